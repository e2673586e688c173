import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cubeNet, facePlaces, neededTab, type FacePlace, type Net } from '#print-templates/layout/net.ts';
import type { Point } from '#print-templates/layout/draw.ts';
import { expectOk } from '#shared/kernel/index.ts';

type Vector = readonly [number, number, number];
/** Where a face lies in space: its top left corner, its way right and its way down, printed side outwards. */
interface Placed {
  readonly corner: Vector;
  readonly right: Vector;
  readonly down: Vector;
}

const edges = fc.double({ min: 8, max: 40, noNaN: true });

describe('the cross net', () => {
  it('folds to a cube with every face once', () => {
    fc.assert(
      fc.property(edges, (edge) => {
        const folded = fold(expectOk(cubeNet(edge)));
        const normals = facePlaces.map((place) => outward(folded[place]).map(Math.round).join());
        expect(new Set(normals).size).toBe(6);
      }),
    );
  });

  it('brings every tab to lie along the edge that bears its number', () => {
    fc.assert(
      fc.property(edges, (edge) => {
        const net = expectOk(cubeNet(edge));
        const folded = fold(net);
        const inSpace = (face: FacePlace, point: Point): Vector => {
          const origin = net.faces[face];
          const { corner, right, down } = folded[face];
          return add(corner, scale(right, point.x - origin.x), scale(down, point.y - origin.y));
        };
        for (const { fold: from, target } of net.tabs) {
          // Both go clockwise round their faces, so the shared edge is walked in opposite directions.
          const ends = [inSpace(from.face, from.from), inSpace(from.face, from.to)];
          const meets = [inSpace(target.face, target.to), inSpace(target.face, target.from)];
          ends.forEach((end, index) => {
            end.forEach((along, axis) => expect(along).toBeCloseTo(meets[index]?.[axis] ?? Number.NaN, 6));
          });
        }
        const pairs = net.tabs.map(({ fold: { from, to } }) => `${from.x},${from.y}-${to.x},${to.y}`);
        expect(new Set(pairs).size).toBe(7);
      }),
    );
  });

  it('has tabs that keep clear of faces and of one another, flat and folded', () => {
    fc.assert(
      fc.property(edges, (edge) => {
        const net = expectOk(cubeNet(edge));
        expect(net.tab).toBeGreaterThanOrEqual(neededTab(edge));
        const tabs = net.tabs.map((tab) => tab.outline);
        const faces = facePlaces.map((place) => square(net.faces[place], edge));
        tabs.forEach((tab, index) => {
          for (const face of faces) expect(overlap(tab, face)).toBe(false);
          for (const other of tabs.slice(index + 1)) expect(overlap(tab, other)).toBe(false);
        });
        // Behind a face, opposite tabs leave each other room.
        expect(2 * net.tab).toBeLessThanOrEqual(edge + 1e-9);
      }),
    );
  });

  it('is cut along one line that holds faces and tabs and nothing else', () => {
    fc.assert(
      fc.property(edges, (edge) => {
        const net = expectOk(cubeNet(edge));
        const tabs = net.tabs.reduce((sum, tab) => sum + area(tab.outline), 0);
        expect(area(net.outline)).toBeCloseTo(6 * edge * edge + tabs, 6);
      }),
    );
  });

  it('refuses tabs that glue would not hold, and tabs that meet', () => {
    expect(cubeNet(13, 3.5)).toEqual({
      ok: false,
      problem: { code: 'print/tab-too-small', tab: 3.5, needed: 4 },
    });
    expect(cubeNet(30, 8.5)).toEqual({
      ok: false,
      problem: { code: 'print/tab-too-small', tab: 8.5, needed: 9 },
    });
    expect(cubeNet(11, 6)).toEqual({ ok: false, problem: { code: 'print/tab-too-wide', tab: 6, most: 5.5 } });
  });
});

/** The six faces in space: the middle one lies still, the others turn about their folds, away from the reader. */
function fold(net: Net): Readonly<Record<FacePlace, Placed>> {
  const e = net.edge;
  const centre: Placed = { corner: [0, 0, 0], right: [1, 0, 0], down: [0, 1, 0] };
  // A face hung on another's edge turns a quarter about it: its way on becomes that face's way inwards.
  const below = ({ corner, right, down }: Placed): Placed => ({
    corner: add(corner, scale(down, e)),
    right,
    down: scale(outward({ corner, right, down }), -1),
  });
  const above = (face: Placed): Placed => {
    const inward = scale(outward(face), -1);
    return { corner: add(face.corner, scale(inward, e)), right: face.right, down: scale(inward, -1) };
  };
  const leftOf = (face: Placed): Placed => {
    const inward = scale(outward(face), -1);
    return { corner: add(face.corner, scale(inward, e)), right: scale(inward, -1), down: face.down };
  };
  const rightOf = (face: Placed): Placed => ({
    corner: add(face.corner, scale(face.right, e)),
    right: scale(outward(face), -1),
    down: face.down,
  });
  const lower = below(centre);
  return {
    centre,
    top: above(centre),
    left: leftOf(centre),
    right: rightOf(centre),
    lower,
    total: below(lower),
  };
}

/** Out of the printed side: with x right, y down, towards the reader is right times down, negated. */
function outward({ right, down }: Placed): Vector {
  const [a, b, c] = right;
  const [d, e, f] = down;
  return scale([b * f - c * e, c * d - a * f, a * e - b * d], -1);
}

function add(...vectors: readonly Vector[]): Vector {
  return [0, 1, 2].map((axis) => vectors.reduce((sum, vector) => sum + (vector[axis] ?? 0), 0)) as never;
}

function scale(vector: Vector, by: number): Vector {
  return vector.map((along) => along * by) as never;
}

function square({ x, y }: Point, edge: number): readonly Point[] {
  return [
    { x, y },
    { x: x + edge, y },
    { x: x + edge, y: y + edge },
    { x, y: y + edge },
  ];
}

function area(points: readonly Point[]): number {
  return Math.abs(
    points.reduce((sum, { x, y }, index) => {
      const next = points[(index + 1) % points.length] as Point;
      return sum + (x * next.y - next.x * y) / 2;
    }, 0),
  );
}

/** Whether two convex shapes share more than their edges: no side of either parts them. */
function overlap(a: readonly Point[], b: readonly Point[]): boolean {
  return ![a, b].some((shape) =>
    shape.some((from, index) => {
      const to = shape[(index + 1) % shape.length] as Point;
      const along = (points: readonly Point[]) =>
        points.map(({ x, y }) => (x - from.x) * (to.y - from.y) - (y - from.y) * (to.x - from.x));
      const [first, second] = [along(a), along(b)];
      const apart = 1e-6;
      return (
        Math.min(...first) > Math.max(...second) - apart || Math.min(...second) > Math.max(...first) - apart
      );
    }),
  );
}
