import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facePlaces, netNames } from '#print-templates/layout/nets/net-shapes.ts';
import { cubeNet, neededTab, type Net } from '#print-templates/layout/nets/net.ts';
import type { Point } from '#print-templates/layout/draw.ts';
import type { Rect } from '#print-templates/layout/types.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { runs } from '#tests/support/runs.ts';
import { dot, foldNet, inPlaneOf, minus, normalOf, type Vector } from '#tests/support/print/fold.ts';

/** Any net of any card, with tabs from the narrowest that holds to the widest that there is room for. */
const nets = fc
  .record({
    name: fc.constantFrom(...netNames),
    edge: fc.double({ min: 8, max: 40, noNaN: true }),
    // Thinner than any paper is none: points that lie so near to each other are one.
    thickness: fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 1, noNaN: true })),
    wide: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ name, edge, thickness, wide }) => {
    const least = neededTab(edge);
    const room = Math.max(0, Math.floor(50 * (edge - thickness)) / 100 - least);
    return expectOk(cubeNet(edge, { tab: least + wide * room, name, thickness }));
  });

describe('the nets', () => {
  it('are all the eleven that there are (R7)', () => {
    const forms = netNames.map((name) => formOf(expectOk(cubeNet(20, { name }))));
    expect(new Set(forms).size).toBe(11);
  });

  it('fold to a cube with every face once, its outside as long as its edge in card of any thickness (R9)', () => {
    fc.assert(
      fc.property(nets, (net) => {
        const { panels, faces } = foldNet(net);
        expect(panels).toBe(13);
        const { x, y } = net.faces.centre;
        const middle: Vector = [x + net.art / 2, y + net.art / 2, (net.thickness - net.edge) / 2];
        const looks = facePlaces.map((place) => {
          const { plane, corners } = faces[place];
          const out = normalOf(plane);
          // The outside of the card, in the way in which the face looks and in all others.
          const outside = corners.map((corner) => minus(corner, middle));
          for (const corner of outside) {
            expect(dot(corner, out) + net.thickness / 2).toBeCloseTo(net.edge / 2, 6);
            for (const along of corner) expect(Math.abs(along)).toBeLessThan(net.edge / 2 + 1e-6);
          }
          return rounded(out);
        });
        expect(new Set(looks).size).toBe(6);
      }),
      { numRuns: runs(50) },
    );
  });

  it('keep opposite faces opposite, whichever net is taken (R12)', () => {
    for (const name of netNames) {
      const { faces } = foldNet(expectOk(cubeNet(10, { name, thickness: 0.25 })));
      for (const [one, other] of [
        ['centre', 'total'],
        ['top', 'lower'],
        ['left', 'right'],
      ] as const) {
        const facing = dot(normalOf(faces[one].plane), normalOf(faces[other].plane));
        expect(facing, `${name}: ${one} and ${other}`).toBeCloseTo(-1, 6);
      }
    }
  });

  it('have walls and tabs that keep clear of one another, flat', () => {
    fc.assert(
      fc.property(nets, (net) => {
        const parts = [
          ...facePlaces.map((place) => cornersOf(net.walls[place])),
          ...net.tabs.map((tab) => tab.outline),
        ];
        expect(parts).toHaveLength(13);
        expect(overlaps(parts)).toBe(0);
      }),
      { numRuns: runs(50) },
    );
  });

  it('fold every tab flat against the inside of the face it is glued to, clear of other tabs and walls (R8)', () => {
    fc.assert(
      fc.property(nets, (net) => {
        const folded = foldNet(net);
        const { edge, thickness } = net;
        // Seen from the corner of the closed cube, whose face is so much larger than what is drawn on it.
        const aside = (edge - net.art) / 2;
        for (const place of facePlaces) {
          const behind = net.tabs.flatMap(({ target }, index) => {
            if (target.face !== place) return [];
            const flat = inPlaneOf(folded.faces[place].plane, folded.tabs[index]?.corners ?? []).map(
              (spot) => ({ ...spot, x: spot.x + aside, y: spot.y + aside }),
            );
            const { x, y } = net.faces[place];
            const isUpright = Math.abs(target.from.x - target.to.x) < 1e-6;
            // From the edge it is glued behind, and along it.
            const [deep, along] = isUpright ? (['x', 'y'] as const) : (['y', 'x'] as const);
            const start = target.from[deep] - (deep === 'x' ? x : y) + aside < edge / 2 ? 0 : edge;
            const reaches = flat.map((spot) => Math.abs(spot[deep] - start));
            expect(Math.min(...reaches)).toBeCloseTo(thickness / 2, 6);
            expect(Math.max(...reaches)).toBeCloseTo(thickness / 2 + net.tab, 6);
            for (const spot of flat) {
              expect(spot.off).toBeCloseTo(-thickness, 6);
              // A wall, and behind it the tab of a neighbour.
              expect(Math.min(spot[along], edge - spot[along])).toBeGreaterThan(2 * thickness - 1e-6);
            }
            return [flat];
          });
          expect(overlaps(behind)).toBe(0);
          // What a face shows stays clear of its folds.
          const { x, y, width, height } = net.walls[place];
          expect(net.faces[place].x).toBeGreaterThan(x - 1e-6);
          expect(net.faces[place].y).toBeGreaterThan(y - 1e-6);
          expect(net.faces[place].x + net.art).toBeLessThan(x + width + 1e-6);
          expect(net.faces[place].y + net.art).toBeLessThan(y + height + 1e-6);
        }
      }),
      { numRuns: runs(50) },
    );
  });

  it('are cut along one line that holds faces and tabs and nothing else', () => {
    fc.assert(
      fc.property(nets, (net) => {
        const tabs = net.tabs.reduce((sum, tab) => sum + area(tab.outline), 0);
        const walls = facePlaces.reduce((sum, place) => sum + area(cornersOf(net.walls[place])), 0);
        expect(area(net.outline)).toBeCloseTo(walls + tabs, 6);
        const xs = net.outline.map(({ x }) => x);
        const ys = net.outline.map(({ y }) => y);
        expect([Math.min(...xs), Math.min(...ys)]).toEqual([expect.closeTo(0, 6), expect.closeTo(0, 6)]);
        expect([Math.max(...xs), Math.max(...ys)]).toEqual([
          expect.closeTo(net.width, 6),
          expect.closeTo(net.height, 6),
        ]);
      }),
      { numRuns: runs(50) },
    );
  });

  it('leave glue half of every tab and more, between the walls', () => {
    fc.assert(
      fc.property(nets, (net) => {
        for (const { outline } of net.tabs) {
          expect(area(outline)).toBeGreaterThanOrEqual((net.edge - 4 * net.thickness) * net.tab * 0.49);
        }
      }),
      { numRuns: runs(50) },
    );
  });

  it('are glued as an open box, whose lid hangs by its fold alone until its own tabs come, the far one last', () => {
    fc.assert(
      fc.property(nets, ({ tabs, folds, walls }) => {
        const touches = (face: string) =>
          tabs.map(({ fold, target }) => [fold.face, target.face].includes(face as never));
        const lids = facePlaces.filter((face) => {
          const hinges = folds.filter(({ faces }) => faces.includes(face));
          return hinges.length === 1 && `${touches(face)}` === 'false,false,false,false,true,true,true';
        });
        expect(lids).toHaveLength(1);
        const [lid = 'total'] = lids;
        // The middle face lies on the table.
        expect(lid).not.toBe('centre');
        const [hinge] = folds.filter(({ faces }) => faces.includes(lid));
        const ways = tabs.slice(4).map(({ fold, target }) => {
          const { from, to } = fold.face === lid ? fold : target;
          const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
          return Math.hypot(
            at.x - ((hinge?.from.x ?? 0) + (hinge?.to.x ?? 0)) / 2,
            at.y - ((hinge?.from.y ?? 0) + (hinge?.to.y ?? 0)) / 2,
          );
        });
        expect(ways.at(-1)).toBe(Math.max(...ways));
        expect(ways.at(-1)).toBeGreaterThan(walls[lid].width * 0.9);
      }),
      { numRuns: runs(50) },
    );
  });

  it('are refused with tabs that glue would not hold, and with tabs that meet', () => {
    expect(cubeNet(13, { tab: 3.5 })).toEqual({
      ok: false,
      problem: { code: 'print/tab-too-small', tab: 3.5, needed: 4 },
    });
    expect(cubeNet(30, { tab: 8.5 })).toEqual({
      ok: false,
      problem: { code: 'print/tab-too-small', tab: 8.5, needed: 9 },
    });
    expect(cubeNet(11, { tab: 6 })).toEqual({
      ok: false,
      problem: { code: 'print/tab-too-wide', tab: 6, most: 5.5 },
    });
  });
});

/** The cells of a net in the one way among its eight turns that reads first. */
function formOf({ faces, edge }: Net): string {
  const cells = facePlaces.map((place) => [
    Math.round(faces[place].x / edge),
    Math.round(faces[place].y / edge),
  ]);
  const forms = [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => {
    let turned = cells.map(([x = 0, y = 0]) => (turn < 4 ? [x, y] : [-x, y]) as [number, number]);
    for (let quarter = 0; quarter < turn % 4; quarter += 1) turned = turned.map(([x, y]) => [-y, x]);
    const [left, top] = [0, 1].map((axis) => Math.min(...turned.map((at) => at[axis] ?? 0))) as [
      number,
      number,
    ];
    return turned
      .map(([x, y]) => `${x - left},${y - top}`)
      .sort()
      .join(' ');
  });
  return forms.sort()[0] ?? '';
}

function rounded(point: readonly number[]): string {
  return point.map((along) => Math.round(along * 1e3) / 1e3 + 0).join();
}

function cornersOf({ x, y, width, height }: Rect): readonly Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
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

function overlaps(shapes: readonly (readonly Point[])[]): number {
  return shapes.reduce(
    (sum, shape, index) => sum + shapes.slice(index + 1).filter((other) => overlap(shape, other)).length,
    0,
  );
}

/** Whether two convex shapes share more than their edges: no side of either parts them. */
function overlap(a: readonly Point[], b: readonly Point[]): boolean {
  return ![a, b].some((shape) =>
    shape.some((from, index) => {
      const to = shape[(index + 1) % shape.length] as Point;
      if (Math.hypot(to.x - from.x, to.y - from.y) < 1e-9) return false;
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
