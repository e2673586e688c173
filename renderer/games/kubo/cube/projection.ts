import type { Turn } from '#renderer/space/index.ts';

/**
 * In the world, x runs right by size, y away by number and z up by layer, one per cell; on the screen x runs right and
 * y down. The design's view turns this parallel projection by 23.4 degrees, seen from 24 above, at 40.3 px per cell.
 */
export interface Point3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const homeTurn: Turn = { yaw: 23.4, pitch: 24 };

/** Layers are this far apart, in cells. */
export const layerStep = 2.09;

export const middle: Point3 = { x: 2, y: 2, z: 1.5 * layerStep };

const lowest = 8;
const highest = 82;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The view stays above, so that the layers keep their order. */
export function clampTurn({ yaw, pitch }: Turn): Turn {
  return { yaw, pitch: Math.min(highest, Math.max(lowest, pitch)) };
}

export interface Seen {
  readonly x: number;
  readonly y: number;
  /** A greater depth is farther away. */
  readonly depth: number;
}

/** Maps the world to the screen, with the middle of the cube at 0, 0. */
export function projection({ yaw, pitch }: Turn): (point: Point3) => Seen {
  const [sin, cos] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))];
  const [up, along] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))];
  return (point) => {
    const [x, y, z] = [point.x - middle.x, point.y - middle.y, point.z - middle.z];
    const away = y * cos - x * sin;
    return { x: x * cos + y * sin, y: -away * along - z * up, depth: away * up - z * along };
  };
}

export function sight({ yaw, pitch }: Turn): Point3 {
  const up = Math.cos(radians(pitch));
  return {
    x: -Math.sin(radians(yaw)) * up,
    y: Math.cos(radians(yaw)) * up,
    z: -Math.sin(radians(pitch)),
  };
}

/** Returns pixels per cell for any turn of the cube, with room for names at the left and figures below. */
export function scaleFor(width: number, height: number): number {
  return Math.max(1, Math.min(width / 7.4, height / 9.1));
}

/** Names, tags and strokes grow with the cube but never shrink below the size of the design. */
export function unitFor(scale: number): number {
  return Math.max(1, scale / 40.3);
}

export function middleOf(width: number, height: number): { readonly x: number; readonly y: number } {
  return { x: width / 2 + 0.47 * scaleFor(width, height), y: height / 2 };
}
