import {
  firstOf,
  passesToEnd,
  roundOf,
  turnOf,
  type CountedWord,
  type CubewordSetUp,
  type Felt,
} from '#shared/games/cubeword/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

/** A game begun on a table, as far as it has been entered: a set-up with an entry for all that the form asks. */
export interface Position {
  /** Whose turn is next. */
  readonly seat: number;
  /** Its number, from 1. */
  readonly turn: number;
  readonly felt: Felt;
  readonly scores: readonly number[];
  /** Of the last two turns. */
  readonly counted: readonly CountedWord[];
  readonly passes: number;
  readonly minutesBefore: number;
}

/** Nobody has laid a cube yet. */
export interface FeltEmpty {
  readonly code: 'cubeword/felt-empty';
}

/** Turns before the next one whose words may have to wait (C7). */
export const lately = [1, 2] as const;

/** What was entered, made to fit so many seats. */
export function fitted(entered: CubewordSetUp, seats: number): Position {
  const { seat: at = 0, turn = 1, felt = [], scores = [], counted = [], minutesBefore = 0 } = entered;
  return {
    seat: at < seats ? at : 0,
    turn,
    felt,
    scores: Array.from({ length: seats }, (_, one) => scores[one] ?? 0),
    counted: counted.filter((one) => lately.some((ago) => one.turn === turn - ago) && one.turn > 0),
    passes: Math.min(entered.passes ?? 0, mostPasses(turn, seats)),
    minutesBefore,
  };
}

/** Passes running that leave a game going: one more round of them would have ended it (C9). */
export function mostPasses(turn: number, seats: number): number {
  return Math.min(turn, passesToEnd(seats)) - 1;
}

/** Who began and which round it is: what people remember of the number of a turn. */
export interface WhenFacts {
  readonly first: number;
  readonly round: number;
  readonly seat: number;
}

export function whenOf({ turn, seat: at, scores }: Position): WhenFacts {
  const seats = scores.length;
  return { first: firstOf(at, turn, seats), round: roundOf(turn, seats), seat: at };
}

/** Words that counted stay as many turns back as they were. */
export function withWhen(position: Position, change: Partial<WhenFacts>): Position {
  const { first, round, seat: at } = { ...whenOf(position), ...change };
  const seats = position.scores.length;
  const turn = turnOf(round, at, first, seats);
  const counted = position.counted.map((one) => ({ ...one, turn: one.turn + turn - position.turn }));
  return fitted({ ...position, seat: at, turn, counted }, seats);
}

/** Whose turn was so many before the next one. */
export function seatBefore({ seat: at, scores }: Position, ago: number): number {
  return (((at - ago) % scores.length) + scores.length) % scores.length;
}

/** The words that counted so many turns before the next one. */
export function wordsAgo({ counted, turn }: Position, ago: number): readonly string[] {
  return counted.filter((one) => one.turn === turn - ago).map(({ word }) => word);
}

/** As a game is dealt from it: of a word that is entered for two turns the later one counts. */
export function asDealt(position: Position): Position {
  const isLast = ({ word, turn }: Position['counted'][number]) =>
    position.counted.every((one) => one.word !== word || one.turn <= turn);
  return { ...position, counted: position.counted.filter(isLast) };
}

/** With these words for that turn. While they are typed, one may stand in both turns. */
export function withWordsAgo(position: Position, ago: number, words: readonly string[]): Position {
  const turn = position.turn - ago;
  const others = position.counted.filter((one) => one.turn !== turn);
  return { ...position, counted: [...others, ...[...new Set(words)].map((word) => ({ word, turn }))] };
}

/** As many words as two turns can hold, each once. */
const mostWords = 50;

/** Words as they are typed, with spaces or commas between; undefined where something is none. */
export function wordsIn(text: string): readonly string[] | undefined {
  const words = text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
  return words.length <= mostWords && words.every((word) => /^[\p{Lu}\p{Lo}]{2,25}$/u.test(word))
    ? words
    : undefined;
}

/** The part of the form that a problem belongs to. */
export type Part = 'felt' | 'round' | 'scores' | 'minutes';

/** Where the form says what is wrong with a position; undefined for what is not of the position. */
export function placeOf(problem: Problem | undefined): Part | undefined {
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

/** A game in which nothing lies is a new deal. */
export function feltProblem({ felt }: Pick<Position, 'felt'>): FeltEmpty | undefined {
  return felt.length === 0 ? { code: 'cubeword/felt-empty' } : undefined;
}
