import { describe, expect, it } from 'vitest';
import { alphacubes, type AlphacubesSetUp, type AlphacubesState } from '#shared/games/alphacubes/index.ts';
import { buildLexicon, latinAlphabet } from '#shared/lexicon/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { defaults } from '#shared/options/index.ts';
import { smallWords } from '#tests/support/alphacubes/lexicon.ts';
import { cubes, oneCube } from '#tests/support/alphacubes/position.ts';
import { shuffleHidden } from '#tests/support/alphacubes/shuffle-hidden.ts';
import { playAtRandom, statesOf } from '#tests/support/contract/random-game.ts';
import { tenantOf } from '#tests/support/contract/tenant.ts';
import { longTest } from '#tests/support/patience.ts';
import { seed } from '#tests/support/seed.ts';

const lexicon = buildLexicon([...new Set(smallWords)].sort(), {
  name: 'small',
  alphabet: latinAlphabet,
  sha256: '0'.repeat(64),
});
const { rules } = alphacubes;
const options = defaults(alphacubes.options) as AlphacubesState['options'];

/** A game on a real table, as somebody would write it down. */
function written({ squares, seats, stock, first, turn, phase, progress }: AlphacubesState): AlphacubesSetUp {
  return {
    first,
    seat: phase.kind === 'turn' ? phase.seat : 0,
    turn,
    squares: Object.entries(squares).map(([square, { cube, letter }]) => ({ square, cube, letter })),
    hands: seats.map(({ hand }) => hand),
    drawOrder: stock,
    scores: seats.map(({ points }) => points),
    plays: seats.map(({ plays }) => plays),
    missed: seats.map(({ missed }) => missed),
    out: seats.map(({ out }) => out),
    progress,
  };
}

/** RI lies across through the centre; both hands are full. */
const laid = [
  { square: 'I9', cube: oneCube('EFIRS'), letter: 'R' },
  { square: 'J9', cube: oneCube('AEIOT'), letter: 'I' },
];
const ann = cubes('AEHNO AENST ADIRT BIKLS CEIOV CDELN DEFPR');
const rest = alphacubes.pieces(expectOk(rules.setup({ options, seats: 2, seed: 1 })));
const ben = cubes(
  rest
    .filter((name) => ![...ann, ...laid.map(({ cube }) => cube)].includes(oneCube(name)))
    .slice(0, 7)
    .join(' '),
);
const begun: AlphacubesSetUp = { first: 0, seat: 1, turn: 2, squares: laid, hands: [ann, ben] };
const setUp = (how: AlphacubesSetUp) =>
  rules.setup({ options, seats: 2, seed: 1, setUp: { ...begun, ...how } });
const codeOf = (how: AlphacubesSetUp) => {
  const result = setUp(how);
  return result.ok ? undefined : result.problem.code;
};

describe('A2 a game that goes on from its middle', () => {
  it('A2 has each cube once: on the board, in a hand or in the stock', () => {
    const state = expectOk(setUp({ scores: [9, 0] }));
    expect(alphacubes.pieces(state)).toEqual(rest);
    expect(state).toMatchObject({ turn: 2, phase: { kind: 'turn', seat: 1 }, seats: [{ points: 9 }, {}] });
    expect(state.stock).toHaveLength(98 - 2 - 14);
  });

  it(
    'A2 A6 can be any turn of a game, and goes on alike',
    async () => {
      const tenant = tenantOf(alphacubes, lexicon, shuffleHidden);
      for (let at = 0; at < 4; at += 1) {
        const played = await playAtRandom(tenant, seed + at);
        const { options: agreed, seats } = played.start;
        for (const state of statesOf(played) as readonly AlphacubesState[]) {
          if (state.phase.kind !== 'turn') continue;
          const found = alphacubes.setUpSchema.parse(JSON.parse(JSON.stringify(written(state))));
          const made = expectOk(
            rules.setup({ options: agreed as AlphacubesState['options'], seats, seed: 1, setUp: found }),
          );
          const { seats: held, stock, first, turn, phase, progress } = state;
          expect(made).toMatchObject({ seats: held, stock, first, turn, phase, progress });
          expect(Object.keys(made.squares).sort()).toEqual(Object.keys(state.squares).sort());
        }
      }
    },
    longTest,
  );

  it.each<[string, AlphacubesSetUp]>([
    ['alphacubes/dealt-twice', { hands: [ann, [...ben.slice(1), oneCube('EFIRS')]] }],
    ['alphacubes/no-such-cube', { squares: laid.map((one) => ({ ...one, cube: 98 as typeof one.cube })) }],
    ['alphacubes/square-twice', { squares: laid.map((one) => ({ ...one, square: 'I9' })) }],
    ['alphacubes/letter-not-on-cube', { squares: laid.map((one) => ({ ...one, letter: 'Z' })) }],
    [
      'alphacubes/not-on-board',
      { squares: [...laid, { square: 'U21', cube: oneCube('AENPT'), letter: 'A' }] },
    ],
    ['alphacubes/not-through-centre', { squares: laid.map((one, at) => ({ ...one, square: `A${at + 1}` })) }],
    ['alphacubes/one-letter', { squares: laid.slice(0, 1) }],
    [
      'alphacubes/set-up-floats',
      { squares: laid.map((one, at) => ({ ...one, square: at === 0 ? 'I9' : 'L9' })) },
    ],
    ['alphacubes/set-up-hand-short', { hands: [ann.slice(1), ben] }],
    ['alphacubes/set-up-count', { scores: [1] }],
    ['alphacubes/set-up-seat', { seat: 2 }],
    ['alphacubes/set-up-cannot-play', { missed: [0, 1] }],
    ['alphacubes/set-up-went-out', { hands: [ann, []], drawOrder: [], seat: 0 }],
    ['alphacubes/set-up-all-passed', { progress: { passes: 2, barrenRounds: 0, laidThisRound: false } }],
    ['alphacubes/set-up-barren', { progress: { passes: 0, barrenRounds: 3, laidThisRound: false } }],
    ['alphacubes/set-up-one-left', { out: [true, false] }],
  ])('A2 A3 A6 is refused with %s', (code, how) => {
    expect(codeOf(how)).toBe(code);
  });

  it('A2 draws hands that are not named, and shares out the last cubes evenly', () => {
    const known = expectOk(setUp({ hands: [[], ben] }));
    expect(known.seats.map(({ hand }) => hand.length)).toEqual([7, 7]);
    expect(known.stock).toHaveLength(98 - 2 - 14);
    expect(alphacubes.pieces(known)).toEqual(rest);
    const few = [...ann.slice(0, 5), oneCube('AENPT')];
    const last = rules.setup({
      options,
      seats: 3,
      seed: 1,
      setUp: { ...begun, hands: [ben, [], []], drawOrder: few },
    });
    expect(expectOk(last).seats.map(({ hand }) => hand.length)).toEqual([7, 3, 3]);
  });

  it('A6 may have a hand without cubes once its player went out, for those seated after them', () => {
    const late = { hands: [[], ben], drawOrder: [], seat: 1 } as const;
    const progress = { passes: 0, barrenRounds: 0, laidThisRound: true, wentOut: 0 as never };
    expect(codeOf({ ...late, progress })).toBeUndefined();
    expect(codeOf({ ...late, first: 1, progress })).toBe('alphacubes/set-up-round-over');
    expect(codeOf({ ...late, hands: [ann, ben], progress })).toBe('alphacubes/set-up-not-out');
  });
});

it('A7 an entered game goes along with its players, and what is not entered stays away', () => {
  const { reseated } = alphacubes;
  expect(reseated?.({}, [1, 0])).toEqual({});
  const wentOut = 1 as never;
  const progress = { passes: 0, barrenRounds: 0, laidThisRound: true };
  const before = { ...begun, scores: [3, 5], progress: { ...progress, wentOut } };
  expect(reseated?.(before, [1, undefined, 0])).toEqual({
    ...before,
    first: 2,
    seat: 0,
    hands: [ben, [], ann],
    scores: [5, 0, 3],
    progress: { ...progress, wentOut: 0 },
  });
  expect(reseated?.(before, [0])).toEqual({
    squares: laid,
    first: 0,
    turn: 2,
    hands: [ann],
    scores: [3],
    progress,
  });
});
