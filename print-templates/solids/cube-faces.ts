/**
 * A printed net, folded: which face of a piece lies on which side of the cube, and which way its letters stand there. The
 * middle of the cross comes to lie on top, the foot of the cross on the bed.
 */
import type { Face, Piece } from '#shared/pieces/index.ts';
import { facePlaces, type FacePlace } from '../layout/net-shapes.ts';
import type { Vector } from './kernel.ts';

/** Right, up and out of a face as it is read, on a cube that stands on the bed. */
export interface FaceFrame {
  readonly right: Vector;
  readonly up: Vector;
  readonly out: Vector;
}

/** The cross, folded away from its reader, who looks down on its middle. */
export const faceFrames: Readonly<Record<FacePlace, FaceFrame>> = {
  centre: { right: [1, 0, 0], up: [0, 1, 0], out: [0, 0, 1] },
  top: { right: [1, 0, 0], up: [0, 0, -1], out: [0, 1, 0] },
  lower: { right: [1, 0, 0], up: [0, 0, 1], out: [0, -1, 0] },
  left: { right: [0, 0, 1], up: [0, 1, 0], out: [-1, 0, 0] },
  right: { right: [0, 0, -1], up: [0, 1, 0], out: [1, 0, 0] },
  total: { right: [1, 0, 0], up: [0, -1, 0], out: [0, 0, -1] },
};

/** The side that lies on the bed. */
export const below: FacePlace = 'total';

/** As nets have the faces of a piece: the first in the middle, then round it, the last opposite. */
const roundTheMiddle = ['centre', 'top', 'left', 'right', 'lower', 'total'] as const;

/**
 * Where each face of a piece goes, in its order. A die of three letters has each on two opposite sides (R12): its faces are
 * in the order in which the cross is read, so that the first is opposite the fifth, the second the fourth, the third the last.
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
