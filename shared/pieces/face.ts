import { typedLetter } from '#shared/lexicon/alphabet.ts';

export type Face =
  /** A letter is one character of the set's alphabet: IJ is one letter of Dutch. */
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'blank' }
  /** The number is the total of a cube's letters, or a number of a die. */
  | { readonly kind: 'number'; readonly number: number }
  | PremiumFace;

/** A premium has no letter: it multiplies the letter or the word beside it, like a peg of SCRUBLE (S7). */
export type PremiumFace =
  | { readonly kind: 'premium'; readonly of: 'letter'; readonly times: 2 | 3 | 4 }
  | { readonly kind: 'premium'; readonly of: 'word'; readonly times: 2 | 3 };

export const premiumFaces: Readonly<Record<string, PremiumFace>> = {
  '2L': { kind: 'premium', of: 'letter', times: 2 },
  '3L': { kind: 'premium', of: 'letter', times: 3 },
  '4L': { kind: 'premium', of: 'letter', times: 4 },
  '2W': { kind: 'premium', of: 'word', times: 2 },
  '3W': { kind: 'premium', of: 'word', times: 3 },
};

function premiumText({ times, of }: PremiumFace): string {
  return `${times}${of === 'letter' ? 'L' : 'W'}`;
}

export function faceText(face: Face): string | number {
  switch (face.kind) {
    case 'letter':
      return typedLetter(face.letter);
    case 'number':
      return face.number;
    case 'blank':
      return '*';
    case 'premium':
      return premiumText(face);
  }
}
