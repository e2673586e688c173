import { letterBit } from '#shared/lexicon/node.ts';
import type { Piece } from '../position.ts';

/**
 * Distinct faces of a rack are numbered from 0 in the order of their letters. Plays differ by faces, not by pieces: two
 * pieces that show an A for 1 lay the same letter, but the A of a blank is another.
 */
export interface RackFaces {
  readonly count: number;
  readonly pieces: number;
  readonly letters: Uint8Array;
  readonly values: Int32Array;
  readonly blanks: Uint8Array;
  /** The entry is a mask of the pieces that can show the face. */
  readonly piecesOf: Int32Array;
  /** The index is the letter number, and the entry its first face; its faces end before that of the next letter. */
  readonly firstOf: Uint8Array;
  readonly mask: number;
}

interface OneFace {
  readonly letter: number;
  readonly value: number;
  readonly blank: 0 | 1;
  pieces: number;
}

export function rackFacesOf(rack: readonly Piece[], numbers: Uint8Array, letters: number): RackFaces {
  const known = new Map<number, OneFace>();
  const meet = (letter: number, value: number, blank: 0 | 1, piece: number): void => {
    const key = (letter * 128 + value) * 2 + blank;
    const one = known.get(key);
    if (one === undefined) known.set(key, { letter, value, blank, pieces: 1 << piece });
    else one.pieces |= 1 << piece;
  };
  rack.forEach(({ faces, blank }, piece) => {
    if (blank === true) for (let letter = 1; letter <= letters; letter += 1) meet(letter, 0, 1, piece);
    else for (const face of faces) meet(numbers[face.letter.charCodeAt(0)] ?? 0, face.value, 0, piece);
  });
  const faces = [...known].sort(([one], [other]) => one - other).map(([, face]) => face);

  const firstOf = new Uint8Array(64);
  let mask = 0;
  for (const { letter } of faces) {
    mask |= letterBit(letter);
    firstOf[letter + 1] = (firstOf[letter + 1] ?? 0) + 1;
  }
  for (let letter = 1; letter < firstOf.length; letter += 1) {
    firstOf[letter] = (firstOf[letter] ?? 0) + (firstOf[letter - 1] ?? 0);
  }
  return {
    count: faces.length,
    pieces: rack.length,
    letters: Uint8Array.from(faces, (face) => face.letter),
    values: Int32Array.from(faces, (face) => face.value),
    blanks: Uint8Array.from(faces, (face) => face.blank),
    piecesOf: Int32Array.from(faces, (face) => face.pieces),
    firstOf,
    mask,
  };
}

/** Returns the highest value of each piece, in descending order. */
export function highestValues(rack: RackFaces): Int32Array {
  const values = new Int32Array(rack.pieces);
  for (let face = 0; face < rack.count; face += 1) {
    for (let piece = 0; piece < rack.pieces; piece += 1) {
      if ((((rack.piecesOf[face] ?? 0) >>> piece) & 1) === 0) continue;
      values[piece] = Math.max(values[piece] ?? 0, rack.values[face] ?? 0);
    }
  }
  return values.sort().reverse();
}
