import type { Turn } from '#renderer/space/index.ts';
import { dot, half, placeAtPoint, sum, times, type Vector } from './spots.ts';

/** The camera is this many cells away; in the design it is 1700 px away where a cell is 76 px wide. */
export const distance = 22.4;

export const homeTurn: Turn = { yaw: 36, pitch: 26 };

const steepest = 72;

/** The cube can be seen from above or below, never upside down. */
export function clampTurn({ yaw, pitch }: Turn): Turn {
  return { yaw, pitch: Math.min(steepest, Math.max(-steepest, pitch)) };
}

/** Returns pixels per cell at the middle of the cube, so that it fits however it is turned. */
export function scaleFor(width: number, height: number): number {
  return Math.max(1, Math.min(width, height) / 7.2);
}

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Pixels are CSS pixels, y down, with the cube in the middle of the picture. */
export interface Sight {
  see(point: Vector): Pixel;
  faces(normal: Vector, point: Vector): boolean;
  /** Returns the point of the surface under a pixel, and its place; undefined beside the cube. */
  under(pixel: Pixel): { readonly point: Vector; readonly place: number } | undefined;
}

export function cameraOf({ yaw, pitch }: Turn): Readonly<Record<'towards' | 'right' | 'up', Vector>> {
  const [sinYaw, cosYaw, sin, cos] = [yaw, pitch].flatMap((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.sin(angle), Math.cos(angle)];
  }) as [number, number, number, number];
  return {
    towards: [sinYaw * cos, sin, cosYaw * cos],
    right: [cosYaw, 0, -sinYaw],
    up: [-sinYaw * sin, cos, -cosYaw * sin],
  };
}

export function sightOf(turn: Turn, width: number, height: number): Sight {
  const { towards, right, up } = cameraOf(turn);
  const scale = scaleFor(width, height);
  const camera = times(towards, distance);
  const toCamera = (point: Vector) => sum(camera, times(point, -1));
  return {
    see(point) {
      const nearer = (scale * distance) / (distance - dot(point, towards));
      return { x: width / 2 + dot(point, right) * nearer, y: height / 2 - dot(point, up) * nearer };
    },
    faces: (normal, point) => dot(normal, toCamera(point)) > 0,
    under({ x, y }) {
      const goal = sum(times(right, (x - width / 2) / scale), times(up, (height / 2 - y) / scale));
      const point = firstOnCube(camera, sum(goal, times(camera, -1)));
      if (point === undefined) return undefined;
      const place = placeAtPoint(point);
      return place === undefined ? undefined : { point, place };
    },
  };
}

function firstOnCube(from: Vector, along: Vector): Vector | undefined {
  let [enters, leaves, side] = [-Infinity, Infinity, 0];
  for (const at of [0, 1, 2] as const) {
    const [near, far] = [half, -half].map((plane) => (plane - from[at]) / along[at]).sort((a, b) => a - b);
    if (near === undefined || far === undefined || Number.isNaN(near) || Number.isNaN(far)) return undefined;
    if (near > enters) [enters, side] = [near, at];
    leaves = Math.min(leaves, far);
  }
  if (enters > leaves) return undefined;
  const point = sum(from, times(along, enters));
  return point.map((value, at) => (at === side ? Math.sign(value) * half : value)) as unknown as Vector;
}
