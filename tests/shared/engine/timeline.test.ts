import { describe, expect, it } from 'vitest';
import {
  begin,
  needsCurtain,
  now,
  play,
  redo,
  replay,
  undo,
  whoseEyes,
  type Rules,
  type Timeline,
} from '#shared/engine/index.ts';
import { expectOk, ok, refuse, seat, type Problem } from '#shared/kernel/index.ts';

/** The least of games: seats add one to three in turn; drawing shows a secret; 9 ends it, 10 is too much. */
interface Count {
  readonly sum: number;
  readonly turn: number;
  readonly seats: number;
}
type Event = 'added' | 'secret';
const counting: Rules<Count, number, Event, Problem, number, { readonly from: number }, never> = {
  setup: ({ options, seats }) =>
    options.from > 9 ? refuse({ code: 'count/too-much' }) : ok({ sum: options.from, turn: 0, seats }),
  toMove: ({ sum, turn, seats }) => (sum >= 9 ? [] : [seat(turn % seats)]),
  check: ({ sum }, move) => (sum + move > 9 ? refuse({ code: 'count/too-much' }) : ok(undefined)),
  apply: (state, move) =>
    state.sum + move > 9
      ? refuse({ code: 'count/too-much' })
      : ok({
          state: { ...state, sum: state.sum + move, turn: state.turn + 1 },
          events: move === 3 ? ['added', 'secret'] : ['added'],
        }),
  viewFor: ({ sum }) => sum,
  eventsFor: (events) => events,
  reveals: (event) => event === 'secret',
  scores: ({ seats, sum }) => Array.from({ length: seats }, (_, at) => ({ seat: seat(at), points: sum })),
};
const start = { options: { from: 1 }, seats: 3, seed: 0 };

const played = (moves: readonly number[]): Timeline<Count, number, Event> =>
  moves.reduce(
    (timeline, move) => expectOk(play(counting, timeline, move)),
    expectOk(begin(counting, start)),
  );

describe('a timeline', () => {
  it('keeps states, moves and events', () => {
    const timeline = played([1, 3]);
    expect(now(timeline)).toMatchObject({ sum: 5, turn: 2 });
    expect(timeline.made).toEqual([
      { move: 1, state: { sum: 2, turn: 1, seats: 3 }, events: ['added'] },
      { move: 3, state: { sum: 5, turn: 2, seats: 3 }, events: ['added', 'secret'] },
    ]);
  });

  it('is left as it was by a refused move', () => {
    const timeline = played([3]);
    expect(play(counting, timeline, 8)).toEqual({ ok: false, problem: { code: 'count/too-much' } });
    expect(now(timeline).sum).toBe(4);
  });

  it('takes back and makes again', () => {
    const timeline = played([1, 2]);
    const back = undo(counting, timeline);
    expect(back && now(back).sum).toBe(2);
    const again = back && redo(back);
    expect(again && now(again)).toEqual(now(timeline));
    expect(again && redo(again)).toBeUndefined();
  });

  it('cannot take back what was not made', () => {
    expect(undo(counting, played([]))).toBeUndefined();
  });

  it('forgets what was taken back once another move is made', () => {
    const back = undo(counting, played([1, 2]));
    const other = back && expectOk(play(counting, back, 1));
    expect(other && redo(other)).toBeUndefined();
  });

  it('P15 goes back to the person’s decision, past the computers', () => {
    // Seat 0 is a person; seats 1 and 2 are computers.
    const back = undo(counting, played([1, 1, 1, 1, 1]), [seat(0)]);
    expect(back?.made).toHaveLength(3);
    expect(back?.undone).toHaveLength(2);
    const further = back && undo(counting, back, [seat(0)]);
    expect(further?.made).toHaveLength(0);
    expect(further && undo(counting, further, [seat(0)])).toBeUndefined();
  });

  it('P15 is marked for every move taken back that had shown something hidden', () => {
    const timeline = played([1, 3, 1, 3]);
    const one = undo(counting, timeline);
    expect(one?.takenBack).toBe(1);
    const two = one && undo(counting, one);
    expect(two?.takenBack).toBe(1);
    const three = two && undo(counting, two);
    expect(three?.takenBack).toBe(2);
    expect(three && redo(three)?.takenBack).toBe(2);
  });
});

describe('replay', () => {
  it('equals play', () => {
    const moves = [1, 3, 2];
    expect(replay(counting, start, moves)).toEqual({ ok: true, timeline: played(moves) });
  });

  it('stops at the first illegal move with its number and reason, and keeps the game up to there', () => {
    const replayed = replay(counting, start, [3, 2, 7, 1]);
    expect(replayed).toEqual({
      ok: false,
      move: 3,
      problem: { code: 'count/too-much' },
      timeline: played([3, 2]),
    });
  });

  it('says 0 where the game cannot begin', () => {
    const replayed = replay(counting, { ...start, options: { from: 10 } }, [1]);
    expect(replayed).toMatchObject({ ok: false, move: 0, timeline: undefined });
  });
});

describe('P3 hot seat', () => {
  const [anna, ben, carl] = [seat(0), seat(1), seat(2)];

  it('shows the hand of the one person to move', () => {
    expect(whoseEyes([ben], [anna, ben])).toEqual({ kind: 'seat', seat: ben });
  });

  it('shows nobody’s while several may speak up, and nobody’s while a computer moves', () => {
    expect(whoseEyes([ben, carl], [anna, ben, carl])).toEqual({ kind: 'several', seats: [ben, carl] });
    expect(whoseEyes([carl], [anna, ben])).toEqual({ kind: 'nobody' });
    expect(whoseEyes([], [anna])).toEqual({ kind: 'nobody' });
    expect(whoseEyes([ben, carl], [anna, ben])).toEqual({ kind: 'seat', seat: ben });
  });

  it('drops the curtain when the eyes change, never for a person alone', () => {
    const eyes = whoseEyes([ben], [anna, ben]);
    expect(needsCurtain(anna, eyes, [anna, ben])).toBe(true);
    expect(needsCurtain(ben, eyes, [anna, ben])).toBe(false);
    expect(needsCurtain(undefined, eyes, [anna, ben])).toBe(true);
    expect(needsCurtain(undefined, eyes, [ben])).toBe(false);
    expect(needsCurtain(anna, whoseEyes([carl], [anna, ben]), [anna, ben])).toBe(false);
  });
});
