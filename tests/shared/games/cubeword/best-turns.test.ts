import { describe, expect, it } from 'vitest';
import {
  bestTurns,
  cubeIds,
  feltAfter,
  joker,
  lettersOn,
  poolOf,
  runsOn,
  type Felt,
  type FeltCube,
  type TurnAsk,
} from '#shared/games/cubeword/index.ts';
import { expectOk, nextInt, randomFrom, shuffle, type Seed } from '#shared/kernel/index.ts';
import { cubewordLexicon, lexiconOf } from '#tests/support/cubeword/lexicon.ts';
import { longTest } from '#tests/support/patience.ts';
import { slowBest, type SlowAsk } from '#tests/support/cubeword/slow-turns.ts';
import { begun, lying, moved, siting } from '#tests/support/cubeword/table.ts';

/** `CUBEWRIGHT_TURN_RUNS=500` compares that many positions, and larger ones. */
const asked = Number(process.env.CUBEWRIGHT_TURN_RUNS ?? 0);
const isLong = asked > 0;
const runs = isLong ? asked : 10;
const firstSeed = Date.now() % 2 ** 31;

const none = { allowed: [], denied: [] };
const plenty = { nodes: 50_000_000, width: 100_000, most: 1, share: 1 };

/** Few letters, so that every two moves can be tried. */
const letters = isLong ? 'AEST' : 'AST';
const words = [
  ...['AS', 'AT', 'TA', 'SAT', 'TAT', 'TATS', 'STAT'],
  ...(isLong
    ? ['EA', 'ES', 'TE', 'ATE', 'EAT', 'SEA', 'SET', 'TEA', 'EAST', 'SEAT', 'TEAS', 'TEST', 'ASSET']
    : []),
];

/** A felt of a few cubes, all runs words, and some cubes in the pool. */
function smallPosition(seed: Seed): SlowAsk {
  let random = randomFrom(seed);
  const lot = (below: number): number => {
    const [value, next] = nextInt(random, below);
    random = next;
    return value;
  };
  const fitting = cubeIds.filter(
    (cube) => cube === joker || lettersOn(cube).some((letter) => letters.includes(letter)),
  );
  const [mixed, next] = shuffle(random, fitting);
  random = next;
  const most = isLong ? 6 : 3;
  let felt: Felt = [];
  const pool = [...mixed];
  for (let tries = 0; tries < 60 && felt.length < 1 + (seed % most); tries += 1) {
    const cube = pool[0] ?? joker;
    const own = lettersOn(cube).filter((letter) => letters.includes(letter));
    const blank = cube !== joker && (own.length === 0 || lot(6) === 0);
    const letter = (blank || cube === joker ? [...letters] : own)[lot(letters.length)] ?? own[0] ?? 'A';
    const one: FeltCube = { cube, column: lot(4), row: lot(4), letter, blank };
    const isFree = felt.every(({ column, row }) => column !== one.column || row !== one.row);
    if (!isFree || runsOn([...felt, one]).some(({ word }) => !words.includes(word))) continue;
    felt = [...felt, one];
    pool.shift();
  }
  const counted = lot(3) === 0 ? [{ word: words[lot(words.length)] ?? '', turn: 6 }] : [];
  return {
    felt,
    pool: pool.slice(0, isLong ? 4 : 1 + lot(2)),
    words: new Set(words),
    counted,
    turn: 7,
    letters,
    connected: lot(4) === 0,
  };
}

describe('the best turn', () => {
  const lexicon = lexiconOf(words);

  it(
    `of two moves is the best there is, in ${runs} small positions from seed ${firstSeed}`,
    { timeout: longTest },
    () => {
      for (let run = 0; run < runs; run += 1) {
        const slow = smallPosition(firstSeed + run);
        const { felt, pool, counted, turn, connected } = slow;
        const ask: TurnAsk = {
          felt,
          pool,
          counted,
          turn,
          connected,
          spellingPairs: false,
          moves: 2,
          ...plenty,
        };
        const { turns, exact } = bestTurns(lexicon, none, ask);
        expect(
          turns[0]?.points ?? 0,
          `seed ${firstSeed + run}: ${JSON.stringify(felt)} ${pool.join()} ${String(connected)}`,
        ).toBe(slowBest(slow));
        expect(exact).toBe(true);
      }
    },
  );

  const state = moved(begun(), `0: ${siting('TONE', 0, 0)}`, `1: ${siting('CAR', 0, 3)}`);
  const ask: TurnAsk = {
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

  it('is found alike for the same work, the best first', () => {
    const found = bestTurns(cubewordLexicon, none, ask);
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
      for (const { word } of runsOn(expectOk(feltAfter(state.felt, parts)))) {
        expect(ruled.denied).not.toContain(word);
        known.add(word);
      }
    }
    const alone = bestTurns(lexiconOf(['TONE', 'CAR']), ruled, { ...ask, moves: 1 });
    expect(alone.turns[0]?.points).toBe(5);
    expect(known).toContain('TONE');
  });

  it('answers with lesser turns where it is told to', () => {
    const [best] = bestTurns(cubewordLexicon, none, ask).turns;
    const { turns } = bestTurns(cubewordLexicon, none, { ...ask, share: 0.5 });
    expect(turns[0]?.points).toBeLessThanOrEqual((best?.points ?? 0) / 2);
    expect(turns[0]?.points).toBeGreaterThan(0);
  });

  it('says that it is not exact where it was cut short', () => {
    expect(bestTurns(cubewordLexicon, none, { ...ask, moves: 2, nodes: 40 }).exact).toBe(false);
    expect(bestTurns(cubewordLexicon, none, { ...ask, moves: 2, width: 1 }).exact).toBe(false);
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
    const after = expectOk(feltAfter(far, turns[0]?.parts ?? []));
    expect(turns[0]?.points).toBeGreaterThanOrEqual(6);
    expect(runsOn(after).length).toBeGreaterThanOrEqual(2);
  });

  it('of an empty felt is a word, and there is none where no word can be spelled', () => {
    const empty = { ...ask, felt: [], pool: cubeIds };
    expect(bestTurns(cubewordLexicon, none, empty).turns[0]?.points).toBeGreaterThanOrEqual(5);
    expect(bestTurns(lexiconOf(['TONE']), none, { ...empty, moves: 3 }).turns).toEqual([]);
  });
});
