/**
 * The few shapes that the cube is made of, each drawn many times: a small cube with blunt edges, pegs round and square, and
 * a strip for marks. Triangles run counterclockwise as seen from outside; cells as unit.
 */
export interface Shape {
  /** x, y, z of each corner. */
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  /** One number a corner: what the shader tells parts by. */
  readonly parts: readonly number[];
  /** Three corners a triangle. */
  readonly order: readonly number[];
}

type Corner = readonly [x: number, y: number, z: number];

function builder() {
  const [positions, normals, parts, order]: number[][] = [[], [], [], []];
  return {
    shape: { positions, normals, parts, order } as Shape,
    /** A flat figure with its corners in order, counterclockwise; `normals` where it is a part of something round. */
    add(corners: readonly Corner[], normal: Corner | readonly Corner[], part: number) {
      const first = (positions?.length ?? 0) / 3;
      corners.forEach((corner, at) => {
        positions?.push(...corner);
        normals?.push(
          ...(typeof normal[0] === 'number'
            ? (normal as Corner)
            : ((normal[at] as Corner | undefined) ?? corner)),
        );
        parts?.push(part);
      });
      for (let at = 2; at < corners.length; at += 1) order?.push(first, first + at - 1, first + at);
    },
  };
}

/** How far the edges of a small cube are cut, how far within that its plates begin, and how round their corners are. */
const blunt = 0.014;
const rim = 0.026;
const plateRadius = 0.16;
/** Keeps a plate off what it lies on. */
const hair = 0.003;

/** A small cube of edge 1 around 0, 0, 0. Parts: 1 on the plates of its faces, 0 on the rest. */
export function smallCube(): Shape {
  const { shape, add } = builder();
  const [out, inn] = [0.5, 0.5 - blunt];
  const signs = [-1, 1] as const;
  /** A corner of the face on `axis`, by the signs along all three axes. */
  const corner = (axis: number, by: readonly number[]) =>
    by.map((sign, at) => sign * (at === axis ? out : inn)) as unknown as Corner;
  for (const axis of [0, 1, 2]) {
    const [one, other] = [(axis + 1) % 3, (axis + 2) % 3];
    for (const sign of signs) {
      const at = (a: number, b: number) => {
        const by = [0, 0, 0];
        [by[axis], by[one], by[other]] = [sign, a, b];
        return by;
      };
      const normal = [0, 0, 0].map((_, index) => (index === axis ? sign : 0)) as unknown as Corner;
      const face = [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)].map((by) => corner(axis, by));
      add(sign > 0 ? face : face.toReversed(), normal, 0);
      const plate = roundedSquare(plateRadius, 4).map(({ x, y }) => {
        const [a, b] = [x * (inn - rim), y * (inn - rim)];
        const point = [0, 0, 0];
        [point[axis], point[one], point[other]] = [sign * (out + hair), a, b];
        return point as unknown as Corner;
      });
      add(sign > 0 ? plate : plate.toReversed(), normal, 1);
      // The edge between this face and the next one round.
      for (const side of signs) {
        const edge = [
          corner(axis, at(side, -1)),
          corner(one, at(side, -1)),
          corner(one, at(side, 1)),
          corner(axis, at(side, 1)),
        ];
        const aslant = [0, 0, 0];
        [aslant[axis], aslant[one]] = [sign * Math.SQRT1_2, side * Math.SQRT1_2];
        add(sign * side > 0 ? edge : edge.toReversed(), aslant as unknown as Corner, 0);
      }
    }
  }
  for (const x of signs)
    for (const y of signs)
      for (const z of signs) {
        const by = [x, y, z];
        const tip = [0, 1, 2].map((axis) => corner(axis, by));
        const normal = by.map((sign) => sign / Math.sqrt(3)) as unknown as Corner;
        add(x * y * z > 0 ? tip : tip.toReversed(), normal, 0);
      }
  return shape;
}

/** Half the width of a peg, and how far it stands out. */
export const pegRadius = 0.344;
export const pegHeight = 0.05;

/** A peg on its place: x to the right, y up, z away from the face. Parts: 1 on top, 0 on its side. */
export function peg(form: 'round' | 'square'): Shape {
  const { shape, add } = builder();
  const outline = form === 'round' ? circle(40) : roundedSquare(0.2, 5);
  add(
    outline.map(({ x, y }): Corner => [x * pegRadius, y * pegRadius, pegHeight]),
    [0, 0, 1],
    1,
  );
  // A little wider where it sits, so that its edge can be seen from above.
  const foot = pegRadius * 1.035;
  outline.forEach((from, at) => {
    const to = outline[(at + 1) % outline.length] ?? from;
    add(
      [
        [from.x * foot, from.y * foot, 0],
        [to.x * foot, to.y * foot, 0],
        [to.x * pegRadius, to.y * pegRadius, pegHeight],
        [from.x * pegRadius, from.y * pegRadius, pegHeight],
      ],
      [
        [from.x, from.y, 0],
        [to.x, to.y, 0],
        [to.x, to.y, 0],
        [from.x, from.y, 0],
      ],
      0,
    );
  });
  return shape;
}

/** A strip of width and height 1 around 0, 0. */
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

/** The outline of a peg of half width 1, counterclockwise. */
export function circle(corners: number): readonly OnOutline[] {
  return Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
}

/** A square with rounded corners of so large a radius, each in so many steps. */
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
