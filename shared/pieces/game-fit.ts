import { typedLetter } from '#shared/lexicon/alphabet.ts';
import { faceText } from './face.ts';
import type { Piece, PieceSet } from './piece-set.ts';

/** Pieces count from 1. */
export type FitProblem =
  | {
      readonly code: 'set/pieces-for-game';
      readonly game: string;
      readonly found: number;
      readonly needed: string;
    }
  | {
      readonly code: 'set/piece-for-game';
      readonly game: string;
      readonly piece: number;
      readonly shows: string;
      readonly wants: PieceWanted;
    }
  /** The record of a game tells pieces apart by their letters, so no two pieces may be alike. */
  | {
      readonly code: 'set/alike-for-game';
      readonly game: string;
      readonly piece: number;
      readonly other: number;
      readonly letters: string;
    };

export type PieceWanted =
  /** The piece needs six faces with three different letters (K1). */
  | 'three-letters'
  /** The piece needs six faces, each with a letter (K1). */
  | 'six-letters'
  /** The piece needs one to six different letters, and no blank or premium (A2). */
  | 'letters'
  /** The piece needs a blank and five different letters, each typed with one key (C1). */
  | 'five-letters-and-blank'
  /** The last piece is the die and has no letter (C1). */
  | 'no-letter';

export interface SetNeeds {
  readonly game: string;
  readonly least: number;
  readonly most: number;
  wants(at: number): PieceWanted;
}

const meets: Readonly<Record<PieceWanted, (piece: Piece) => boolean>> = {
  'three-letters': (piece) => piece.faces.length === 6 && allLetters(piece) && piece.letters.length === 3,
  'six-letters': (piece) => piece.faces.length === 6 && allLetters(piece),
  letters: ({ faces, letters }) =>
    letters.length >= 1 &&
    letters.length <= 6 &&
    faces.every(({ kind }) => kind === 'letter' || kind === 'number'),
  'five-letters-and-blank': ({ faces, letters }) =>
    faces.length === 6 &&
    letters.length === 5 &&
    letters.every((letter) => typedLetter(letter) === letter) &&
    faces.filter(({ kind }) => kind === 'blank').length === 1,
  'no-letter': ({ letters, faces }) => letters.length === 0 && faces.every(({ kind }) => kind === 'number'),
};

export function fitProblem({ game, least, most, wants }: SetNeeds, set: PieceSet): FitProblem | undefined {
  const found = set.pieces.length;
  if (found < least || found > most) {
    const needed = least === most ? `${least}` : `${least}\u2013${most}`;
    return { code: 'set/pieces-for-game', game, found, needed };
  }
  const at = set.pieces.findIndex((piece, place) => !meets[wants(place)](piece));
  const odd = set.pieces[at];
  if (odd !== undefined) {
    const shows = odd.faces.map(faceText).join(' ');
    return { code: 'set/piece-for-game', game, piece: at + 1, shows, wants: wants(at) };
  }
  const seen = new Map<string, number>();
  for (const { id, faces, letters } of set.pieces) {
    const name = wants(id) === 'six-letters' ? faces.map(faceText).join('') : letters.join('');
    const other = seen.get(name);
    if (other !== undefined) {
      return {
        code: 'set/alike-for-game',
        game,
        piece: id + 1,
        other: other + 1,
        letters: letters.join(' '),
      };
    }
    seen.set(name, id);
  }
  return undefined;
}

function allLetters({ faces }: Piece): boolean {
  return faces.every(({ kind }) => kind === 'letter');
}
