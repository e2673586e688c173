import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameFacts } from '#electron/cli/match/game-facts.ts';
import { MatchTally } from '#electron/cli/match/match-tally.ts';
import { MatchTimes, Histogram } from '#electron/cli/match/spread.ts';

const facts = (seed: number, more: Partial<GameFacts>): GameFacts => ({
  seed,
  points: [0, 0],
  winners: [],
  ms: [[], []],
  turns: 0,
  reason: 'out',
  lays: [],
  ...more,
});
const pieces = (word: string) => Array.from(word, (letter) => ({ letter, piece: `${letter}-die` }));

test('adds up three games worked out by hand', () => {
  const tally = new MatchTally(2);
  const games = [
    facts(7, {
      points: [30, 20],
      winners: [0],
      turns: 5,
      ms: [[1, 1, 1], [1]],
      lays: [
        { seat: 0, points: 8, pieces: pieces('CAB') },
        { seat: 1, points: 21, pieces: pieces('AD') },
      ],
    }),
    facts(8, {
      points: [10, 10],
      winners: [0, 1],
      turns: 9,
      reason: 'passed',
      ms: [[1], [1, 1]],
      lays: [{ seat: 1, points: 4, pieces: pieces('CAB') }],
    }),
    facts(9, { points: [5, 24], winners: [1], turns: 7, ms: [[], [1]] }),
  ];
  for (const game of games) tally.add(game);
  const figures = tally.figures();
  expect(figures).toMatchObject({
    games: 3,
    players: [
      { won: 1, shared: 1, points: 15, low: 5, median: 10, high: 30, moves: 4 / 3 },
      { won: 1, shared: 1, points: 18, low: 10, median: 20, high: 24, moves: 4 / 3 },
    ],
    turns: { mean: 7, shortest: 5, longest: 9 },
    ends: [
      { reason: 'out', games: 2 },
      { reason: 'passed', games: 1 },
    ],
    openings: [{ laid: 3, games: 2, points: 6, error: 2, won: 0.5 }],
    best: { points: 21, seat: 1, seed: 7 },
  });
  // √(((30 - 15)² + (10 - 15)² + (5 - 15)²) / 2 / 3)
  expect(figures.players[0]?.error).toBeCloseTo(Math.sqrt(350 / 6), 12);
  const byLetter = new Map(figures.letters.map((one) => [one.name, one]));
  expect(byLetter.get('D')).toEqual({ name: 'D', laid: 1, each: 10.5, error: null });
  // Shares of 8/3, 21/2 and 4/3 points, in hundredths.
  expect(byLetter.get('A')).toMatchObject({ laid: 3, each: (2.67 + 10.5 + 1.33) / 3 });
  expect(figures.letters.map(({ name }) => name)).toEqual(['D', 'A', 'B', 'C']);
  expect(figures.pieces.map(({ name }) => name)).toEqual(['D-die', 'A-die', 'B-die', 'C-die']);
});

const someGame: fc.Arbitrary<Partial<GameFacts>> = fc.record({
  points: fc.tuple(fc.integer({ min: -50, max: 400 }), fc.integer({ min: -50, max: 400 })),
  winners: fc.subarray([0, 1], { minLength: 1 }),
  turns: fc.nat({ max: 60 }),
  reason: fc.constantFrom('out', 'passed', 'full'),
  lays: fc.array(
    fc.record({
      seat: fc.constantFrom(0, 1),
      points: fc.nat({ max: 150 }),
      pieces: fc.string({ unit: fc.constantFrom('A', 'B', 'C'), minLength: 1, maxLength: 7 }).map(pieces),
    }),
    { maxLength: 6 },
  ),
});

test('the order of games changes nothing, to the last bit', () => {
  const order = fc.array(someGame, { minLength: 1, maxLength: 12 }).chain((games) => {
    const numbered = games.map((game, seed) => facts(seed, game));
    const all = { minLength: games.length, maxLength: games.length };
    return fc.tuple(fc.constant(numbered), fc.shuffledSubarray(numbered, all));
  });
  fc.assert(
    fc.property(order, ([games, shuffled]) => {
      const [one, other] = [games, shuffled].map((list) => {
        const tally = new MatchTally(2);
        for (const game of list) tally.add(game);
        return JSON.stringify(tally.figures());
      });
      expect(other).toBe(one);
    }),
  );
});

test('a spread has the figures of the numbers themselves', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 2, maxLength: 60 }), (numbers) => {
      const spread = new Histogram();
      for (const one of numbers) spread.add(one);
      const sorted = numbers.toSorted((one, other) => one - other);
      const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
      const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0);
      expect(spread.count).toBe(numbers.length);
      expect(spread.mean).toBeCloseTo(mean, 10);
      expect(spread.error).toBeCloseTo(Math.sqrt(squares / (numbers.length - 1) / numbers.length), 10);
      for (const share of [0, 0.1, 0.5, 0.9, 1]) {
        const least = Math.max(0, Math.ceil(share * numbers.length - 1e-9) - 1);
        expect(spread.at(share)).toBe(sorted[least]);
      }
    }),
  );
});

test('times are told within 5 in 100, in seats of their own', () => {
  const times = new MatchTimes(2);
  times.add(facts(0, { ms: [Array.from({ length: 100 }, (_, n) => n + 1), [0]] }));
  const [first, second] = times.figures();
  expect(Math.abs((first?.median ?? 0) / 50 - 1)).toBeLessThan(0.05);
  expect(Math.abs((first?.p95 ?? 0) / 95 - 1)).toBeLessThan(0.05);
  expect(second?.median).toBeCloseTo(0.001, 4);
});
