import type { Piece } from '#shared/word-engine/position.ts';

/** A way to lay a letter that counts as one: equal letter, value and blankness, whichever piece shows it. */
export interface FaceKind {
  /** Its place in the alphabet, from 1. */
  readonly letter: number;
  readonly value: number;
  readonly blank: boolean;
  /** Bit i is set for piece i of the rack. */
  readonly pieces: number;
}

/** Every kind of face of a rack. */
export function faceKinds(rack: readonly Piece[], alphabet: string): readonly FaceKind[] {
  const kinds = new Map<string, FaceKind>();
  rack.forEach(({ faces, blank = false }, piece) => {
    const shown = blank ? [...alphabet].map((letter) => ({ letter, value: 0 })) : faces;
    for (const { letter, value } of shown) {
      const key = `${letter} ${value} ${blank}`;
      const pieces = (kinds.get(key)?.pieces ?? 0) | (1 << piece);
      kinds.set(key, { letter: alphabet.indexOf(letter) + 1, value, blank, pieces });
    }
  });
  return [...kinds.values()];
}

/** The kinds of each letter, as places in the list of kinds. */
export function kindsByLetter(kinds: readonly FaceKind[], letters: number): readonly (readonly number[])[] {
  return Array.from({ length: letters + 1 }, (_, letter) =>
    kinds.flatMap((kind, place) => (kind.letter === letter ? [place] : [])),
  );
}
