import { describe, expect, it } from 'vitest';
import { encodeMessage } from '#firmware-protocol/codec/index.ts';
import { openLink, step } from '#firmware-protocol/link/link.ts';
import { timing } from '#firmware-protocol/link/timing.ts';
import { noFaults } from '#firmware-protocol/simulator/index.ts';
import { anInfo, converse, kinds, type Conversation } from './conversation.ts';
import { talkWith } from './firmware-conversation.ts';

const deafMs = 60;
/** The pause, the question and its answer. */
const healsMs = timing.errorsAfterMs + 150;
const hellosOf = ({ sent }: Conversation): number => kinds(sent).filter((kind) => kind === 'hello').length;

/** A link with a picture, on a line that has been good for a while. */
function calm(minor = 1): Conversation {
  const talk = converse({ faults: { ...noFaults, minor } });
  talk.clock.advance(1000);
  expect(talk.link()).toMatchObject({ phase: 'live', missedAt: undefined });
  return talk;
}

/** Nothing comes through for a moment, in which the sensor of a square breaks. */
function breakUnheard(talk: Conversation, square: number, minor = 1): void {
  talk.box.setFaults({ ...noFaults, minor, drop: 1 });
  talk.box.breakSensors([square]);
  talk.clock.advance(deafMs);
  talk.box.setFaults({ ...noFaults, minor });
}

describe('an error that was lost on the line', () => {
  it.each([1, 0])('is asked for once the line is good again, of a box of 1.%d', (minor) => {
    const talk = calm(minor);
    breakUnheard(talk, 7, minor);
    // Another ping or two, until the gap shows.
    talk.clock.advance(400);
    expect(talk.link().box?.faults).toEqual([]);
    talk.clock.advance(healsMs);
    expect(talk.link().box?.faults).toEqual([{ error: 'sensor', detail: 7 }]);
    expect(hellosOf(talk)).toBe(2);
  });

  it('is asked for without the picture being unsure, and with no change lost', () => {
    const talk = calm();
    breakUnheard(talk, 7);
    for (let ms = 0; ms < 3000; ms += 5) {
      if (ms % 100 === 0) talk.box.set(ms / 100, false);
      talk.clock.advance(5);
      expect(talk.link().phase).toBe('live');
    }
    talk.clock.advance(200);
    const { box } = talk.link();
    expect(box?.squares).toBe(talk.box.squares());
    expect(box?.changes.map(({ square }) => square)).toEqual(Array.from({ length: 30 }, (_, n) => 29 - n));
    expect(box?.faults).toHaveLength(1);
  });

  it('is asked for again where the answer was lost, too', () => {
    const talk = calm();
    breakUnheard(talk, 7);
    while (hellosOf(talk) < 2) talk.clock.advance(1);
    talk.box.setFaults({ ...noFaults, drop: 1 });
    talk.clock.advance(deafMs);
    talk.box.setFaults(noFaults);
    talk.clock.advance(100);
    expect(talk.link().box?.faults).toEqual([]);
    talk.clock.advance(healsMs);
    expect(talk.link().box?.faults).toEqual([{ error: 'sensor', detail: 7 }]);
  });

  it('may have come behind a first info that was lost, where only a repeated one is heard', () => {
    const { next: link } = step(openLink(0), { kind: 'time' }, 0);
    const bytes = encodeMessage({ ...anInfo, minor: 1, answers: link.hellos[0] ?? NaN }, 9);
    const hearAt = (now: number) => step(link, { kind: 'bytes', bytes }, now).next.missedAt;
    expect(hearAt(timing.beatEveryMs - 1)).toBeUndefined();
    expect(hearAt(timing.beatEveryMs)).toBe(timing.beatEveryMs);
  });

  it('is not asked for where no frame was missed', () => {
    const talk = calm();
    talk.clock.advance(60_000);
    expect(hellosOf(talk)).toBe(1);
  });

  it('is asked for every ten seconds where the line goes on losing something every second', () => {
    const talk = calm();
    breakUnheard(talk, 7);
    talk.clock.advance(1000 - deafMs);
    const second = (): void => {
      talk.box.setFaults({ ...noFaults, drop: 1 });
      talk.clock.advance(deafMs);
      talk.box.setFaults(noFaults);
      talk.clock.advance(1000 - deafMs);
    };
    for (let at = 1; at < 9; at += 1) second();
    expect(hellosOf(talk)).toBe(1);
    for (let at = 9; at < 12; at += 1) second();
    expect(talk.link().box?.faults).toEqual([{ error: 'sensor', detail: 7 }]);
    for (let at = 12; at < 30; at += 1) second();
    expect(hellosOf(talk)).toBeGreaterThanOrEqual(3);
    expect(hellosOf(talk)).toBeLessThanOrEqual(4);
  });

  it('is told again by the firmware as well', () => {
    const talk = talkWith({});
    talk.pass(1000);
    talk.box.setFaults({ ...noFaults, drop: 1 });
    talk.box.setSupply(3900);
    talk.pass(400);
    talk.box.setFaults(noFaults);
    const told = (): boolean => talk.link().box?.faults.some(({ error }) => error === 'supply') === true;
    expect(talk.pass(300, told)).toBe(false);
    expect(talk.pass(healsMs, told)).toBe(true);
    expect(talk.agrees()).toBe(true);
  });
});
