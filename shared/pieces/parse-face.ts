import { spellingIn } from '#shared/lexicon/alphabet.ts';
import { premiumFaces, type Face } from './face.ts';

const blankText = '*';

export const mostNumber = 999;

/**
 * People write a letter in either case, and IJ for the Dutch letter. Returns undefined if it is not in the alphabet.
 */
export function letterIn(alphabet: string, written: string): string | undefined {
  const letter = spellingIn(alphabet, written);
  return letter.length === 1 && alphabet.includes(letter) ? letter : undefined;
}

/** Reads a face as `faceText` writes it; undefined if it is none. Only `premiums` are accepted as premiums. */
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
