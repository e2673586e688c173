import { describe, expect, it } from 'vitest';
import { shortHash } from '#firmware-protocol/codec/index.ts';
import { firmwareBox, lastOf, type FirmwareBox, type Said } from './firmware-box.ts';

const newer = { kind: 'hello', major: 1, minor: 1 } as const;
const older = { kind: 'hello', major: 1, minor: 0 } as const;
const kinds = (said: readonly Said[]): string[] => said.map(({ message }) => message.kind);
/** From one saying to the next, in whole milliseconds. */
const pauses = (said: readonly Said[]): number[] =>
  said.slice(1).map(({ at }, n) => Math.round(at - (said[n]?.at ?? 0)));

/** A box of 1.1 whose host has its picture. */
function heardBox(options: Parameters<typeof firmwareBox>[0] = {}): FirmwareBox & { readonly boot: number } {
  const talk = firmwareBox(options);
  const info = talk.ask(newer).message;
  const boot = info.kind === 'info' && 'boot' in info ? info.boot : -1;
  talk.ask({ kind: 'ping', had: { boot, event: 0 } });
  return { ...talk, boot };
}

describe('what the firmware tells a host of 1.1', () => {
  it('is nothing before it is spoken to, and then the info every 50 ms until it was read', () => {
    const talk = firmwareBox();
    expect(talk.during(100)).toEqual([]);
    const hello = talk.tell(newer);
    const said = talk.during(220);
    expect(kinds(said)).toEqual(['info', 'info', 'info', 'info', 'info']);
    for (const { message } of said) expect(message).toMatchObject({ answers: hello, rows: 9, columns: 12 });
    expect(pauses(said)).toEqual([50, 50, 50, 50]);
    expect(said.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3, 4]);
    talk.ask({ kind: 'ping' });
    expect(kinds(talk.during(60))).toEqual(['beat']);
  });

  it('is a change as soon as it has held still, and again until it is acknowledged', () => {
    const talk = heardBox();
    talk.during(5);
    const lifted = talk.box.now();
    talk.box.set(17, false);
    const told = talk.during(130);
    const first = told.find(({ message }) => message.kind === 'beat' && message.event === 1);
    expect(first?.at ?? Infinity).toBeGreaterThan(lifted + 20);
    // The span and a sixth, a scan, and the line.
    expect(first?.at ?? Infinity).toBeLessThan(lifted + 28);
    const beats = told.filter(({ message }) => message.kind === 'beat' && message.event === 1);
    expect(beats.length).toBeGreaterThanOrEqual(2);
    for (const { message } of beats) {
      expect(message).toMatchObject({
        hash: shortHash(talk.box.squares()),
        changes: [{ square: 17, full: false }],
      });
    }
    talk.ask({ kind: 'ping', had: { boot: talk.boot, event: 1 } });
    expect(lastOf(talk.during(60), 'beat')).toMatchObject({ event: 1, changes: [] });
  });

  it('is one snapshot of 40 bytes where a whole box is emptied at once', () => {
    const talk = heardBox();
    const emptied = talk.box.now();
    for (let square = 0; square < 108; square += 1) talk.box.set(square, false);
    const whole = talk.during(60).find(({ message }) => message.kind === 'snapshot' && message.event === 108);
    expect(whole?.message).toMatchObject({ squares: '0'.repeat(108), answers: 0xffff });
    expect((whole?.at ?? Infinity) - emptied).toBeLessThanOrEqual(44);
  });

  it('repeats a snapshot that was asked for, until a ping says that it came', () => {
    const talk = heardBox();
    talk.ask({ kind: 'askSnapshot' });
    expect(kinds(talk.during(160))).toEqual(['snapshot', 'snapshot', 'snapshot']);
    talk.ask({ kind: 'ping', had: { boot: talk.boot, event: 0 } });
    expect(kinds(talk.during(60))).toEqual(['beat']);
  });

  it('ends 5 s after the last good frame, and goes on with the next', () => {
    const talk = heardBox();
    talk.during(4980);
    expect(kinds(talk.during(100)).length).toBeLessThanOrEqual(1);
    expect(talk.during(300)).toEqual([]);
    talk.box.set(3, false);
    expect(talk.during(100)).toEqual([]);
    talk.ask({ kind: 'ping' });
    expect(lastOf(talk.during(60), 'beat')).toMatchObject({ event: 1, changes: [{ square: 3 }] });
  });

  it('begins anew with another boot number after the reset button', () => {
    const talk = heardBox();
    talk.box.set(3, false);
    talk.during(50);
    talk.box.reset();
    expect(talk.during(100)).toEqual([]);
    expect(talk.ask({ kind: 'askSnapshot' }).message).toMatchObject({ boot: talk.boot + 1, event: 0 });
    expect(talk.ask({ kind: 'askSelfTest' }).message).toMatchObject({ lastStart: 'resetLine', failed: [] });
  });
});

describe('what the firmware tells a host of 1.0', () => {
  it('is each change once, with the time it had held still', () => {
    const talk = firmwareBox();
    talk.ask(older);
    expect(talk.during(120)).toEqual([]);
    talk.box.set(5, false);
    talk.box.set(100, false);
    const said = talk.during(150);
    expect(said.map(({ message }) => message)).toMatchObject([
      { kind: 'square', event: 1, square: 5, full: false },
      { kind: 'square', event: 2, square: 100, full: false },
    ]);
    const at = said.map(({ message }) => (message.kind === 'square' ? message.at : NaN));
    expect(at[0]).toBeCloseTo((said[0]?.at ?? 0) - 1, -1);
    expect(at[1]).toBe(at[0]);
  });

  it('is one snapshot for more than eight changes in one scan', () => {
    const talk = firmwareBox();
    talk.ask(older);
    for (let square = 0; square < 9; square += 1) talk.box.set(square, false);
    expect(talk.during(100).map(({ message }) => message)).toMatchObject([{ kind: 'snapshot', event: 9 }]);
  });
});

describe('what the firmware keeps', () => {
  it('are the last 256 changes, and it says what it has lost', () => {
    const talk = heardBox();
    talk.ask({ kind: 'setDebounce', ms: 5 });
    for (let round = 0; round < 30; round += 1) {
      for (let square = 0; square < 9; square += 1) talk.box.set(square * 12, round % 2 === 1);
      talk.during(13);
    }
    const kept = (after: number, boot = talk.boot) =>
      talk.ask({ kind: 'askKept', boot, after, most: 22 }).message;
    expect(kept(13)).toMatchObject({ oldest: 15, first: 0, changes: [] });
    expect(kept(270)).toMatchObject({ oldest: 15, first: 0, changes: [] });
    expect(kept(200, talk.boot + 1)).toMatchObject({ first: 0, changes: [] });
    const first = kept(14);
    expect(first).toMatchObject({ first: 15 });
    const found = [first, kept(264)].flatMap((one) => (one.kind === 'kept' ? one.changes : []));
    expect(found).toHaveLength(28);
    // The fifteenth change is the sixth of the second round, in which the squares were filled.
    expect(found[0]).toMatchObject({ square: 5 * 12, full: true });
    expect(found.at(-1)).toMatchObject({ square: 8 * 12, full: true });
  });

  it('fits the time between two changes to the tick', () => {
    const talk = heardBox();
    talk.box.set(1, false);
    talk.during(1000);
    talk.box.set(2, false);
    talk.during(60);
    const kept = talk.ask({ kind: 'askKept', boot: talk.boot, after: 0, most: 2 }).message;
    const ticks = kept.kind === 'kept' ? (kept.changes[1]?.ticks ?? 0) : 0;
    expect(ticks * 16).toBeGreaterThan(1000 - 20);
    expect(ticks * 16).toBeLessThan(1000 + 20);
  });
});

describe('debounce in the firmware', () => {
  it('lets nothing count that goes back before the span is over', () => {
    const talk = heardBox();
    talk.ask({ kind: 'setDebounce', ms: 100 });
    for (let bounce = 0; bounce < 5; bounce += 1) {
      talk.box.set(40, bounce % 2 === 0);
      talk.during(60);
    }
    talk.box.set(40, true);
    expect(lastOf(talk.during(200), 'beat')).toMatchObject({ event: 0 });
    talk.box.set(40, false);
    expect(lastOf(talk.during(95), 'beat')).toMatchObject({ event: 0 });
    expect(lastOf(talk.during(80), 'beat')).toMatchObject({ event: 1 });
  });
});

describe('the speed of the line', () => {
  it.each([115_200, 250_000])('may be %d from the start', (speed) => {
    const talk = firmwareBox({ speed });
    expect(talk.ask(newer).message).toMatchObject({ kind: 'info' });
    expect(talk.bad()).toBe(0);
  });

  it('follows a host that knows the other one only', () => {
    const talk = firmwareBox({ speed: 250_000 });
    talk.wire.setSpeed(115_200);
    let found: string[] = [];
    for (let hello = 0; hello < 20 && found.length === 0; hello += 1) {
      talk.tell(older);
      found = kinds(talk.during(250));
    }
    expect(found).toEqual(['info']);
    expect(talk.ask({ kind: 'askAbout' }).message).toMatchObject({ speeds: [115_200, 250_000] });
    expect(talk.ask({ kind: 'askCounters' }).message).toMatchObject({ good: 3 });
  });
});
