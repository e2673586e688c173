import { facePlaceOf, layers, type CubeFace, type Layer } from '#shared/games/scruble/index.ts';

/** A cell is 1; from the cube's middle x points right, y up, z to the front's viewer, so faces lie at -2 and 2. */
export type Vector = readonly [x: number, y: number, z: number];

export interface Spot {
  readonly centre: Vector;
  /** All three vectors have length 1; `right` and `up` are as the letter is read. */
  readonly normal: Vector;
  readonly right: Vector;
  readonly up: Vector;
}

const sides: Readonly<Record<CubeFace, Omit<Spot, 'centre'>>> = {
  top: { normal: [0, 1, 0], right: [1, 0, 0], up: [0, 0, -1] },
  left: { normal: [-1, 0, 0], right: [0, 0, 1], up: [0, 1, 0] },
  front: { normal: [0, 0, 1], right: [1, 0, 0], up: [0, 1, 0] },
  right: { normal: [1, 0, 0], right: [0, 0, -1], up: [0, 1, 0] },
  bottom: { normal: [0, -1, 0], right: [1, 0, 0], up: [0, 0, 1] },
  back: { normal: [0, 0, -1], right: [-1, 0, 0], up: [0, 1, 0] },
};

export const half = 2;

export function spotOf(place: number): Spot {
  const { face, row, column } = facePlaceOf(place);
  const { normal, right, up } = sides[face];
  const centre = sum(times(normal, half), times(right, column - 1.5), times(up, 1.5 - row));
  return { centre, normal, right, up };
}

/** Returns undefined on an edge or beside the surface. */
export function placeAtPoint(point: Vector): number | undefined {
  const place = allSpots.findIndex(({ centre, normal }) =>
    point.every((value, at) => {
      const off = Math.abs(value - (centre[at] ?? 0));
      return normal[at] === 0 ? off <= 0.5 : off < 1e-6;
    }),
  );
  return place < 0 ? undefined : place;
}

const allSpots = Array.from({ length: 96 }, (_, place) => spotOf(place));

const axes: Readonly<Record<Layer['axis'], Vector>> = {
  column: [1, 0, 0],
  row: [0, 1, 0],
  slice: [0, 0, -1],
};

/** A layer turns about this axis of length 1, counterclockwise as seen from the end of the axis. */
export function axisOf(layer: number): Vector {
  return axes[layerOf(layer).axis];
}

/** `point` is the middle of a small cube or of a place; layers are 1 to 12. */
export function isInLayer(layer: number, point: Vector): boolean {
  const { axis, at } = layerOf(layer);
  const along = axis === 'column' ? point[0] : axis === 'row' ? -point[1] : -point[2];
  return Math.abs(along - (at - 2.5)) < 0.51;
}

function layerOf(number: number): Layer {
  const layer = layers[number - 1];
  if (layer === undefined) throw new RangeError(`No layer ${number}`);
  return layer;
}

/** `axis` has length 1; the turn is counterclockwise as seen from the end of the axis. */
export function turnedAbout(axis: Vector, degrees: number, vector: Vector): Vector {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return sum(times(vector, cos), times(cross(axis, vector), sin), times(axis, dot(axis, vector) * (1 - cos)));
}

export function dot(one: Vector, other: Vector): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

export function cross([a, b, c]: Vector, [x, y, z]: Vector): Vector {
  return [b * z - c * y, c * x - a * z, a * y - b * x];
}

export function times([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by];
}

export function sum(...vectors: readonly Vector[]): Vector {
  return vectors.reduce(([a, b, c], [x, y, z]) => [a + x, b + y, c + z], [0, 0, 0]);
}
