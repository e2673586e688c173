import { typedLetter, spellingIn } from '#shared/lexicon/alphabet.ts';

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

const blankText = '*';

export const mostNumber = 999;

/** People write either case, and IJ for the Dutch letter; returns undefined if it is not in the alphabet. */
export function letterIn(alphabet: string, written: string): string | undefined {
  const letter = spellingIn(alphabet, written);
  return letter.length === 1 && alphabet.includes(letter) ? letter : undefined;
}

/** Accepts only `premiums` as premiums; returns undefined if the text is no face. */
export function parseFace(
  written: string | number,
  alphabet: string,
  premiums: Readonly<Record<string, Face>> = premiumFaces,
): Face | undefined {
  if (typeof written === 'number') return { kind: 'number', number: written };
  if (written === blankText) return { kind: 'blank' };
  const premium = Object.hasOwn(premiums, written) ? premiums[written] : undefined;
  if (premium !== undefined) return premium;
  const letter = letterIn(alphabet, written);
  return letter === undefined ? undefined : { kind: 'letter', letter };
}

export function typedFace(written: string, alphabet: string): Face | undefined {
  const text = written.trim();
  if (/^\d{1,3}$/.test(text)) return { kind: 'number', number: Number(text) };
  return parseFace(/^\d[a-z]$/.test(text) ? text.toUpperCase() : text, alphabet);
}

export function lettersOn(faces: readonly Face[], alphabet: string): readonly string[] {
  const shown = new Set(faces.flatMap((face) => (face.kind === 'letter' ? face.letter : [])));
  return [...alphabet].filter((letter) => shown.has(letter));
}
