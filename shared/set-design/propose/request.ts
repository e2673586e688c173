import { refuse, ok, type Result, type Seed } from '#shared/kernel/index.ts';
import type { Lexicon } from '#shared/lexicon/lexicon.ts';
import { pieceLimits } from '#shared/pieces/index.ts';
import { letterUseOf } from '../letter-use.ts';

export const proposedKinds = ['cubes', 'blanks', 'dice', 'tiles'] as const;
export type ProposedKind =
  /** A cube has five different letters and their total, as in Alphacubes (A2). */
  | 'cubes'
  /** A cube has five different letters and a blank; the last piece is a die of numbers, as in CUBEWORD (C1). */
  | 'blanks'
  /** A die has three letters on two opposite faces each; one in 36 is a joker with six letters, as in Kubagram (K1). */
  | 'dice'
  /** A tile has one letter; one in 42 is a blank. */
  | 'tiles';

export interface ProposeRequest {
  readonly kind: ProposedKind;
  readonly pieces: number;
  readonly lexicon: Lexicon;
  /** The same ask with the same seed gives the same set on every machine. */
  readonly seed?: Seed;
  readonly title: string;
  readonly language: string;
}

export type ProposeProblem =
  | {
      readonly code: 'design/proposed-pieces';
      readonly found: number;
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly code: 'design/few-words';
      readonly list: string;
      readonly words: number;
      readonly least: number;
    }
  | {
      readonly code: 'design/few-letters';
      readonly list: string;
      readonly letters: number;
      readonly least: number;
    };

const leastPieces: Readonly<Record<ProposedKind, number>> = { cubes: 7, blanks: 8, dice: 7, tiles: 7 };
const leastLetters: Readonly<Record<ProposedKind, number>> = { cubes: 8, blanks: 8, dice: 8, tiles: 2 };
const leastWords = 50;

export function checkProposeRequest({
  kind,
  pieces,
  lexicon,
}: ProposeRequest): Result<undefined, ProposeProblem> {
  const least = leastPieces[kind];
  const most = pieceLimits.pieces;
  if (!Number.isInteger(pieces) || pieces < least || pieces > most) {
    return refuse({ code: 'design/proposed-pieces', found: pieces, least, most });
  }
  const { name, words } = lexicon;
  if (words < leastWords) return refuse({ code: 'design/few-words', list: name, words, least: leastWords });
  const letters = Object.values(letterUseOf(lexicon).words).filter((share) => share > 0).length;
  return letters < leastLetters[kind]
    ? refuse({ code: 'design/few-letters', list: name, letters, least: leastLetters[kind] })
    : ok(undefined);
}
