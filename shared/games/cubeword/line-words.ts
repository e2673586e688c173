import { letterText } from '#shared/lexicon/alphabet.ts';
import { cubeIds, isJoker, joker, lettersOn } from './cubes.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import { type Place, type PieceSet } from '#shared/pieces/index.ts';
import type { Part } from './moves.ts';

/** One word or number of a line, as far as it can be told by itself. */
export type Token =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'blank' }
  | { readonly kind: 'joker' }
  /** What stands before it is changed to what stands behind. */
  | { readonly kind: 'to' }
  /** It says nothing more, unless it is a word on the felt. */
  | { readonly kind: 'filler'; readonly name: string }
  /** A word on the felt, or a cube by its five letters in any order. */
  | { readonly kind: 'name'; readonly name: string; readonly cube: CubeId | undefined };

/** A move of a turn as it was typed: what it does, and the rest of its words. */
export interface PartWords {
  readonly kind: Part['kind'];
  readonly tokens: readonly Token[];
  /** As it was typed, for problems. */
  readonly text: string;
}

/** Words that begin a move, and what they mean. Hyphens and spaces within them do not count. */
const verbs: readonly (readonly [RegExp, Part['kind']])[] = [
  [/^(?:RE[- ]?SITE|MOVE)\b/, 're-site'],
  [/^(?:RE[- ]?FACE|TURN)\b/, 're-face'],
  [/^(?:RE[- ]?NAME|NAME)\b/, 're-name'],
  [/^(?:SITE|PLACE|LAY)\b/, 'site'],
];

/** Words that say nothing more. */
const fillers = new Set(['AT', 'ON', 'OF', 'FROM', 'AS', 'THE', 'CUBE', 'LETTER', 'INTO']);

/** More words than any move takes. */
const mostTokens = 16;

/** Undefined where the text begins with no move, or holds something that is neither a number nor a word. */
export function partWords(set: PieceSet, typed: string): PartWords | undefined {
  const text = typed.trim();
  const upper = text.toUpperCase().replace(/[\u2212\u2013\u2014]/g, '-');
  const verb = verbs.find(([pattern]) => pattern.test(upper));
  if (verb === undefined) return undefined;
  const [pattern, kind] = verb;
  const words = upper
    .replace(pattern, '')
    .split(/[\s,():]+/)
    .filter((word) => word !== '')
    .slice(0, mostTokens);
  const tokens = words.map((word) => tokenOf(set, word));
  return tokens.includes(undefined) ? undefined : { kind, tokens: tokens.flatMap((one) => one ?? []), text };
}

function tokenOf(set: PieceSet, word: string): Token | undefined {
  if (/^-?\d{1,9}$/.test(word)) return { kind: 'number', number: Number(word) + 0 };
  if (word === 'TO' || word === '>' || word === '->') return { kind: 'to' };
  if (fillers.has(word)) return { kind: 'filler', name: word };
  if (word === 'BLANK') return { kind: 'blank' };
  if (word === 'JOKER') return { kind: 'joker' };
  if (letterText.test(word)) return { kind: 'letter', letter: word };
  return /^[\p{Lu}\p{Lo}]{2,25}$/u.test(word)
    ? { kind: 'name', name: word, cube: cubeNamed(set, word) }
    : undefined;
}

function cubeNamed(set: PieceSet, name: string): CubeId | undefined {
  const letters = [...name].sort().join('');
  return cubeIds.find((cube) => !isJoker(cube) && lettersOn(set, cube).toSorted().join('') === letters);
}

/** Numbers of a move in their order. */
export function numbersIn(tokens: readonly Token[]): readonly number[] {
  return tokens.flatMap((token) => (token.kind === 'number' ? token.number : []));
}

/** Column, then row; undefined where there are not just two numbers. */
export function placeIn(numbers: readonly number[]): Place | undefined {
  const [column, row, ...more] = numbers;
  return column === undefined || row === undefined || more.length > 0 ? undefined : { column, row };
}

/** What a typed face says: its letter, whether it is the blank one, and of which cube. */
export interface FaceWords {
  readonly letter: string | undefined;
  readonly blank: boolean;
  readonly cube: CubeId | undefined;
}

/** Undefined where more is said than a face and a cube. */
export function faceIn(tokens: readonly Token[]): FaceWords | undefined {
  let face: FaceWords = { letter: undefined, blank: false, cube: undefined };
  for (const token of tokens) {
    if (token.kind === 'filler') continue;
    if (token.kind === 'letter' && face.letter === undefined) face = { ...face, letter: token.letter };
    else if (token.kind === 'blank' && !face.blank) face = { ...face, blank: true };
    else if (token.kind === 'joker' && face.cube === undefined) face = { ...face, cube: joker };
    else if (token.kind === 'name' && token.cube !== undefined && face.cube === undefined) {
      face = { ...face, cube: token.cube };
    } else return undefined;
  }
  return face;
}
