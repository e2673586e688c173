import { describe, expect, it } from 'vitest';
import {
  begin,
  isOpen,
  movesOf,
  currentState,
  openHands,
  play,
  propose,
  redo,
  replay,
  stateBefore,
  stepsOf,
  stretchLength,
  undo,
  type GameTypes,
  type Rules,
  type Timeline,
} from '#shared/engine/index.ts';
import { expectOk, ok, refuse, seat, type Seat } from '#shared/kernel/index.ts';

/** The least of games: seats add one to three in turn; 3 shows a secret; 9 ends it, 10 is too much; a list says which count. */
interface Count {
  readonly sum: number;
  readonly turn: number;
  readonly seats: number;
}
interface Add {
  readonly kind: 'add';
  readonly by: Seat;
  readonly points: number;
  readonly listed?: boolean;
}
interface Counting extends GameTypes {
  readonly options: { readonly from: number };
  readonly state: Count;
  readonly view: Count;
  readonly proposal: Add;
  readonly move: Add;
  readonly event: { readonly kind: 'added' | 'secret' };
}
const [added, secret] = [{ kind: 'added' }, { kind: 'secret' }] as const;
const add = (points: number): Add => ({ kind: 'add', by: seat(0), points });
const adds = (...points: readonly number[]): readonly Add[] => points.map(add);

const counting: Rules<Counting> = {
  setup: ({ options, seats }) =>
    options.from > 9 ? refuse({ code: 'count/too-much' }) : ok({ sum: options.from, turn: 0, seats }),
  turn: ({ turn, seats }) => ({ number: turn + 1, seat: seat(turn % seats) }),
  actors: ({ sum, turn, seats }) => (sum >= 9 ? [] : [seat(turn % seats)]),
  limits: () => [],
  skipTurn: (state) => ({ state, events: [] }),
  judge: (_, move, words) =>
    words.has(`${move.points}`) ? ok({ ...move, listed: true }) : refuse({ code: 'count/not-listed' }),
  apply: (state, { points }) =>
    state.sum + points > 9
      ? refuse({ code: 'count/too-much' })
      : ok({
          state: { ...state, sum: state.sum + points, turn: state.turn + 1 },
          events: points === 3 ? [added, secret] : [added],
        }),
  viewFor: (state) => state,
  eventsFor: (events) => events,
  reveals: ({ kind }) => kind === 'secret',
  gains: () => [],
  scores: ({ seats, sum }) => Array.from({ length: seats }, () => sum),
  ending: ({ sum, seats }) =>
    sum < 9 ? undefined : { winners: [], reason: 'nine', settlement: Array.from({ length: seats }, () => 0) },
};
const start = { options: { from: 1 }, seats: 3, seed: 0 };

const played = (moves: readonly number[]): Timeline<Counting> =>
  adds(...moves).reduce(
    (timeline, move) => expectOk(play(counting, timeline, move)).timeline,
    expectOk(begin(counting, start)),
  );

describe('a timeline', () => {
  it('keeps moves, and gives what happened at each when it is made and when it is made again', () => {
    const begun = played([1]);
    const { timeline, events } = expectOk(play(counting, begun, add(3)));
    expect(currentState(timeline)).toMatchObject({ sum: 5, turn: 2 });
    expect(events).toEqual([added, secret]);
    expect(movesOf(timeline)).toEqual(adds(1, 3));
    expect(timeline.stretches.flatMap((stretch) => [...stepsOf(counting, stretch)])).toEqual([
      {
        before: { sum: 1, turn: 0, seats: 3 },
        move: add(1),
        state: { sum: 2, turn: 1, seats: 3 },
        events: [added],
      },
      {
        before: { sum: 2, turn: 1, seats: 3 },
        move: add(3),
        state: { sum: 5, turn: 2, seats: 3 },
        events: [added, secret],
      },
    ]);
  });

  it('is left as it was by a refused move', () => {
    const timeline = played([3]);
    expect(play(counting, timeline, add(8))).toEqual({ ok: false, problem: { code: 'count/too-much' } });
    expect(currentState(timeline).sum).toBe(4);
  });

  it('takes back and makes again', () => {
    const timeline = played([1, 2]);
    const back = undo(counting, timeline);
    expect(back && currentState(back).sum).toBe(2);
    const again = back && redo(counting, back);
    expect(again?.timeline).toEqual(timeline);
    expect(again?.events).toEqual([added]);
    expect(again && redo(counting, again.timeline)).toBeUndefined();
  });

  it('cannot take back what was not made', () => {
    expect(undo(counting, played([]))).toBeUndefined();
  });

  it('forgets what was taken back once another move is made', () => {
    const back = undo(counting, played([1, 2]));
    const other = back && expectOk(play(counting, back, add(1)));
    expect(other && redo(counting, other.timeline)).toBeUndefined();
  });

  it('keeps one state for each stretch of moves, whatever was played, taken back or made again', () => {
    const length = 3 * stretchLength + 5;
    const nothing = Array.from({ length }, () => 0);
    const timeline = played(nothing);
    expect(timeline.length).toBe(length);
    expect(timeline.stretches.map(({ moves }) => moves.length)).toEqual([64, 64, 64, 5]);
    expect(timeline.stretches.map(({ before }) => before.turn)).toEqual([0, 64, 128, 192]);
    expect(replay(counting, start, adds(...nothing))).toEqual({ ok: true, timeline });
    let back = timeline;
    for (let turn = length; turn > 0; turn -= 1) {
      expect(stateBefore(counting, timeline, turn - 1).turn).toBe(turn - 1);
      const one = undo(counting, back);
      if (one === undefined) throw new Error('Nothing to take back');
      expect(currentState(one).turn).toBe(turn - 1);
      back = one;
    }
    expect(back).toEqual({ ...played([]), undone: adds(...nothing) });
    let again = redo(counting, back);
    for (let next = again; next !== undefined; next = redo(counting, next.timeline)) again = next;
    expect(again?.timeline).toEqual(timeline);
  });

  it('shares its full stretches with the timelines that grow from it', () => {
    const timeline = played(Array.from({ length: 2 * stretchLength + 1 }, () => 0));
    const longer = expectOk(play(counting, timeline, add(0))).timeline;
    expect(longer.stretches[0]).toBe(timeline.stretches[0]);
    expect(longer.stretches[1]).toBe(timeline.stretches[1]);
  });

  it('P15 goes back, past several stretches of moves by computers, to the person’s decision', () => {
    const begun = expectOk(begin(counting, { ...start, seats: 300 }));
    const moves = Array.from({ length: 200 }, () => add(0));
    const timeline = moves.reduce((so, move) => expectOk(play(counting, so, move)).timeline, begun);
    const back = undo(counting, timeline, [seat(3)]);
    expect(back).toMatchObject({ length: 3, state: { turn: 3 } });
    expect(back?.undone).toHaveLength(197);
    expect(undo(counting, timeline, [seat(250)])).toBeUndefined();
  });

  it('P15 goes back to the person’s decision, past the computers', () => {
    // Seat 0 is a person; seats 1 and 2 are computers.
    const back = undo(counting, played([1, 1, 1, 1, 1]), [seat(0)]);
    expect(back).toHaveProperty('length', 3);
    expect(back?.undone).toHaveLength(2);
    const further = back && undo(counting, back, [seat(0)]);
    expect(further).toHaveProperty('length', 0);
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
  });

  it('P15 is unmarked by what is made again, not by another move in its place', () => {
    const back = undo(counting, played([1, 3, 1, 3]));
    expect(back?.takenBack).toBe(1);
    const again = back && redo(counting, back)?.timeline;
    expect(again?.takenBack).toBe(0);
    const further = back && undo(counting, back);
    expect(further && redo(counting, further)?.timeline.takenBack).toBe(1);
    const other = back && expectOk(play(counting, back, add(1)));
    expect(other?.timeline.takenBack).toBe(1);
  });
});

describe('replay', () => {
  it('equals play', () => {
    const moves = [1, 3, 2];
    expect(replay(counting, start, adds(...moves))).toEqual({ ok: true, timeline: played(moves) });
  });

  it('stops at the first illegal move with its number and reason, and keeps the game up to there', () => {
    const replayed = replay(counting, start, adds(3, 2, 7, 1));
    expect(replayed).toEqual({
      ok: false,
      move: 3,
      problem: { code: 'count/too-much' },
      timeline: played([3, 2]),
    });
  });

  it('says 0 where the game cannot begin', () => {
    const replayed = replay(counting, { ...start, options: { from: 10 } }, adds(1));
    expect(replayed).toMatchObject({ ok: false, move: 0, timeline: undefined });
  });
});

describe('verdicts', () => {
  const listed = new Set(['1', '2']);
  const verdict = (points: number): Add => ({ ...add(points), listed: true });

  it('are written into the move when it is proposed', () => {
    const { timeline } = expectOk(propose(counting, played([]), add(2), listed));
    expect(movesOf(timeline)).toEqual([verdict(2)]);
    expect(propose(counting, timeline, add(3), listed)).toEqual({
      ok: false,
      problem: { code: 'count/not-listed' },
    });
  });

  it('are believed in a replay, and judged anew only by a judge that is given', () => {
    const moves = adds(2, 3);
    expect(replay(counting, start, moves)).toEqual({ ok: true, timeline: played([2, 3]) });
    const judged = replay(counting, start, moves, { words: listed });
    expect(judged).toMatchObject({ ok: false, move: 2, problem: { code: 'count/not-listed' } });
    expect(judged.timeline && movesOf(judged.timeline)).toEqual([verdict(2)]);
  });

  it('stay through undo and redo without asking again', () => {
    const { timeline } = expectOk(propose(counting, played([]), add(2), listed));
    const back = undo(counting, timeline);
    expect(back && redo(counting, back)?.timeline).toEqual(timeline);
  });
});

describe('P3 hot seat', () => {
  const [anna, ben, carl] = [seat(0), seat(1), seat(2)];

  const people = [anna, ben];
  const turnOf = (onTurn: Seat | undefined, forward?: Seat) => ({
    people,
    onTurn,
    over: false,
    hidesHands: true,
    forward,
  });

  it('opens the hand of the person on turn once they have come forward', () => {
    expect(openHands(turnOf(ben))).toEqual({ kind: 'none', awaited: ben });
    expect(openHands(turnOf(ben, anna))).toEqual({ kind: 'none', awaited: ben });
    expect(openHands(turnOf(ben, ben))).toEqual({ kind: 'one', seat: ben });
  });

  it('opens nobody’s while several may speak up or a computer moves, and awaits nobody', () => {
    expect(openHands(turnOf(undefined, ben))).toEqual({ kind: 'none', awaited: undefined });
    expect(openHands(turnOf(carl, carl))).toEqual({ kind: 'none', awaited: undefined });
    expect(openHands({ ...turnOf(carl, carl), people: [] })).toEqual({
      kind: 'none',
      awaited: undefined,
    });
  });

  it('keeps the hand of a person alone among computers open, whoever moves', () => {
    for (const onTurn of [anna, ben, undefined]) {
      const hands = openHands({ ...turnOf(onTurn), people: [ben] });
      expect(hands).toEqual({ kind: 'one', seat: ben });
    }
  });

  it('opens every hand at the end', () => {
    const hands = openHands({ ...turnOf(undefined), over: true });
    expect([anna, ben, carl].every((one) => isOpen(hands, one))).toBe(true);
    expect(isOpen(openHands(turnOf(ben, ben)), anna)).toBe(false);
    expect(isOpen(openHands(turnOf(ben)), ben)).toBe(false);
  });

  it('hides nothing where a game has no hands to hide', () => {
    expect(openHands({ ...turnOf(ben), hidesHands: false })).toEqual({ kind: 'all' });
  });
});
