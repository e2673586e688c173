import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handSize, panelNames, rackProfile, stripLength } from '#print-templates/layout/rack.ts';
import { layOut, printed, refusal } from '#tests/support/print/lay-out.ts';
import { extent, readPdf } from '#tests/support/print/read-pdf.ts';

const edges = fc.double({ min: 8, max: 40, noNaN: true });

describe('the rack', () => {
  it('closes: its panels are as long as the sides of its profile', () => {
    fc.assert(
      fc.property(edges, (edge) => {
        const { panels, corners } = rackProfile(edge);
        const [g0, top, p0, p1, p2, g1] = corners;
        const length = (a: typeof g0, b: typeof g0) => Math.hypot(b.x - a.x, b.y - a.y);
        expect(panels.front).toBeCloseTo(length(g0, top), 9);
        expect(panels.lip).toBeCloseTo(length(top, p0), 9);
        expect(panels.shelf).toBeCloseTo(length(p0, p1), 9);
        expect(panels.back).toBeCloseTo(length(p1, p2), 9);
        expect(panels.leg).toBeCloseTo(length(p2, g1), 9);
        expect(panels.base).toBeCloseTo(length(g1, g0), 9);
      }),
    );
  });

  it('holds seven cubes, stands on its base and keeps the shelf off the table', () => {
    fc.assert(
      fc.property(edges, (edge) => {
        const { panels, corners, width } = rackProfile(edge);
        const [g0, , p0, p1, p2, g1] = corners;
        expect(width).toBeGreaterThan(handSize * edge);
        expect(panels.shelf).toBeGreaterThan(edge);
        expect(p1.y).toBeGreaterThan(1);
        expect([g0.y, g1.y]).toEqual([0, 0]);
        // The weight of the cubes lies between the two ends of the base.
        const middle = (p0.x + p1.x) / 2;
        expect(middle).toBeGreaterThan(g0.x);
        expect(middle).toBeLessThan(g1.x);
        expect(p2.x).toBeLessThan(g1.x);
        // The tab lies behind the front without reaching the shelf.
        expect(panels.tab).toBeGreaterThanOrEqual(4);
        expect(panels.tab).toBeLessThan(panels.front - panels.lip);
      }),
    );
  });

  it('is cut as long and as wide as its profile says', async () => {
    const profile = rackProfile(17.5);
    const pages = await readPdf(await printed('alphacubes-rack', { edge: 17.5, racks: 3 }));
    const cuts = pages.flatMap(({ paths }) => paths.filter(({ contours }) => contours[0]?.length === 6));
    expect(cuts).toHaveLength(3);
    for (const { contours } of cuts) {
      const { left, right, top, bottom } = extent(contours.flat());
      expect(Math.abs(right - left - profile.width)).toBeLessThan(0.01);
      expect(Math.abs(bottom - top - stripLength(profile))).toBeLessThan(0.01);
    }
    const folds = pages.flatMap(({ paths }) => paths.filter(({ dashed }) => dashed));
    expect(folds).toHaveLength(3 * (panelNames.length - 1));
  });

  it('is folded towards its printed side where the profile turns that way, dotted, and back elsewhere, dashed', () => {
    const [g0, top, p0, p1, p2, g1] = rackProfile(15).corners;
    const way = [g0, top, p0, p1, p2, g1, g0];
    // Walking up the front, the printed side is at the left; the lip folds double, away from it.
    const turns = way.slice(1, -1).map((at, index) => {
      const from = way[index] ?? at;
      const to = way[index + 2] ?? at;
      return (at.x - from.x) * (to.y - at.y) - (at.y - from.y) * (to.x - at.x);
    });
    const expected = [...turns.map((turn) => (turn > 1e-6 ? 'dotted' : 'dashed')), 'dashed'];
    const [sheet] = layOut('alphacubes-rack', { racks: 1 }).sheets;
    const folds = sheet?.ops.flatMap((op) =>
      op.kind === 'path' && op.purpose === 'fold'
        ? [(op.stroke?.dash?.[0] ?? 0) < 0.5 ? 'dotted' : 'dashed']
        : [],
    );
    expect(folds).toEqual(expected);
    expect(expected).toContain('dotted');
  });

  it('takes the paper lying where that holds it, and is refused where nothing does', () => {
    const [sheet] = layOut('alphacubes-rack', { edge: 40, paper: 'a3' }).sheets;
    expect([sheet?.width, sheet?.height]).toEqual([420, 297]);
    expect(refusal('alphacubes-rack', { edge: 40 })).toMatchObject({ code: 'print/does-not-fit' });
  });
});
