import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  eventsFor,
  preview,
  type AlphacubesProposal,
  type AlphacubesState,
} from '#shared/games/alphacubes/index.ts';
import { cubeId, expectOk, seat } from '#shared/kernel/index.ts';
import { smallJudge } from '#tests/support/alphacubes/lexicon.ts';
import { randomGame, randomRules as rules, type RandomGame } from '#tests/support/alphacubes/random-game.ts';
import { slowScore } from '#tests/support/alphacubes/slow-scorer.ts';
import { longTest } from '#tests/support/patience.ts';
import { seed } from '#tests/support/seed.ts';

/** One seed a run, printed when a property fails; all properties look at the same games, which are played once. */
const played = new Map<number, RandomGame>();
/** The games of a run are numbered from its seed. */
const gameOf = (number: number): RandomGame => {
  const game = played.get(number) ?? randomGame((seed + number) % 2 ** 31);
  played.set(number, game);
  return game;
};
const games = (check: (game: RandomGame) => void, count = 250) => {
  for (let number = 0; number < count; number += 1) {
    try {
      check(gameOf(number));
    } catch (error) {
      throw new Error(`in randomGame(${(seed + number) % 2 ** 31})`, { cause: error });
    }
  }
};

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

/** Beyond what all games promise (contract.test.ts). */
describe('random games of 1 to 6 seats with any switches', () => {
  it(
    'P14 the preview and a slow scorer equal the committed score in 10,000 plays',
    { timeout: longTest },
    () => {
      let plays = 0;
      for (let number = 0; plays < 10_000; number += 1) {
        for (const { before, move, events } of gameOf(number).steps) {
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
        const applied = rules.apply(state, move as AlphacubesProposal);
        expect(rules.check(state, move as AlphacubesProposal).ok).toBe(applied.ok);
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
});

describe('P3 a seat knows its own hand and no more', () => {
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
          expect(Object.keys(one).sort()).toEqual(['cubes', 'missed', 'out', 'plays', 'points']);
      }
    }, 40);
  });
});
