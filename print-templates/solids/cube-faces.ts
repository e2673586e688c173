/**
 * A printed net, folded: which way the letters of each face stand on the cube. The middle of the cross comes to lie on
 * top, the foot of the cross on the bed.
 */
import type { FacePlace } from '../layout/net-shapes.ts';
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
