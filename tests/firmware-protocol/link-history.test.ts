import { describe, expect, it } from 'vitest';
import { noFaults, type BoxOptions } from '#firmware-protocol/simulator/index.ts';
import { converse, kinds, type Conversation } from './conversation.ts';

/** A live conversation whose line is then cut, until `back`. */
function away(options: Partial<BoxOptions> = {}): Conversation & { lift(squares: readonly number[]): void } {
  const talk = converse(options);
  talk.clock.advance(100);
  talk.box.setFaults({ ...noFaults, drop: 1 });
  return {
    ...talk,
    lift(squares) {
      for (const square of squares) {
        talk.box.set(square, talk.box.squares()[square] === '0');
        talk.clock.advance(100);
      }
    },
  };
}

const back = (talk: Conversation, ms = 1500): void => {
  talk.box.setFaults(noFaults);
  talk.clock.advance(ms);
};

const range = (count: number, each: (place: number) => number): number[] =>
  Array.from({ length: count }, (_, place) => each(place));

describe('B10: what happened while nobody heard it', () => {
  it('is told in its order and with its times, over many questions', () => {
    const talk = away();
    const squares = range(100, (place) => (place * 37) % 108);
    talk.lift(squares);
    back(talk);
    const { changes = [] } = talk.link().box ?? {};
    const told = changes.toReversed();
    expect(told.map(({ square }) => square)).toEqual(squares);
    expect(told.map(({ event }) => event)).toEqual(range(100, (place) => place + 1));
    const apart = told.slice(1).map(({ at }, place) => at - (told[place]?.at ?? 0));
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(100 - 16);
    expect(Math.max(...apart)).toBeLessThanOrEqual(100 + 16);
    expect(kinds(talk.sent).filter((kind) => kind === 'askKept')).toHaveLength(Math.ceil(100 / 22));
  });

  it('is compared by pictures where it no longer fits, and the picture is right', () => {
    const talk = away({ kept: 128 });
    talk.lift(range(150, (place) => place % 108));
    back(talk);
    const { box, phase, history } = talk.link();
    expect({ phase, squares: box?.squares, history }).toEqual({
      phase: 'live',
      squares: talk.box.squares(),
      history: undefined,
    });
    // 42 squares have changed twice: the comparison shows the other 66 alone, under the number of the picture.
    expect(box?.changes.map(({ event }) => event)).toEqual(range(66, () => 150));
  });

  it('of which 128 changes fit, and 129 do not', () => {
    const seen = [128, 129].map((count) => {
      const talk = away({ kept: 128 });
      talk.lift(range(count, (place) => place % 108));
      back(talk, 2000);
      return talk.link().box?.changes.length;
    });
    expect(seen).toEqual([128, 108 - 21]);
  });

  it('comes over a bad line, too', () => {
    const talk = away({ seed: 5 });
    talk.lift(range(30, (place) => place));
    talk.box.setFaults({ ...noFaults, lose: 0.03 });
    talk.clock.advance(30_000);
    expect(talk.link().box?.changes.map(({ event }) => event)).toEqual(range(30, (place) => 30 - place));
  });

  it('goes on over event FFFF', () => {
    const talk = away({ event: 0xfff0 });
    talk.lift(range(30, (place) => place));
    back(talk);
    talk.lift([40, 41]);
    expect(talk.link()).toMatchObject({ phase: 'live', box: { event: 0xfff0 + 32 } });
    expect(talk.link().box?.changes.map(({ event }) => event)).toEqual(
      range(32, (place) => 0xfff0 + 32 - place),
    );
  });

  it('has another boot number after event FFFFFFFF, and the picture stays right', () => {
    const talk = converse({ event: 0xfffffffd });
    talk.clock.advance(100);
    const { boot } = talk.box.device();
    for (const square of [1, 2, 3, 4]) {
      talk.box.set(square, false);
      talk.clock.advance(1000);
      expect(talk.link()).toMatchObject({ phase: 'live', box: { squares: talk.box.squares() } });
    }
    expect(talk.box.device()).toMatchObject({ event: 2, boot: boot + 1 });
    expect(talk.link().box?.info.boot).toBe(boot + 1);
  });
});
