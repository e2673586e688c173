/** The middle of the cross lies on top of the cube, the foot of the cross on the bed. */
import type { FacePlace } from '../layout/net-shapes.ts';
import type { Vector } from './kernel.ts';

/** The directions are those of a face as it is read, on a cube that stands on the bed. */
export interface FaceFrame {
  readonly right: Vector;
  readonly up: Vector;
  readonly out: Vector;
}

/** The cross folds away from its reader, who looks down on its middle. */
export const faceFrames: Readonly<Record<FacePlace, FaceFrame>> = {
  centre: { right: [1, 0, 0], up: [0, 1, 0], out: [0, 0, 1] },
  top: { right: [1, 0, 0], up: [0, 0, -1], out: [0, 1, 0] },
  lower: { right: [1, 0, 0], up: [0, 0, 1], out: [0, -1, 0] },
  left: { right: [0, 0, 1], up: [0, 1, 0], out: [-1, 0, 0] },
  right: { right: [0, 0, -1], up: [0, 1, 0], out: [1, 0, 0] },
  total: { right: [1, 0, 0], up: [0, -1, 0], out: [0, 0, -1] },
};

export const below: FacePlace = 'total';
