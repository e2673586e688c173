import type { RandomPlayer } from '#shared/engine/index.ts';
import { nextInt, type RandomState, type Seat } from '#shared/kernel/index.ts';
import {
  lexiconForLetters,
  judgeForLetters,
  wordsOf,
  type Lexicon,
  type WordJudge,
} from '#shared/lexicon/index.ts';
import { stepFrom, type Place, type PieceSet } from '#shared/pieces/index.ts';
import { actors } from './apply.ts';
import { cubeIds, isJoker, joker, lettersIn, lettersOf, lettersOn, setOf } from './cubes.ts';
import { cubeAt, placedCube, type Felt, type FeltCube } from './felt.ts';
import { judge, passOrAllow } from './judge.ts';
import type { CubewordProposal, Part } from './moves.ts';
import { feltAfter, mostMoves } from './parts.ts';
import { cubesFor } from './site-cubes.ts';
import type { CubewordState } from './state.ts';
import type { CubewordTypes } from './types.ts';
import { poolOf } from './view.ts';

export const randomPlayer: RandomPlayer<CubewordTypes> = { move: randomMove };

const chances = { time: 3, allow: 5, pass: 15 } as const;

const tries = 40;

const someTime = 1_700_000_000_000;

type RandomBelow = (below: number) => number;

function randomMove(
  state: CubewordState,
  from: RandomState,
  lexicon: Lexicon | undefined,
): readonly [CubewordProposal, RandomState] {
  if (lexicon === undefined) throw new Error('A game of words needs a lexicon');
  let random = from;
  const randomBelow: RandomBelow = (below) => {
    const [value, next] = nextInt(random, below);
    random = next;
    return value;
  };
  const may = actors(state);
  const by = may.find((actor): actor is Seat => actor !== 'clock');
  if (by === undefined) throw new Error('The game is over');
  const chance = randomBelow(100);
  if (chance < chances.time && may.includes('clock')) {
    return [{ kind: 'time', by: 'clock', at: someTime + state.moves }, random];
  }
  if (chance < chances.allow)
    return [{ kind: 'allow', by, words: [lettersOf(state.options).slice(-1).repeat(3)] }, random];
  const letters = lettersOf(state.options);
  const words = judgeForLetters(lexicon, letters);
  if (chance < chances.pass) return [passOrAllow(state, by, words), random];
  const short = shortWords(lexicon, letters);
  const set = setOf(state.options);
  for (let tried = 0; tried < tries; tried += 1) {
    const parts =
      randomBelow(3) === 0
        ? tinker(set, state.felt, randomBelow)
        : wordAt(set, state.felt, short, randomBelow);
    const turn: CubewordProposal = { kind: 'turn', by, parts };
    if (isLegal(state, turn, words)) return [turn, random];
  }
  return [passOrAllow(state, by, words), random];
}

function isLegal(state: CubewordState, turn: CubewordProposal, words: WordJudge): boolean {
  return judge(state, turn, words).ok;
}

function wordAt(
  set: PieceSet,
  felt: Felt,
  words: readonly string[],
  randomBelow: RandomBelow,
): readonly Part[] {
  const word = words[randomBelow(words.length)] ?? '';
  const direction = randomBelow(2) === 0 ? 'across' : 'down';
  const lying = felt.filter(({ letter }) => word.includes(letter));
  const through = lying[randomBelow(Math.max(1, lying.length))];
  const start =
    through === undefined || randomBelow(5) === 0
      ? somewhere(randomBelow)
      : stepFrom(through, direction, -word.indexOf(through.letter));
  const laid = [...word].flatMap((letter, at) => {
    const place = stepFrom(start, direction, at);
    return cubeAt(felt, place) === undefined
      ? [{ cube: undefined, letter, place, blank: randomBelow(8) === 0 }]
      : [];
  });
  const cubes = cubesFor(set, poolOf(felt), laid) ?? [];
  return laid.flatMap(({ letter, place, blank }, at): readonly Part[] => {
    const cube = cubes[at];
    return cube === undefined ? [] : [{ kind: 'site', cube, at: place, letter, blank }];
  });
}

function tinker(set: PieceSet, felt: Felt, randomBelow: RandomBelow): readonly Part[] {
  const parts: Part[] = [];
  for (let left = 1 + randomBelow(mostMoves); left > 0; left -= 1) {
    const now = feltAfter(set, felt, parts);
    const part = now.ok ? someChange(set, now.value, randomBelow) : undefined;
    if (part !== undefined && feltAfter(set, felt, [...parts, part]).ok) parts.push(part);
  }
  return parts;
}

function someChange(set: PieceSet, felt: Felt, randomBelow: RandomBelow): Part | undefined {
  const pick = <T>(list: readonly T[]): T | undefined => list[randomBelow(Math.max(1, list.length))];
  const letters = lettersIn(set);
  const anyLetter = () => letters.charAt(randomBelow(letters.length));
  const one = pick(felt);
  switch (randomBelow(5)) {
    case 0:
      return one && { kind: 're-site', cube: one.cube, to: near(pick(felt) ?? one, randomBelow) };
    case 1:
      return one && turned(set, one, randomBelow, anyLetter());
    case 2:
    case 3: {
      const placed = placedCube(felt, joker);
      const named = pick([...felt.filter(({ blank }) => blank), ...(placed === undefined ? [] : [placed])]);
      if (named !== undefined) return { kind: 're-name', cube: named.cube, letter: anyLetter() };
      const at = near(one ?? somewhere(randomBelow), randomBelow);
      return placed === undefined
        ? { kind: 'site', cube: joker, at, letter: anyLetter(), blank: false }
        : undefined;
    }
    default: {
      const cube = pick(cubeIds.filter((id) => placedCube(felt, id) === undefined && !isJoker(id)));
      const letter = cube === undefined ? undefined : pick(lettersOn(set, cube));
      if (cube === undefined || letter === undefined) return undefined;
      return {
        kind: 'site',
        cube,
        at: near(one ?? somewhere(randomBelow), randomBelow),
        letter,
        blank: false,
      };
    }
  }
}

function turned(set: PieceSet, { cube, blank }: FeltCube, randomBelow: RandomBelow, name: string): Part {
  const letters = lettersOn(set, cube);
  const isBlank = !blank && randomBelow(3) === 0;
  return {
    kind: 're-face',
    cube,
    letter: isBlank ? name : (letters[randomBelow(5)] ?? name),
    blank: isBlank,
  };
}

function somewhere(randomBelow: RandomBelow): Place {
  return { column: randomBelow(25) - 12, row: randomBelow(25) - 12 };
}

function near({ column, row }: Place, randomBelow: RandomBelow): Place {
  return { column: column + randomBelow(5) - 2, row: row + randomBelow(5) - 2 };
}

/** One turn can site these words. They are cached because soak tests play thousands of games with the same list. */
const shorts = new WeakMap<Lexicon, readonly [letters: string, words: readonly string[]]>();

function shortWords(lexicon: Lexicon, letters: string): readonly string[] {
  const known = shorts.get(lexicon);
  if (known?.[0] === letters) return known[1];
  const words = [...wordsOf(lexiconForLetters(lexicon, letters))].filter(
    ({ length }) => length <= mostMoves + 1,
  );
  shorts.set(lexicon, [letters, words]);
  return words;
}
