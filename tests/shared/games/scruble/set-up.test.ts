import { describe, expect, it } from 'vitest';
import { pegIds, pegsOn, scruble, type ScrubleSetUp } from '#shared/games/scruble/index.ts';
import { cubeId, seat } from '#shared/kernel/index.ts';
import { begun, cubeWith, setUpResult, type ScrubleTable } from '#tests/support/scruble/table.ts';

const run = { ring: 6, from: 4, back: false, length: 5 } as const;
const cube = cubeWith({ run, pegs: 'F R O S T' });
const frost = { word: 'FROST', pegs: pegsOn(cube, run) };

const problemOf = (setUp: ScrubleSetUp, table: ScrubleTable = {}) => {
  const result = setUpResult({ ...table, setUp });
  return result.ok ? undefined : result.problem;
};

describe('a game begun with a cube in the hand', () => {
  it('S2 goes on as it stands', () => {
    const setUp = { seat: 1, turn: 4, cube, scores: [12, 30], claimed: [frost], passes: 1 };
    const state = begun({ setUp });
    expect(state).toMatchObject({ cube, turn: 4, first: 0, claimed: [frost], passes: 1 });
    expect(state.phase).toEqual({ kind: 'turn', seat: seat(1), timeUp: false });
    expect(scruble.rules.viewFor(state, 'table').round).toBe(2);
    expect(scruble.setUpSchema.parse(JSON.parse(JSON.stringify(setUp)))).toEqual(setUp);
  });

  it.each<[string, ScrubleSetUp, ScrubleTable?]>([
    ['scruble/set-up-seat', { seat: 2 }],
    ['scruble/set-up-scores', { scores: [1] }],
    ['scruble/set-up-pegs', { cube: pegIds.slice(1) }],
    ['scruble/set-up-peg-twice', { cube: pegIds.with(5, cubeId(4)) }],
    ['scruble/set-up-claimed', { turn: 2, claimed: [{ ...frost, word: 'FROTH' }] }],
    ['scruble/set-up-claimed', { turn: 2, claimed: [{ ...frost, word: 'FROSTS' }] }],
    ['scruble/set-up-claimed-twice', { turn: 3, claimed: [frost, frost] }],
    ['scruble/set-up-claims', { turn: 1, claimed: [frost] }],
    ['scruble/set-up-passes', { turn: 30, passes: 21 }],
    ['scruble/set-up-over', { turn: 2, scores: [101, 0] }],
    ['scruble/set-up-rounds', { turn: 21 }, { options: { finish: 'rounds' } }],
    ['setup/seats', {}, { seats: 5 }],
    ['setup/list-word', {}, { options: { allow: ['A1'] } }],
  ])('is refused: %s', (code, setUp, table) => {
    expect(problemOf(setUp, table)?.code).toBe(code);
  });

  it('S10 holds only words that its own switches allow', () => {
    const wild = cubeWith({ run, pegs: 'F R 3L S *' });
    const odd = { word: 'FROST', pegs: pegsOn(wild, run) };
    const lone = { word: 'FOX', pegs: pegsOn(cubeWith({ run, pegs: 'F * * A A' }), { ...run, length: 3 }) };
    const claim = (claimed: typeof frost, options = {}) =>
      problemOf({ turn: 4, claimed: [claimed] }, { options });
    expect(claim(frost)).toBeUndefined();
    const ost = { word: 'FRO', pegs: frost.pegs.slice(0, 3) };
    expect(claim(ost)).toBeUndefined();
    expect(claim(ost, { minLength: 4 })).toEqual({
      code: 'scruble/set-up-short-word',
      word: 'FRO',
      least: 4,
    });
    expect(claim(lone)).toEqual({ code: 'scruble/set-up-too-few-letters', word: 'FOX', least: 2 });
    expect(claim(odd)).toMatchObject({ code: 'scruble/set-up-premium', word: 'FROST' });
    expect(claim(odd, { premiums: 'wild' })).toBeUndefined();
    expect(claim(frost, { forbid: ['FROST'] })).toEqual({ code: 'scruble/set-up-excluded', word: 'FROST' });
    // What was set up by former rules opens as it did.
    const options = scruble.optionsSchema.parse({ minLength: 4 });
    expect(
      scruble.rules.setup({ options, seats: 2, seed: 7, setUp: { turn: 4, claimed: [ost] }, edition: 3 }).ok,
    ).toBe(true);
  });

  it('may be in the round that its target ends', () => {
    expect(problemOf({ turn: 2, scores: [101, 0] }, { options: { finishRound: true } })).toBeUndefined();
    expect(problemOf({ turn: 3, scores: [101, 0] }, { options: { finishRound: true } })?.code).toBe(
      'scruble/set-up-over',
    );
  });
});
