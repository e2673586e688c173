/**
 * The geometry of a twisting cube of 4 x 4 x 4 (S1, S4): 96 places on six faces, and twelve rings of 16 places round it.
 *
 * A place is a number: 16 times its face in the order of `faces`, 4 times its row, and its column. Rows and columns are
 * those of the usual unfolded map, left, front, right and back side by side, top above the front and bottom below it: the
 * back is seen from behind with its top row up.
 */
export const side = 4;
export const placesAFace = side * side;

/** In the order of the set's pegs, and of the printed map. */
export const faces = ['top', 'left', 'front', 'right', 'bottom', 'back'] as const;
export type CubeFace = (typeof faces)[number];

export const places: readonly number[] = Array.from({ length: faces.length * placesAFace }, (_, at) => at);

export interface FacePlace {
  readonly face: CubeFace;
  /** 0 to 3, from above. */
  readonly row: number;
  /** 0 to 3, from the left. */
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

/** Right, up, and towards whoever looks at the front. Layers lie at -3, -1, 1 and 3, faces at -4 and 4. */
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

/** A layer of the cube, and the ring of places round its rim. */
export interface Layer {
  /** 1 to 12, as on the printed map. */
  readonly number: number;
  /** Columns run over top, front, bottom and back; rows over left, front, right and back; slices over top, right, bottom and left. */
  readonly axis: Axis;
  /** 1 to 4: columns from the left, rows from above, slices from the front. */
  readonly at: number;
}

/** 1 to 4 are the columns, 5 to 8 the rows, 9 to 12 the slices. */
export const layers: readonly Layer[] = (['column', 'row', 'slice'] as const).flatMap((axis, kind) =>
  [1, 2, 3, 4].map((at) => ({ number: kind * side + at, axis, at })),
);

/** A quarter turn that takes pegs along the ring: columns downwards at the front, rows to the right, slices clockwise. */
const quarterOf: Readonly<Record<Axis, (point: Point) => Point>> = {
  column: ([x, y, z]) => [x, -z, y],
  row: ([x, y, z]) => [z, y, -x],
  slice: ([x, y, z]) => [y, -x, z],
};

/** Whether a place is in a layer, on its rim or on the face that turns with it. */
function isIn({ axis, at }: Layer, [x, y, z]: Point): boolean {
  const along = { column: x, row: y, slice: z }[axis];
  const layer = axis === 'column' ? 2 * at - 5 : 5 - 2 * at;
  return Math.abs(along - layer) <= 1 && (Math.abs(along) !== 4 || Math.abs(layer) === 3);
}

/** Where the pegs of all places go by a quarter turn of each layer along its ring, by the layer's number less 1. */
const quarters: readonly (readonly number[])[] = layers.map((layer) =>
  places.map((place) => {
    const point = pointOf(place);
    return isIn(layer, point) ? placeOf(quarterOf[layer.axis](point)) : place;
  }),
);

/** Where the peg of each place goes when a layer (1 to 12) turns by so many quarters along its ring. */
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

/** The 16 places of each ring in its order, by the layer's number less 1. */
export const rings: readonly (readonly number[])[] = layers.map(({ axis, at, number }) => {
  const first = Array.from({ length: side }, (_, step) => placeAt(stretchOf[axis](at, step)));
  return [0, 1, 2, 3].flatMap((quarterTurns) => {
    const to = turnOf(number, quarterTurns);
    return first.map((place) => to[place] ?? place);
  });
});

export const ringLength = side * side;

/** The ring of a layer, 1 to 12. */
export function ringOf(layer: number): readonly number[] {
  const ring = rings[layer - 1];
  if (ring === undefined) throw new RangeError(`No ring ${layer}`);
  return ring;
}

export interface OnRing {
  /** 1 to 12. */
  readonly ring: number;
  /** 0 to 15. */
  readonly at: number;
}

const crossings: readonly (readonly OnRing[])[] = places.map((place) =>
  rings.flatMap((ring, index) => {
    const at = ring.indexOf(place);
    return at < 0 ? [] : [{ ring: index + 1, at }];
  }),
);

/** The two rings that a place lies on, and where. */
export function ringsThrough(place: number): readonly OnRing[] {
  return crossings[place] ?? [];
}
