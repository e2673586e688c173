/**
 * The 96 places of a 4 x 4 x 4 cube (S1, S4) have the numbers 16 x face in `faces` + 4 x row + column. The usual map
 * has left, front, right, back side by side, top above the front, bottom below; the back is seen from behind, upright.
 */
export const side = 4;
export const placesAFace = side * side;

/** The pegs of the set and the printed map go face by face in this order. */
export const faces = ['top', 'left', 'front', 'right', 'bottom', 'back'] as const;
export type CubeFace = (typeof faces)[number];

export const places: readonly number[] = Array.from({ length: faces.length * placesAFace }, (_, at) => at);

export interface FacePlace {
  readonly face: CubeFace;
  readonly row: number;
  readonly column: number;
}

export function placeAt({ face, row, column }: FacePlace): number {
  return faces.indexOf(face) * placesAFace + row * side + column;
}

export function facePlaceOf(place: number): FacePlace {
  const face = faces[Math.floor(place / placesAFace)];
  if (face === undefined) throw new RangeError(`No place ${place} on the cube`);
  return { face, row: Math.floor((place % placesAFace) / side), column: place % side };
}

/** The axes point right, up, and towards the viewer of the front. Layers lie at -3, -1, 1 and 3, faces at -4 and 4. */
type Point = readonly [x: number, y: number, z: number];

function pointOf(place: number): Point {
  const { face, row, column } = facePlaceOf(place);
  const [along, down] = [2 * column - 3, 3 - 2 * row];
  switch (face) {
    case 'top':
      return [along, 4, -down];
    case 'left':
      return [-4, down, along];
    case 'front':
      return [along, down, 4];
    case 'right':
      return [4, down, -along];
    case 'bottom':
      return [along, -4, down];
    case 'back':
      return [-along, down, -4];
  }
}

const placeOfPoint = new Map(places.map((place) => [pointOf(place).join(), place]));

function placeOf(point: Point): number {
  const place = placeOfPoint.get(point.join());
  if (place === undefined) throw new RangeError(`No place at ${point.join()}`);
  return place;
}

export type Axis = 'column' | 'row' | 'slice';

export interface Layer {
  readonly number: number;
  /** A column runs around over top and front, a row over left and front, and a slice over top and right. */
  readonly axis: Axis;
  /** Columns count from the left, rows from the top and slices from the front, 1 to 4. */
  readonly at: number;
}

/** Layers 1 to 4 are the columns, 5 to 8 the rows, 9 to 12 the slices, as on the printed map. */
export const layers: readonly Layer[] = (['column', 'row', 'slice'] as const).flatMap((axis, kind) =>
  [1, 2, 3, 4].map((at) => ({ number: kind * side + at, axis, at })),
);

/** A quarter turn moves pegs along the ring: columns down at the front, rows to the right, slices clockwise. */
const quarterOf: Readonly<Record<Axis, (point: Point) => Point>> = {
  column: ([x, y, z]) => [x, -z, y],
  row: ([x, y, z]) => [z, y, -x],
  slice: ([x, y, z]) => [y, -x, z],
};

function isIn({ axis, at }: Layer, [x, y, z]: Point): boolean {
  const along = { column: x, row: y, slice: z }[axis];
  const layer = axis === 'column' ? 2 * at - 5 : 5 - 2 * at;
  return Math.abs(along - layer) <= 1 && (Math.abs(along) !== 4 || Math.abs(layer) === 3);
}

const quarters: readonly (readonly number[])[] = layers.map((layer) =>
  places.map((place) => {
    const point = pointOf(place);
    return isIn(layer, point) ? placeOf(quarterOf[layer.axis](point)) : place;
  }),
);

/** Maps each place to where its peg goes when the layer (1 to 12) turns by this many quarters along its ring. */
export function turnOf(layer: number, quarterTurns: number): readonly number[] {
  const quarter = quarters[layer - 1];
  if (quarter === undefined) throw new RangeError(`No layer ${layer}`);
  return places.map((place) => {
    let to = place;
    for (let turned = 0; turned < quarterTurns; turned += 1) to = quarter[to] ?? to;
    return to;
  });
}

const stretchOf: Readonly<Record<Axis, (at: number, step: number) => FacePlace>> = {
  column: (at, step) => ({ face: 'top', row: step, column: at - 1 }),
  row: (at, step) => ({ face: 'left', row: at - 1, column: step }),
  slice: (at, step) => ({ face: 'top', row: side - at, column: step }),
};

export const rings: readonly (readonly number[])[] = layers.map(({ axis, at, number }) => {
  const first = Array.from({ length: side }, (_, step) => placeAt(stretchOf[axis](at, step)));
  return [0, 1, 2, 3].flatMap((quarterTurns) => {
    const to = turnOf(number, quarterTurns);
    return first.map((place) => to[place] ?? place);
  });
});

export const ringLength = side * side;

export function ringOf(layer: number): readonly number[] {
  const ring = rings[layer - 1];
  if (ring === undefined) throw new RangeError(`No ring ${layer}`);
  return ring;
}

/** Rings count from 1 to 12, and places on a ring from 0 to 15. */
export interface OnRing {
  readonly ring: number;
  readonly at: number;
}

const crossings: readonly (readonly OnRing[])[] = places.map((place) =>
  rings.flatMap((ring, index) => {
    const at = ring.indexOf(place);
    return at < 0 ? [] : [{ ring: index + 1, at }];
  }),
);

export function ringsThrough(place: number): readonly OnRing[] {
  return crossings[place] ?? [];
}
