import { turnAt, type AtTurn, type When } from '#renderer/table/index.ts';
import {
  passesToEnd,
  type CountedWord,
  type CubewordSetUp,
  type Felt,
} from '#shared/games/cubeword/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

export interface Position extends AtTurn {
  readonly felt: Felt;
  readonly counted: readonly CountedWord[];
  readonly passes: number;
  readonly minutesBefore: number;
}

export interface FeltEmpty {
  readonly code: 'cubeword/felt-empty';
}

/** Words that counted this many turns before the next one must wait (C7). */
export const recentTurns = [1, 2] as const;

const noCubes: Felt = [];

export function fitted(entered: CubewordSetUp, seats: number): Position {
  const { seat: at = 0, turn = 1, felt = noCubes, scores = [], counted = [], minutesBefore = 0 } = entered;
  return {
    seat: at < seats ? at : 0,
    turn,
    felt,
    scores: Array.from({ length: seats }, (_, one) => scores[one] ?? 0),
    counted: counted.filter((one) => recentTurns.some((ago) => one.turn === turn - ago) && one.turn > 0),
    passes: Math.min(entered.passes ?? 0, mostPasses(turn, seats)),
    minutesBefore,
  };
}

/** Returns the most passes in a row with which the game still goes on (C9). */
export function mostPasses(turn: number, seats: number): number {
  return Math.min(turn, passesToEnd(seats)) - 1;
}

export function withWhen(position: Position, change: Partial<When>): Position {
  const next = turnAt(position, change);
  const counted = position.counted.map((one) => ({ ...one, turn: one.turn + next.turn - position.turn }));
  return fitted({ ...position, ...next, counted }, position.scores.length);
}

export function seatBefore({ seat: at, scores }: Position, ago: number): number {
  return (((at - ago) % scores.length) + scores.length) % scores.length;
}

export function wordsAgo({ counted, turn }: Position, ago: number): readonly string[] {
  return counted.filter((one) => one.turn === turn - ago).map(({ word }) => word);
}

/** If a word is entered for two turns, only the later one counts. */
export function setUpToDeal(position: Position): Position {
  const isLast = ({ word, turn }: Position['counted'][number]) =>
    position.counted.every((one) => one.word !== word || one.turn <= turn);
  return { ...position, counted: position.counted.filter(isLast) };
}

/** While words are typed, one may be in both turns. */
export function withWordsAgo(position: Position, ago: number, words: readonly string[]): Position {
  const turn = position.turn - ago;
  const others = position.counted.filter((one) => one.turn !== turn);
  return { ...position, counted: [...others, ...[...new Set(words)].map((word) => ({ word, turn }))] };
}

const mostWords = 50;

/** Words are separated by spaces or commas; returns undefined if something is not a word. */
export function wordsIn(text: string): readonly string[] | undefined {
  const words = text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
  return words.length <= mostWords && words.every((word) => /^[\p{Lu}\p{Lo}]{2,25}$/u.test(word))
    ? words
    : undefined;
}

export type FormPart = 'felt' | 'round' | 'scores' | 'minutes';

export function placeOf(problem: Problem | undefined): FormPart | undefined {
  switch (problem?.code) {
    case 'cubeword/felt-empty':
    case 'cubeword/set-up-cube-twice':
    case 'cubeword/set-up-place-taken':
    case 'cubeword/set-up-letter':
    case 'cubeword/set-up-joker':
    case 'cubeword/set-up-blanks':
    case 'cubeword/set-up-not-connected':
      return 'felt';
    case 'cubeword/set-up-rounds':
      return 'round';
    case 'cubeword/set-up-over':
      return 'scores';
    case 'cubeword/set-up-minutes':
      return 'minutes';
    default:
      return undefined;
  }
}

/** A position without cubes would be a new game. */
export function feltProblem({ felt }: Pick<Position, 'felt'>): FeltEmpty | undefined {
  return felt.length === 0 ? { code: 'cubeword/felt-empty' } : undefined;
}
