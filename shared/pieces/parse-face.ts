import { spellingIn } from '#shared/lexicon/alphabet.ts';
import { premiumFaces, type Face } from './face.ts';

/** How a blank face is written. */
const blankText = '*';

/** Largest number on a face. */
export const mostNumber = 999;

/** One letter of the alphabet as people write it, in either case: IJ for the one of Dutch. Undefined where it is none. */
export function letterIn(alphabet: string, written: string): string | undefined {
  const letter = spellingIn(alphabet, written);
  return letter.length === 1 && alphabet.includes(letter) ? letter : undefined;
}

/** A face as `faceText` writes it; undefined where it is none. Premiums are those of `premiums`. */
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

/** A face as people type it: figures are a number, and a premium may be in small letters. */
export function typedFace(written: string, alphabet: string): Face | undefined {
  const text = written.trim();
  if (/^\d{1,3}$/.test(text)) return { kind: 'number', number: Number(text) };
  return parseFace(/^\d[a-z]$/.test(text) ? text.toUpperCase() : text, alphabet);
}

/** The letters on some faces, each once, in the order of the alphabet. */
export function lettersOn(faces: readonly Face[], alphabet: string): readonly string[] {
  const shown = new Set(faces.flatMap((face) => (face.kind === 'letter' ? face.letter : [])));
  return [...alphabet].filter((letter) => shown.has(letter));
}
