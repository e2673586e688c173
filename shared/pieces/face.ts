import { typedLetter } from '#shared/lexicon/alphabet.ts';

/** What one face of a piece shows. */
export type Face =
  /** One character of the set's alphabet: IJ is one letter of Dutch. */
  | { readonly kind: 'letter'; readonly letter: string }
  /** Stands for any letter, which is named as it is laid. */
  | { readonly kind: 'blank' }
  /** The total of a cube's letters, or a number of a die. */
  | { readonly kind: 'number'; readonly number: number }
  | PremiumFace;

/** No letter: multiplies the letter or the word beside it, as a peg of SCRUBLE does (S7). */
export type PremiumFace =
  | { readonly kind: 'premium'; readonly of: 'letter'; readonly times: 2 | 3 | 4 }
  | { readonly kind: 'premium'; readonly of: 'word'; readonly times: 2 | 3 };

/** Every premium by the way in which files write it. */
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

/** A face as files write it: a letter as people type it, a number, `*` for a blank, `2W` for a premium. */
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
