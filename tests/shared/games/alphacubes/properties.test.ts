import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movesOf, now, redo, replay, undo } from '#shared/engine/index.ts';
import {
  eventsFor,
  preview,
  type AlphacubesMove,
  type AlphacubesState,
} from '#shared/games/alphacubes/index.ts';
import { cubeId, expectOk, randomFrom, seat, shuffle } from '#shared/kernel/index.ts';
import { smallJudge } from '#tests/support/alphacubes/lexicon.ts';
import { randomGame, randomRules as rules, type RandomGame } from '#tests/support/alphacubes/random-game.ts';
import { slowScore } from '#tests/support/alphacubes/slow-scorer.ts';
import { longTest } from '#tests/support/patience.ts';

/** One seed a run, printed when a property fails; all properties look at the same games, which are played once. */
const seed = Date.now() % 2 ** 31;
const played = new Map<number, RandomGame>();
const gameOf = (number: number): RandomGame => {
  const game = played.get(number) ?? randomGame(number);
  played.set(number, game);
  return game;
};
const games = (check: (game: RandomGame) => void, numRuns = 250) =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (number) => {
      check(gameOf(number));
    }),
    { numRuns, seed },
  );

const statesOf = ({ timeline, steps }: RandomGame): readonly AlphacubesState[] => [
  timeline.start,
  ...steps.map(({ state }) => state),
];

/** Every cube of a game, wherever it is. */
const allOf = (state: AlphacubesState) =>
  [
    ...state.stock,
    ...state.seats.flatMap(({ hand }) => hand),
    ...Object.values(state.squares).map(({ cube }) => cube),
  ].sort((one, other) => one - other);

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

describe('random games of 1 to 6 seats with any switches', () => {
  it('L5 cubes are conserved, none is in two places', () => {
    games((game) => {
      const before = allOf(game.timeline.start);
      expect(new Set(before).size).toBe(before.length);
      for (const state of statesOf(game)) expect(allOf(state)).toEqual(before);
    });
  });

  it('replay equals play', () => {
    games(({ start, timeline }) => {
      const again = replay(rules, start, movesOf(timeline));
      expect(again.ok).toBe(true);
      expect(JSON.stringify(again.timeline)).toBe(JSON.stringify(timeline));
    });
  });

  it('undo equals the earlier state, and redo the later one', () => {
    games(({ timeline, steps }) => {
      let back = timeline;
      for (const { before } of steps.toReversed()) {
        const undone = undo(rules, back);
        if (undone === undefined) throw new Error('Nothing to take back');
        expect(now(undone)).toEqual(before);
        back = undone;
      }
      expect(undo(rules, back)).toBeUndefined();
      for (const { state, events } of steps) {
        const again = redo(rules, back);
        if (again === undefined) throw new Error('Nothing to make again');
        expect(now(again.timeline)).toEqual(state);
        expect(again.events).toEqual(events);
        back = again.timeline;
      }
      expect(movesOf(back)).toEqual(movesOf(timeline));
    }, 100);
  });

  it(
    'P14 the preview and a slow scorer equal the committed score in 10,000 plays',
    { timeout: longTest },
    () => {
      let plays = 0;
      for (let seed = 0; plays < 10_000; seed += 1) {
        const { steps } = randomGame(seed);
        for (const { before, move, events } of steps) {
          if (move.kind !== 'play') continue;
          const played = events.find((event) => event.kind === 'played');
          const seen = expectOk(preview(rules.viewFor(before, move.by), move.placements, smallJudge));
          expect(JSON.stringify(seen)).toBe(JSON.stringify({ score: played?.score, unknown: [] }));
          expect(slowScore(before, move.placements)).toBe(seen.score.total);
          plays += 1;
        }
      }
      expect(plays).toBeGreaterThanOrEqual(10_000);
    },
  );

  it('the sum of a score is right there: letters times factors, words, splash', () => {
    games(({ steps }) => {
      for (const { events } of steps) {
        for (const event of events) {
          if (event.kind !== 'played') continue;
          const { words, splash, total } = event.score;
          for (const { letters, wordFactor, points } of words) {
            const sum = letters.reduce((up, { value, letterFactor }) => up + value * letterFactor, 0);
            expect(sum * wordFactor).toBe(points);
          }
          expect(words.reduce((up, { points }) => up + points, splash)).toBe(total);
        }
      }
    }, 100);
  });

  it('every state serialises', () => {
    games((game) => {
      for (const state of statesOf(game)) expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    }, 60);
  });

  it('no state is ever changed', () => {
    games(({ start, timeline, steps }) => {
      let state = freeze(expectOk(rules.setup(start)));
      for (const { move } of steps) state = freeze(expectOk(rules.apply(state, freeze(move))).state);
      expect(JSON.stringify(state)).toBe(JSON.stringify(now(timeline)));
    }, 100);
  });

  it('any move at all, however odd, is made or refused, and refused ones change nothing', () => {
    const at = fc.integer({ min: 0, max: 5 }).map(seat);
    const cube = fc.integer({ min: 0, max: 97 }).map(cubeId);
    const square = fc
      .tuple(fc.constantFrom(...'ABHIJKQRU'), fc.constantFrom(0, 1, 7, 8, 9, 10, 17, 18, 21))
      .map(([column, row]) => `${column}${row}`);
    const placement = fc.record({ square, cube, letter: fc.constantFrom(...'AEIOUSTZ') });
    const oddMove = fc.oneof(
      fc.record({
        kind: fc.constant('play' as const),
        by: at,
        placements: fc.array(placement, { maxLength: 9 }),
      }),
      fc.record({
        kind: fc.constant('exchange' as const),
        by: at,
        cubes: fc.array(cube, { maxLength: 9 }),
      }),
      fc.record({ kind: fc.constantFrom('pass' as const, 'challenge' as const, 'accept' as const), by: at }),
      fc.record({
        kind: fc.constant('allow' as const),
        by: at,
        words: fc.array(fc.string(), { maxLength: 3 }),
      }),
    );
    fc.assert(
      fc.property(fc.nat({ max: 30 }), fc.nat({ max: 40 }), oddMove, (number, index, move) => {
        const states = statesOf(gameOf(number));
        const state = states[Math.min(index, states.length - 1)] ?? states[0];
        if (state === undefined) throw new Error('A game has a state');
        const before = allOf(state);
        const applied = rules.apply(state, move);
        expect(rules.check(state, move).ok).toBe(applied.ok);
        if (applied.ok) expect(allOf(applied.value.state)).toEqual(before);
        else expect(applied.problem.code).toMatch(/^alphacubes\//);
      }),
      { numRuns: 5000, seed },
    );
  });

  it('there is always a move to make until it is over, and none after', () => {
    games((game) => {
      for (const state of statesOf(game)) {
        const seats = rules.toMove(state);
        if (state.phase.kind === 'over') expect(seats).toEqual([]);
        const kind = state.phase.kind === 'challenge' ? 'accept' : 'pass';
        for (let at = 0; at < state.seats.length; at += 1) {
          expect(rules.check(state, { kind, by: seat(at) }).ok).toBe(seats.includes(seat(at)));
        }
      }
    }, 100);
  });

  it('scores are what the moves brought, less what unplayed cubes cost', () => {
    games(({ timeline, steps }) => {
      const points = timeline.start.seats.map(() => 0);
      for (const { events } of steps) {
        for (const event of events) {
          if (event.kind === 'scored' || event.kind === 'bonus') {
            points[event.seat] = (points[event.seat] ?? 0) + event.points;
          }
          if (event.kind === 'ended')
            event.end.leftover.forEach((cost, at) => (points[at] = (points[at] ?? 0) + cost));
        }
      }
      expect(rules.scores(now(timeline))).toEqual(points);
    });
  });
});

describe('P3 a seat knows its own hand and no more', () => {
  it('hidden cubes changed about behind its back leave its view and its events as they were', () => {
    games((game) => {
      for (const state of statesOf(game)) {
        if (state.phase.kind === 'over') continue;
        for (let at = 0; at < state.seats.length; at += 1) {
          const other = hiddenElsewhere(state, at);
          expect(JSON.stringify(rules.viewFor(other, seat(at)))).toBe(
            JSON.stringify(rules.viewFor(state, seat(at))),
          );
        }
      }
    }, 100);
  });

  it('drawn and exchanged cubes are told to nobody else', () => {
    games(({ timeline, steps }) => {
      for (const { events } of steps) {
        for (let at = 0; at < timeline.start.seats.length; at += 1) {
          for (const event of eventsFor(events, seat(at))) {
            if (event.kind !== 'drew' && event.kind !== 'exchanged') continue;
            expect('cubes' in event).toBe(event.seat === at);
          }
        }
      }
    }, 100);
  });

  it('no view holds a stock, a random state or progress', () => {
    games((game) => {
      for (const state of statesOf(game)) {
        const view = rules.viewFor(state, seat(0));
        expect(Object.keys(view)).not.toContain('random');
        expect(Object.keys(view)).not.toContain('progress');
        expect(view.stock).toBeTypeOf('number');
        for (const one of view.seats)
          expect(Object.keys(one).sort()).toEqual(['cubes', 'missed', 'out', 'points']);
      }
    }, 40);
  });
});

/** The same game to this seat's eyes: all it cannot see is dealt anew. */
function hiddenElsewhere(state: AlphacubesState, at: number): AlphacubesState {
  const hidden = [...state.stock, ...state.seats.flatMap(({ hand }, index) => (index === at ? [] : hand))];
  const [mixed] = shuffle(randomFrom(state.turn), hidden);
  let next = 0;
  const take = (count: number) => mixed.slice(next, (next += count));
  return {
    ...state,
    random: randomFrom(99),
    progress: { ...state.progress, passes: state.progress.passes + 1 },
    stock: take(state.stock.length),
    seats: state.seats.map((one, index) => (index === at ? one : { ...one, hand: take(one.hand.length) })),
  };
}
