import type { Turn } from '#renderer/space/index.ts';

/**
 * The cube in parallel projection. World: one cell is 1 x 1, sizes to the right (x), numbers away (y), layers upwards (z);
 * screen: x to the right, y down, in the same unit. The view that the design draws (a size step of 37 x 6.5 px, a number
 * step of 16 x -15, a layer of 77) is this projection turned by 23.4 degrees, seen from 24 above, at 40.3 px a cell.
 */
export interface Point3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const homeTurn: Turn = { yaw: 23.4, pitch: 24 };

/** Between the layers, in cells. */
export const layerStep = 2.09;

/** The middle of the cube, about which it turns. */
export const middle: Point3 = { x: 2, y: 2, z: 1.5 * layerStep };

const lowest = 8;
const highest = 82;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Seen from above always, so that the layers keep their order. */
export function clampTurn({ yaw, pitch }: Turn): Turn {
  return { yaw, pitch: Math.min(highest, Math.max(lowest, pitch)) };
}

export interface Seen {
  readonly x: number;
  readonly y: number;
  /** Greater is further away. */
  readonly depth: number;
}

/** A projection for one turn: from the world to the screen, its middle at 0, 0. */
export function projection({ yaw, pitch }: Turn): (point: Point3) => Seen {
  const [sin, cos] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))];
  const [up, along] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))];
  return (point) => {
    const [x, y, z] = [point.x - middle.x, point.y - middle.y, point.z - middle.z];
    const away = y * cos - x * sin;
    return { x: x * cos + y * sin, y: -away * along - z * up, depth: away * up - z * along };
  };
}

/** The direction of sight in the world, of length 1. */
export function sight({ yaw, pitch }: Turn): Point3 {
  const up = Math.cos(radians(pitch));
  return {
    x: -Math.sin(radians(yaw)) * up,
    y: Math.cos(radians(yaw)) * up,
    z: -Math.sin(radians(pitch)),
  };
}

/**
 * Pixels a cell for a picture of this size: so that the cube stays within it however it is turned, with room for names
 * at the left and figures below.
 */
export function scaleFor(width: number, height: number): number {
  return Math.max(1, Math.min(width / 7.4, height / 9.1));
}

/** How much larger than drawn by the design names, tags and strokes are: they grow with the cube, and never shrink. */
export function unitFor(scale: number): number {
  return Math.max(1, scale / 40.3);
}

/** Where the middle of the cube is on a picture of this size: a little to the right, since names stand at the left. */
export function middleOf(width: number, height: number): { readonly x: number; readonly y: number } {
  return { x: width / 2 + 0.47 * scaleFor(width, height), y: height / 2 };
}
