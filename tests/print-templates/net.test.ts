import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facePlaces, netNames } from '#print-templates/layout/net-shapes.ts';
import { cubeNet, neededTab, type Net } from '#print-templates/layout/net.ts';
import type { Point } from '#print-templates/layout/draw.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { foldNet, inPlaneOf, squareAt } from '#tests/support/print/fold.ts';

/** Any net, with tabs from the narrowest that holds to the widest that there is room for. */
const nets = fc
  .record({
    name: fc.constantFrom(...netNames),
    edge: fc.double({ min: 8, max: 40, noNaN: true }),
    wide: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ name, edge, wide }) => {
    const least = Math.min(neededTab(edge), edge / 2);
    return expectOk(cubeNet(edge, least + wide * (edge / 2 - least), name));
  });

describe('the nets', () => {
  it('are all the eleven that there are (R7)', () => {
    const forms = netNames.map((name) => formOf(expectOk(cubeNet(20, 0, name))));
    expect(new Set(forms).size).toBe(11);
  });

  it('fold to a cube with every face once', () => {
    fc.assert(
      fc.property(nets, (net) => {
        const { faces } = foldNet(net);
        const corners = facePlaces.flatMap((place) => faces[place].map(rounded));
        // Eight corners, each shared by three faces; six middles.
        expect(new Set(corners).size).toBe(8);
        expect(new Set(facePlaces.map((place) => middleOf(faces[place]))).size).toBe(6);
      }),
    );
  });

  it('keep opposite faces opposite, whichever net is taken (R12)', () => {
    for (const name of netNames) {
      const { faces } = foldNet(expectOk(cubeNet(10, 0, name)));
      for (const [one, other] of [
        ['centre', 'total'],
        ['top', 'lower'],
        ['left', 'right'],
      ] as const) {
        const shared = faces[one].map(rounded).filter((at) => faces[other].map(rounded).includes(at));
        expect(shared, `${name}: ${one} and ${other}`).toEqual([]);
      }
    }
  });

  it('have faces and tabs that keep clear of one another, flat', () => {
    fc.assert(
      fc.property(nets, (net) => {
        const parts = [
          ...facePlaces.map((place) => squareAt(net.faces[place], net.edge)),
          ...net.tabs.map((tab) => tab.outline),
        ];
        expect(parts).toHaveLength(13);
        expect(overlaps(parts)).toBe(0);
      }),
    );
  });

  it('fold every tab onto the face behind whose edge it is glued, where no other tab lies (R8)', () => {
    fc.assert(
      fc.property(nets, (net) => {
        const folded = foldNet(net);
        for (const place of facePlaces) {
          const behind = net.tabs.flatMap(({ target }, index) => {
            if (target.face !== place) return [];
            const flat = inPlaneOf(folded.faces[place], folded.tabs[index] ?? []);
            for (const { x, y, off } of flat) {
              expect(off).toBeLessThan(1e-6);
              expect(Math.min(x, y)).toBeGreaterThan(-1e-6);
              expect(Math.max(x, y)).toBeLessThan(net.edge + 1e-6);
            }
            const { x, y } = net.faces[place];
            const ends = [target.to, target.from].map((end) => ({ x: end.x - x, y: end.y - y }));
            const [from, , , to] = flat;
            for (const [index2, at] of [from, to].entries()) {
              expect(at?.x).toBeCloseTo(ends[index2]?.x ?? Number.NaN, 6);
              expect(at?.y).toBeCloseTo(ends[index2]?.y ?? Number.NaN, 6);
            }
            return [flat];
          });
          expect(overlaps(behind)).toBe(0);
        }
      }),
    );
  });

  it('are cut along one line that holds faces and tabs and nothing else', () => {
    fc.assert(
      fc.property(nets, (net) => {
        const tabs = net.tabs.reduce((sum, tab) => sum + area(tab.outline), 0);
        expect(area(net.outline)).toBeCloseTo(6 * net.edge * net.edge + tabs, 6);
        const xs = net.outline.map(({ x }) => x);
        const ys = net.outline.map(({ y }) => y);
        expect([Math.min(...xs), Math.min(...ys)]).toEqual([expect.closeTo(0, 6), expect.closeTo(0, 6)]);
        expect([Math.max(...xs), Math.max(...ys)]).toEqual([
          expect.closeTo(net.width, 6),
          expect.closeTo(net.height, 6),
        ]);
      }),
    );
  });

  it('leave glue half of every tab and more', () => {
    fc.assert(
      fc.property(nets, (net) => {
        for (const { outline } of net.tabs) {
          expect(area(outline)).toBeGreaterThanOrEqual(net.edge * net.tab * 0.49);
        }
      }),
    );
  });

  it('are refused with tabs that glue would not hold, and with tabs that meet', () => {
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

function middleOf(points: readonly (readonly number[])[]): string {
  return rounded([0, 1, 2].map((axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0)));
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
