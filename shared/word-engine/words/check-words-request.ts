import { ok, refuse, type Result } from '#shared/kernel/result.ts';
import { wordLengths } from '#shared/lexicon/word-list.ts';
import type { Piece } from '../position.ts';
import type { SplitRules } from './splits.ts';
import { wordsLimits, type WordsFromRequest } from './words-request.ts';

/** Pieces count from 1. */
export type WordsRequestProblem =
  | { readonly code: 'words/too-many-pieces'; readonly pieces: number; readonly most: number }
  | { readonly code: 'words/no-face'; readonly piece: number }
  | {
      readonly code: 'words/too-many-faces';
      readonly piece: number;
      readonly faces: number;
      readonly most: number;
    }
  | { readonly code: 'words/letter-twice'; readonly piece: number; readonly letter: string }
  | {
      readonly code: 'words/unknown-letter-on-piece';
      readonly piece: number;
      readonly letter: string;
      readonly alphabet: string;
    }
  | {
      readonly code: 'words/bad-value';
      readonly piece: number;
      readonly letter: string;
      readonly found: number;
      readonly most: number;
    }
  | { readonly code: 'words/no-such-piece'; readonly piece: number; readonly pieces: number }
  | {
      readonly code: 'words/unknown-letter';
      readonly text: string;
      readonly letter: string;
      readonly at: number;
      readonly alphabet: string;
    }
  | {
      readonly code: 'words/text-too-long';
      readonly text: string;
      readonly length: number;
      readonly most: number;
    }
  | { readonly code: 'words/too-many-places'; readonly places: number; readonly most: number }
  | {
      readonly code: 'words/bad-number';
      readonly name: string;
      readonly found: number;
      readonly least: number;
      readonly most: number;
    };

export type Checked = Result<undefined, WordsRequestProblem>;
const fine: Checked = ok(undefined);

type Bounds = readonly [name: string, found: number | undefined, least: number, most: number];

export function checkWordsFrom(
  ask: WordsFromRequest,
  alphabet: string,
): Result<WordsFromRequest, WordsRequestProblem> {
  const { pieces, someOf } = ask;
  const most = wordsLimits.pieces;
  if (pieces.length > most) return refuse({ code: 'words/too-many-pieces', pieces: pieces.length, most });
  for (const [index, piece] of pieces.entries()) {
    const checked = checkPiece(piece, index + 1, alphabet);
    if (!checked.ok) return checked;
  }
  const strange = [...(ask.using ?? []), ...(someOf?.pieces ?? [])].find(
    (place) => !isWholeWithin(place, 0, pieces.length - 1),
  );
  if (strange !== undefined) {
    return refuse({ code: 'words/no-such-piece', piece: strange + 1, pieces: pieces.length });
  }
  for (const text of [ask.around, ask.holding, ask.beginsWith, ask.endsWith, ask.contains]) {
    const checked = checkLetters(text ?? '', alphabet);
    if (!checked.ok) return checked;
  }
  const numbers = checkNumbers([
    ...lengthBounds(ask),
    ['leastPieces', ask.leastPieces, 0, most],
    ['someOf.least', someOf?.least, 0, most],
    ['most', ask.most, 1, wordsLimits.words],
  ]);
  return numbers.ok ? ok(ask) : numbers;
}

export function checkPlaces(places: readonly string[], alphabet: string): Checked {
  const most = wordsLimits.places;
  if (places.length > most) return refuse({ code: 'words/too-many-places', places: places.length, most });
  for (const letters of places) {
    const checked = checkSpelling(letters, alphabet);
    if (!checked.ok) return checked;
  }
  return fine;
}

export function checkSearch(ask: {
  readonly least?: number;
  readonly longest?: number;
  readonly most: number;
}): Checked {
  return checkNumbers([...lengthBounds(ask), ['most', ask.most, 1, wordsLimits.words]]);
}

export function checkSplits(rules: SplitRules): Checked {
  return checkNumbers([
    ['leastPart', rules.leastPart, wordLengths.least, wordLengths.most],
    ['mostParts', rules.mostParts, 2, 10],
  ]);
}

export function checkLetters(text: string, alphabet: string): Checked {
  const most = wordLengths.most;
  if (text.length > most) {
    return refuse({
      code: 'words/text-too-long',
      text: `${text.slice(0, most)}…`,
      length: text.length,
      most,
    });
  }
  return checkSpelling(text, alphabet);
}

function checkSpelling(text: string, alphabet: string): Checked {
  const at = Array.from(text).findIndex((letter) => !isLetter(letter, alphabet));
  if (at < 0) return fine;
  const letter = Array.from(text)[at] ?? '';
  return refuse({ code: 'words/unknown-letter', text: text.slice(0, 40), letter, at: at + 1, alphabet });
}

function checkPiece({ faces, blank }: Piece, piece: number, alphabet: string): Checked {
  if (blank === true) return fine;
  if (faces.length === 0) return refuse({ code: 'words/no-face', piece });
  if (faces.length > wordsLimits.faces) {
    return refuse({ code: 'words/too-many-faces', piece, faces: faces.length, most: wordsLimits.faces });
  }
  const letters = new Set<string>();
  for (const { letter, value } of faces) {
    if (!isLetter(letter, alphabet)) {
      return refuse({ code: 'words/unknown-letter-on-piece', piece, letter, alphabet });
    }
    if (!isWholeWithin(value, 0, wordsLimits.value)) {
      return refuse({ code: 'words/bad-value', piece, letter, found: value, most: wordsLimits.value });
    }
    if (letters.has(letter)) return refuse({ code: 'words/letter-twice', piece, letter });
    letters.add(letter);
  }
  return fine;
}

function lengthBounds({
  least,
  longest,
}: {
  readonly least?: number;
  readonly longest?: number;
}): readonly Bounds[] {
  const { most } = wordLengths;
  return [
    ['least', least, 1, most],
    ['longest', longest, 1, most],
  ];
}

function checkNumbers(numbers: readonly Bounds[]): Checked {
  for (const [name, found, least, most] of numbers) {
    if (found !== undefined && !isWholeWithin(found, least, most)) {
      return refuse({ code: 'words/bad-number', name, found, least, most });
    }
  }
  return fine;
}

const isWholeWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const isLetter = (letter: string, alphabet: string): boolean =>
  letter.length === 1 && alphabet.includes(letter);
