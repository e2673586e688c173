import { cubewordSet } from '#shared/pieces/index.ts';
import { describe, expect, it } from 'vitest';
import {
  bestTurns,
  costOf,
  cubeIds,
  feltAfter,
  lettersOn,
  poolOf,
  runsOn,
  type TurnRequest,
} from '#shared/games/cubeword/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { cubewordLexicon, lexiconOf } from '#tests/support/cubeword/lexicon.ts';
import { longTest } from '#tests/support/patience.ts';
import { slowTurn } from '#tests/support/cubeword/slow-score.ts';
import { slowBest } from '#tests/support/cubeword/slow-turns.ts';
import { smallPosition } from '#tests/support/cubeword/small-positions.ts';
import { begun, cubeNamed, lying, moved, siting, smallList } from '#tests/support/cubeword/table.ts';
import { seed as firstSeed } from '#tests/support/seed.ts';

/** `CUBEWRIGHT_TURN_RUNS=1000` compares that many positions, and a fifth as many small ones with three moves. */
const asked = Number(process.env.CUBEWRIGHT_TURN_RUNS ?? 0);
const isLong = asked > 0;

const none = { allowed: [], denied: [] };

interface Sample {
  readonly moves: number;
  readonly positions: number;
  /** That lie and that the pool has, at most. */
  readonly cubes: number;
  readonly spare: number;
}

const samples: readonly Sample[] = isLong
  ? [
      { moves: 1, positions: asked, cubes: 6, spare: 4 },
      { moves: 2, positions: asked, cubes: 6, spare: 4 },
      { moves: 3, positions: Math.ceil(asked / 5), cubes: 2, spare: 2 },
    ]
  : [
      { moves: 1, positions: 20, cubes: 6, spare: 4 },
      { moves: 2, positions: 10, cubes: 4, spare: 3 },
      { moves: 3, positions: 1, cubes: 2, spare: 1 },
    ];

describe('the best turn', () => {
  it.each(samples)(
    `of $moves moves is the best there is, in $positions small positions from seed ${firstSeed}`,
    { timeout: longTest * 6 },
    ({ moves, positions, cubes, spare }) => {
      for (let seed = firstSeed; seed < firstSeed + positions; seed += 1) {
        const small = smallPosition(seed, cubes, spare);
        const { felt, counted, turn, list, rulings, words, spellings } = small;
        const { pool, connected, spellingPairs } = small;
        const ask: TurnRequest = {
          cubes: { set: 'standard', ownSet: [] },
          ...{ felt, pool, counted, turn, connected, spellingPairs, moves },
          ...{ nodes: 50_000_000, width: 1, most: 1, share: 1 },
        };
        const { turns, exact } = bestTurns(lexiconOf(list), rulings, ask);
        const [best = { parts: [], points: 0 }] = turns;
        expect(best.points, `seed ${seed}`).toBe(slowBest(small, moves));
        expect(exact, `seed ${seed}`).toBe(true);

        const after = expectOk(feltAfter(cubewordSet, felt, best.parts));
        // A word may have counted more than once.
        const inOrder = counted.toSorted((one, other) => one.turn - other.turn);
        const last = new Map(inOrder.map((one) => [spellings.get(one.word) ?? one.word, one.turn]));
        const points = slowTurn(felt, after, turn, last, (word) => spellings.get(word) ?? word);
        expect(best.parts.length === 0 ? 0 : points, `seed ${seed}`).toBe(best.points);
        expect(runsOn(after).filter(({ word }) => !words.has(word))).toEqual([]);
        expect(costOf(best.parts)).toBeLessThanOrEqual(moves);
      }
    },
  );

  const state = moved(begun(), `0: ${siting('TONE', 0, 0)}`, `1: ${siting('CAR', 0, 3)}`);
  const ask: TurnRequest = {
    cubes: { set: 'standard', ownSet: [] },
    felt: state.felt,
    pool: poolOf(state.felt),
    counted: state.counted,
    turn: state.turn,
    connected: false,
    spellingPairs: true,
    moves: 5,
    nodes: 60_000,
    width: 6,
    most: 10,
    share: 1,
  };

  const found = bestTurns(cubewordLexicon, none, ask);

  it('is found alike for the same work, the best first', () => {
    expect(found).toEqual(bestTurns(cubewordLexicon, none, ask));
    expect(found.turns.map(({ points }) => points)).toEqual(
      found.turns.map(({ points }) => points).toSorted((a, b) => b - a),
    );
    expect(found.turns[0]?.points).toBeGreaterThan(8);
    expect(found.exact).toBe(false);
  });

  it('leaves words alone, and knows what the table rules', () => {
    const ruled = { allowed: ['TONEX'], denied: ['TONES', 'STONE'] };
    const known = new Set(['TONEX']);
    for (const { parts } of bestTurns(cubewordLexicon, ruled, { ...ask, moves: 1, most: 1000 }).turns) {
      for (const { word } of runsOn(expectOk(feltAfter(cubewordSet, state.felt, parts)))) {
        expect(ruled.denied).not.toContain(word);
        known.add(word);
      }
    }
    const alone = bestTurns(lexiconOf(['TONE', 'CAR']), ruled, { ...ask, moves: 1 });
    expect(alone.turns[0]?.points).toBe(5);
    expect(known).toContain('TONE');
  });

  it('answers with lesser turns where it is told to', () => {
    const [best] = found.turns;
    const { turns } = bestTurns(cubewordLexicon, none, { ...ask, share: 0.5 });
    expect(turns[0]?.points).toBeLessThanOrEqual((best?.points ?? 0) / 2);
    expect(turns[0]?.points).toBeGreaterThan(0);
  });

  it('says that it is not exact where it was cut short', () => {
    expect(bestTurns(cubewordLexicon, none, { ...ask, moves: 2, nodes: 40 }).exact).toBe(false);
    expect(bestTurns(cubewordLexicon, none, { ...ask, moves: 2, nodes: 1_000_000 }).exact).toBe(true);
  });

  it('takes an order of moves that keeps a ninth blank out', () => {
    // Eight blanks are up, corner to corner; no cube has a K, and one of the blanks could show its own A.
    const names = ['AHQRT', 'BIMNT', 'IMNRY', 'DEIRW', 'EJLOS', 'FGINS', 'GINTZ'];
    const blanks = lying(
      'AFHSU S 0 0',
      'ABDTU *A 1 0',
      ...names.map((name, at) => `${name} *A ${at + 2} ${at + 2}`),
    );
    const small = {
      ...{ felt: blanks, pool: [cubeNamed('CLNOX')], counted: [], turn: 1, connected: false },
      ...{ words: new Set(['SAK', 'SA']), spellings: new Map<string, string>(), letters: 'SAK' },
    };
    const near = { ...ask, felt: blanks, pool: small.pool, spellingPairs: false, nodes: 10_000_000, most: 1 };
    for (const moves of [1, 2]) {
      const { turns, exact } = bestTurns(lexiconOf([...small.words]), none, { ...near, moves });
      expect(turns[0]?.points ?? 0).toBe(slowBest(small, moves));
      expect(exact).toBe(true);
    }
    const [best] = bestTurns(lexiconOf([...small.words]), none, { ...near, moves: 2 }).turns;
    expect(best?.parts.map(({ kind }) => kind)).toEqual(['re-face', 'site']);
    expect(feltAfter(cubewordSet, blanks, best?.parts ?? []).ok).toBe(true);
  });

  it('finds words far apart, whichever way round zero they lie', () => {
    const far = lying('GINTZ T -900 -900', 'DEOTY O -899 -900', 'AHKLO A 900 4', 'BIMNT T 900 5');
    const { turns } = bestTurns(cubewordLexicon, none, {
      ...ask,
      felt: far,
      pool: poolOf(far),
      moves: 2,
      most: 1,
    });
    const after = expectOk(feltAfter(cubewordSet, far, turns[0]?.parts ?? []));
    expect(turns[0]?.points).toBeGreaterThanOrEqual(6);
    expect(runsOn(after).length).toBeGreaterThanOrEqual(2);
  });

  it('claims nothing of all turns so near to the end of the felt that not all of them fit', () => {
    const at = (row: number): TurnRequest => {
      const felt = lying(`GINTZ T 0 ${row}`, `DEOTY O 1 ${row}`);
      return { ...ask, felt, pool: poolOf(felt), moves: 1 };
    };
    expect(bestTurns(cubewordLexicon, none, at(979)).exact).toBe(true);
    expect(bestTurns(cubewordLexicon, none, at(-990)).exact).toBe(false);
  });

  it('tells places apart whose cells of the grid are 65,536 from each other', () => {
    const words = lying('GINTZ T 0 -2', 'DEOTY O 0 -1', 'BIMNT N 0 0', 'AHKLO H 16 240');
    const pool = [cubeNamed('DEIRW')];
    const others = cubeIds.filter((cube) => !pool.includes(cube) && !words.some((one) => one.cube === cube));
    const alone = others.slice(0, 15).map((cube, at) => {
      const letter = lettersOn(cubewordSet, cube).find((one) => one !== 'E') ?? '';
      return { cube, letter, blank: false, column: 32 + 16 * at, row: at === 0 ? 256 : 16 * at };
    });
    const wide = { ...ask, felt: [...words, ...alone], pool, counted: [], moves: 1 };
    const { turns, exact } = bestTurns(lexiconOf(['TON', 'TONE', 'HE']), none, wide);
    const sited = turns.map(({ parts }) => parts.map((part) => 'at' in part && part.at));
    expect(exact).toBe(true);
    expect(sited).toContainEqual([{ column: 0, row: 1 }]);
    expect(sited).toContainEqual([{ column: 16, row: 241 }]);
  });

  it('of an empty felt leaves words alone, and brings what is said', () => {
    const empty = { ...ask, felt: [], pool: cubeIds, most: 300 };
    const { turns } = bestTurns(cubewordLexicon, none, empty);
    expect(turns.length).toBe(300);
    for (const { parts, points } of turns) {
      const after = expectOk(feltAfter(cubewordSet, [], parts));
      expect(runsOn(after).filter(({ word }) => !smallList.has(word))).toEqual([]);
      expect(slowTurn([], after, 1, new Map(), (word) => word)).toBe(points);
    }
  });

  it('of an empty felt is a word, and there is none where no word can be spelled', () => {
    const empty = { ...ask, felt: [], pool: cubeIds };
    expect(bestTurns(cubewordLexicon, none, empty).turns[0]?.points).toBeGreaterThanOrEqual(5);
    for (const moves of [3, 5]) {
      expect(bestTurns(lexiconOf(['STONED']), none, { ...empty, moves }).turns).toEqual([]);
    }
  });
});
