import { cubewordSet } from '#shared/pieces/index.ts';
import {
  cubeIds,
  isJoker,
  lettersOn,
  runsOn,
  type Felt,
  type FeltCube,
} from '#shared/games/cubeword/index.ts';
import { nextInt, randomFrom, shuffle, type Seed } from '#shared/kernel/index.ts';
import type { Rulings } from '#shared/word-engine/index.ts';
import type { SlowAsk } from './slow-turns.ts';

/** Words of few letters; words of one line are one spelling where the table takes them so (C7). */
export interface Vocabulary {
  readonly letters: string;
  readonly words: readonly string[];
  readonly pairs: readonly (readonly [string, string])[];
}

const vocabularies: readonly Vocabulary[] = [
  {
    letters: 'AEST',
    words:
      'AS AT TA EA ES TE SAT TAT TATS STAT ATE EAT SEA SET TEA EAST SEAT TEAS TEST ASSET ESTATES STATES TASTES TASTE'.split(
        ' ',
      ),
    pairs: [],
  },
  {
    letters: 'DORU',
    words: 'DO OD OR DOR ROD ODD DUO OUR DOUR DOOR ROOD ODOR ODOUR URD DURO ROUD UDO'.split(' '),
    pairs: [['ODOR', 'ODOUR']],
  },
  {
    letters: 'EMRT',
    words: 'ME EM RE ER TE MET TEE EME TREE TEEM TERM MEET METRE METER'.split(' '),
    pairs: [['METER', 'METRE']],
  },
];

/** A position small enough for `slowBest`, with what the search is asked beside it. */
export interface SmallPosition extends SlowAsk {
  readonly list: readonly string[];
  readonly rulings: Rulings;
  readonly spellingPairs: boolean;
}

/**
 * Everything follows from the seed: words, felt, pool, words that wait, rulings, switches. `cubes`: at most so many lie;
 * `spare`: at most so many are in the pool, none of 0.
 */
export function smallPosition(
  seed: Seed,
  cubes: number,
  spare: number,
  from: readonly Vocabulary[] = vocabularies,
): SmallPosition {
  let random = randomFrom(seed);
  const randomBelow = (below: number): number => {
    const [value, next] = nextInt(random, below);
    random = next;
    return value;
  };
  const of = <T>(list: readonly [T, ...T[]] | readonly T[]): T => {
    const one = list[randomBelow(list.length)];
    if (one === undefined) throw new Error('Nothing to choose from');
    return one;
  };
  const { letters, words: list, pairs } = of(from);
  const rulings =
    randomBelow(3) === 0 ? { allowed: [`${of(list)}${letters.charAt(0)}`], denied: [of(list)] } : noRulings;
  const words = new Set([...list, ...rulings.allowed].filter((word) => !rulings.denied.includes(word)));
  const spellingPairs = randomBelow(3) > 0;

  const fitting = cubeIds.filter(
    (cube) => isJoker(cube) || lettersOn(cubewordSet, cube).some((letter) => letters.includes(letter)),
  );
  const [mixed, next] = shuffle(random, fitting);
  random = next;
  const pool = [...mixed];
  let felt: Felt = [];
  /** Lays a letter with the first cube that has it, now and then with a blank, if all runs are words then. */
  const lay = (
    text: readonly { readonly letter: string; readonly column: number; readonly row: number }[],
  ): void => {
    const laid: FeltCube[] = [];
    for (const one of text) {
      const cube =
        (randomBelow(5) === 0
          ? undefined
          : pool.find((id) => lettersOn(cubewordSet, id).includes(one.letter))) ?? pool[0];
      if (cube === undefined) return;
      pool.splice(pool.indexOf(cube), 1);
      laid.push({
        ...one,
        cube,
        blank: !isJoker(cube) && !lettersOn(cubewordSet, cube).includes(one.letter),
      });
    }
    const after = [...felt, ...laid];
    const places = new Set(after.map(({ column, row }) => `${column},${row}`));
    if (places.size === after.length && runsOn(after).every(({ word }) => words.has(word))) felt = after;
    else pool.push(...laid.map(({ cube }) => cube));
  };

  const size = randomBelow(cubes + 1);
  const short = [...words].filter((word) => word.length <= size);
  if (short.length > 0 && randomBelow(4) > 0) {
    const [down, column, row] = [randomBelow(2), randomBelow(2), randomBelow(2)];
    lay(
      [...of(short)].map((letter, at) => ({
        letter,
        column: column + (1 - down) * at,
        row: row + down * at,
      })),
    );
  }
  for (let tries = 0; tries < 60 && felt.length < size; tries += 1) {
    lay([{ letter: of([...letters]), column: randomBelow(4), row: randomBelow(4) }]);
  }
  return {
    felt,
    pool: shuffle(random, pool)[0].slice(0, spare === 0 ? 0 : 1 + (seed % spare)),
    list,
    words,
    rulings,
    spellings: new Map(spellingPairs ? pairs.flatMap(([one, other]) => both(words, one, other)) : []),
    spellingPairs,
    counted: randomBelow(2) === 0 ? [] : [1, 2, 3].map(() => ({ word: of(list), turn: 3 + randomBelow(4) })),
    turn: 7,
    letters,
    connected: felt.length > 0 && randomBelow(4) === 0,
  };
}

const noRulings: Rulings = { allowed: [], denied: [] };

/** Both are spellings of one word only while the table takes both. */
function both(
  words: ReadonlySet<string>,
  one: string,
  other: string,
): readonly (readonly [string, string])[] {
  return words.has(one) && words.has(other)
    ? [
        [one, one],
        [other, one],
      ]
    : [];
}
