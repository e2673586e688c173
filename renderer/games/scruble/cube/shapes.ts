/** Triangles run counterclockwise seen from outside; lengths are in cells. */
export interface Shape {
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  /** The shader tells parts apart by one number per corner. */
  readonly parts: readonly number[];
  /** Each triangle has three corner indices. */
  readonly order: readonly number[];
}

type Corner = readonly [x: number, y: number, z: number];

function builder() {
  const positions: number[] = [];
  const normals: number[] = [];
  const parts: number[] = [];
  const order: number[] = [];
  return {
    shape: { positions, normals, parts, order } satisfies Shape,
    /** Without `triangles`, corners are a convex counterclockwise outline; `outwards` gives a round side's normals. */
    add(
      corners: readonly Corner[],
      normal: Corner | 'outwards',
      part: number,
      triangles = corners.slice(2).flatMap((_, at) => [0, at + 1, at + 2]) as readonly number[],
    ) {
      const first = positions.length / 3;
      for (const corner of corners) {
        positions.push(...corner);
        normals.push(...(normal === 'outwards' ? [corner[0], corner[1], 0] : normal));
        parts.push(part);
      }
      order.push(...triangles.map((at) => first + at));
    },
  };
}

/** The edges of a small cube are bevelled by this length. */
const blunt = 0.014;
/** Plates have this half width, `halfOutlined` between thick outlines, and corners of this radius. */
export const plate = { half: 0.46, halfOutlined: 0.435, radius: 0.074 };

/** x points right, y up, z outwards. The shader paints the plate, so that its outline is smooth. */
export function smallFace(): Shape {
  const { shape, add } = builder();
  const inn = 0.5 - blunt;
  const square = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  add(
    square.map(([x, y]): Corner => [x * inn, y * inn, 0]),
    [0, 0, 1],
    0,
  );
  square.forEach(([x, y], at) => {
    const [nextX, nextY] = square[(at + 1) % 4] ?? square[0];
    const [outX, outY] = [(x + nextX) / 2, (y + nextY) / 2];
    const aslant = (px: number, py: number): Corner => [
      px * inn + outX * blunt,
      py * inn + outY * blunt,
      -blunt,
    ];
    add(
      [[x * inn, y * inn, 0], aslant(x, y), aslant(nextX, nextY), [nextX * inn, nextY * inn, 0]],
      [outX * Math.SQRT1_2, outY * Math.SQRT1_2, Math.SQRT1_2],
      0,
    );
    const tip: Corner[] = [
      [x * inn, y * inn, 0],
      [x * 0.5, y * inn, -blunt],
      // The tip extends to its neighbours, so that no gap shows where four cubes meet.
      [x * 0.5, y * 0.5, -blunt],
      [x * inn, y * 0.5, -blunt],
    ];
    add(x * y > 0 ? tip : tip.toReversed(), [x / Math.sqrt(3), y / Math.sqrt(3), 1 / Math.sqrt(3)], 0);
  });
  return shape;
}

export const pegRadius = 0.362;
export const pegHeight = 0.05;

/** x points right, y up, z outwards. Part 1 is the top, part 0 the side. */
export function peg(form: 'round' | 'square'): Shape {
  const { shape, add } = builder();
  const outline = form === 'round' ? circle(36) : roundedSquare(0.2, 4);
  const at = (half: number, height: number) =>
    outline.map(({ x, y }): Corner => [x * half, y * half, height]);
  add(at(pegRadius, pegHeight), [0, 0, 1], 1);
  add([...at(pegRadius * 1.035, 0), ...at(pegRadius, pegHeight)], 'outwards', 0, bandOf(outline.length));
  return shape;
}

function bandOf(corners: number): readonly number[] {
  return Array.from({ length: corners }, (_, from) => {
    const to = (from + 1) % corners;
    return [from, to, to + corners, from, to + corners, from + corners];
  }).flat();
}

export function strip(): Shape {
  const { shape, add } = builder();
  add(
    [
      [-0.5, -0.5, 0],
      [0.5, -0.5, 0],
      [0.5, 0.5, 0],
      [-0.5, 0.5, 0],
    ],
    [0, 0, 1],
    0,
  );
  return shape;
}

interface OnOutline {
  readonly x: number;
  readonly y: number;
}

/** The outline has half width 1 and runs counterclockwise. */
export function circle(corners: number): readonly OnOutline[] {
  return Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
}

/** The square has half width 1; each of its corners takes `steps` steps. */
export function roundedSquare(radius: number, steps: number): readonly OnOutline[] {
  const middle = 1 - radius;
  return [0, 1, 2, 3].flatMap((corner) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const angle = (Math.PI / 2) * (corner + step / steps);
      const [sx, sy] = [corner === 0 || corner === 3 ? 1 : -1, corner < 2 ? 1 : -1];
      return { x: sx * middle + radius * Math.cos(angle), y: sy * middle + radius * Math.sin(angle) };
    }),
  );
}
