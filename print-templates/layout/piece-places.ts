import type { Face, Piece } from '#shared/pieces/index.ts';
import { facePlaces, type FacePlace } from './net-shapes.ts';

/**
 * The first face is in the middle of the cross, then come above, left, right and below; the last, a total, is at the
 * foot.
 */
const roundTheMiddle = ['centre', 'top', 'left', 'right', 'lower', 'total'] as const;

/**
 * Returns the places of the faces of a piece, in their order. A die of three letters has each letter on two opposite
 * sides (R12): its faces follow the reading order of the cross, so that the first is opposite the fifth, the second the
 * fourth, the third the last.
 */
export function placesOf({ faces }: Piece): readonly FacePlace[] {
  const pairs = [
    [0, 4],
    [1, 3],
    [2, 5],
  ] as const;
  const isPaired = faces.length === 6 && pairs.every(([one, other]) => isSame(faces[one], faces[other]));
  return isPaired ? facePlaces : roundTheMiddle;
}

function isSame(one: Face | undefined, other: Face | undefined): boolean {
  return one?.kind === 'letter' && other?.kind === 'letter' && one.letter === other.letter;
}
