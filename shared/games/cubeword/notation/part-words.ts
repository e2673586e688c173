import { letterText } from '#shared/lexicon/alphabet.ts';
import { cubeIds, isJoker, joker, lettersOn } from '../cubes.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import type { Place, PieceSet } from '#shared/pieces/index.ts';
import type { Part } from '../moves.ts';

export type Token =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'blank' }
  | { readonly kind: 'joker' }
  | { readonly kind: 'to' }
  /** A filler means nothing unless it is a word on the felt. */
  | { readonly kind: 'filler'; readonly name: string }
  | { readonly kind: 'name'; readonly name: string; readonly cube: CubeId | undefined };

export interface PartWords {
  readonly kind: Part['kind'];
  readonly tokens: readonly Token[];
  readonly text: string;
}

const verbs: readonly (readonly [RegExp, Part['kind']])[] = [
  [/^(?:RE[- ]?SITE|MOVE)\b/, 're-site'],
  [/^(?:RE[- ]?FACE|TURN)\b/, 're-face'],
  [/^(?:RE[- ]?NAME|NAME)\b/, 're-name'],
  [/^(?:SITE|PLACE|LAY)\b/, 'site'],
];

const fillers = new Set(['AT', 'ON', 'OF', 'FROM', 'AS', 'THE', 'CUBE', 'LETTER', 'INTO']);

const mostTokens = 16;

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

export function numbersIn(tokens: readonly Token[]): readonly number[] {
  return tokens.flatMap((token) => (token.kind === 'number' ? token.number : []));
}

export function placeIn(numbers: readonly number[]): Place | undefined {
  const [column, row, ...more] = numbers;
  return column === undefined || row === undefined || more.length > 0 ? undefined : { column, row };
}

export interface FaceWords {
  readonly letter: string | undefined;
  readonly blank: boolean;
  readonly cube: CubeId | undefined;
}

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
