import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handSize, panelNames, rackProfile, stripLength } from '#print-templates/layout/rack.ts';
import { textsOf } from '#print-templates/layout/facts.ts';
import {
  distance,
  drawnPart,
  foldPanels,
  panelAt,
  partedPanels,
  type DrawnFold,
  type Space,
  type Spot,
} from '#tests/support/print/panels.ts';
import { layOut, printed, refusal } from '#tests/support/print/lay-out.ts';
import { extent, readPdf } from '#tests/support/print/read-pdf.ts';

/** A point that nothing meets. */
const nowhere: Space = [999, 999, 999];

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
        expect(p2.x).toBeLessThan(g1.x + 0.5);
        // The tab lies behind the front without reaching the shelf.
        expect(panels.tab).toBeGreaterThanOrEqual(Math.max(4, 0.3 * edge) - 1e-9);
        expect(panels.tab).toBeLessThan(panels.front - panels.lip);
      }),
    );
  });

  it('locks: tongues carry the rest on to slits in the base, so that rest, leg and base are a triangle (R16)', () => {
    fc.assert(
      fc.property(edges, (edge) => {
        const profile = rackProfile(edge);
        const [, , p0, p1, p2] = profile.corners;
        const { stem, foot, slit, places, width } = profile.tongue;
        const length = Math.hypot(p2.x - p1.x, p2.y - p1.y);
        const way = { x: (p1.x - p2.x) / length, y: (p1.y - p2.y) / length };
        // The rest carried straight on by the stem ends on the base, at the slit.
        expect(p1.y + way.y * stem).toBeCloseTo(0, 9);
        expect(p1.x + way.x * stem).toBeCloseTo(slit, 9);
        expect(foot).toBeGreaterThanOrEqual(4);
        expect(foot).toBeLessThan(slit);
        expect(p0.x).toBeGreaterThan(0);
        for (const [index, place] of places.entries()) {
          expect(place).toBeGreaterThan(0);
          expect(place + width).toBeLessThan(places[index + 1] ?? profile.width);
        }
      }),
    );
  });

  it('lies flat once its tongues are drawn out: creased at the ridge and the foot alone (R16)', () => {
    fc.assert(
      fc.property(edges, (edge) => {
        const { panels } = rackProfile(edge);
        const one = panels.front - panels.lip + panels.shelf + panels.back;
        expect(one).toBeCloseTo(panels.leg + panels.base, 9);
      }),
    );
  });

  it('does not tip: a hand of wooden cubes on card has its weight over the base with room to spare (R16)', () => {
    // Grams a cubic millimetre of beech and a square millimetre of card of 250 g.
    const [wood, card] = [0.72e-3, 250e-6];
    fc.assert(
      fc.property(edges, fc.boolean(), (edge, isFull) => {
        const { corners, panels, width } = rackProfile(edge);
        const [g0, top, p0, p1, p2, g1] = corners;
        const sides = [
          [g0, top],
          [top, p0],
          [p0, p1],
          [p1, p2],
          [p2, g1],
          [g1, g0],
        ] as const;
        const paper = sides.map(([a, b]) => ({
          mass: Math.hypot(b.x - a.x, b.y - a.y) * width * card,
          x: (a.x + b.x) / 2,
        }));
        const up = { x: (p2.x - p1.x) / panels.back, y: (p2.y - p1.y) / panels.back };
        const middle = p1.x + (edge / 2) * up.x - (edge / 2) * up.y;
        const all = isFull ? [...paper, { mass: 7 * edge ** 3 * wood, x: middle }] : paper;
        const mass = all.reduce((sum, part) => sum + part.mass, 0);
        const weight = all.reduce((sum, part) => sum + part.mass * part.x, 0) / mass;
        expect(Math.min(weight - g0.x, g1.x - weight)).toBeGreaterThan(0.35 * edge);
      }),
    );
  });

  it('is cut as long and as wide as its profile says', async () => {
    const profile = rackProfile(17.5);
    const pages = await readPdf(await printed('alphacubes-rack', { edge: 17.5, racks: 3 }));
    const cuts = pages.flatMap(({ paths }) =>
      paths.filter(({ contours, closed, dashed }) => closed && !dashed && contours[0]?.length === 6),
    );
    expect(cuts).toHaveLength(3);
    for (const { contours } of cuts) {
      const { left, right, top, bottom } = extent(contours.flat());
      expect(Math.abs(right - left - profile.width)).toBeLessThan(0.01);
      expect(Math.abs(bottom - top - stripLength(profile))).toBeLessThan(0.01);
    }
  });

  it('closes when what is drawn is folded: the tab behind the front, the tongues through their slits (R16)', () => {
    const profile = rackProfile(15);
    const [sheet] = layOut('alphacubes-rack', { racks: 1 }).sheets;
    const drawn = drawnPart((sheet?.ops ?? []).filter((op) => op.kind === 'path' && op.purpose !== 'guide'));
    const ends = drawn.outline[0] ?? { x: 0, y: 0 };
    const across = drawn.folds.filter(
      ({ from, to }) => Math.abs(Math.abs(to.x - from.x) - profile.width) < 1e-6,
    );
    // The fold of the rest is interrupted where the tongues go on straight: for the panels it is one line.
    const level = Math.max(
      ...drawn.slits.filter(({ length }) => length === 4).flatMap((slit) => slit.map(({ y }) => y)),
    );
    const restFold: DrawnFold = {
      from: { x: ends.x, y: level },
      to: { x: ends.x + profile.width, y: level },
      way: 'towards',
    };
    const folds = [...across, restFold].sort((a, b) => a.from.y - b.from.y);
    expect(folds).toHaveLength(panelNames.length - 1);
    const panels = partedPanels({ outline: drawn.outline, folds });
    expect(panels).toHaveLength(panelNames.length);
    const at = (y: number) => panelAt(panels, { x: ends.x + profile.width / 2, y: ends.y + y });
    const front = at(1);
    const [g0, top, p0, p1, p2, g1] = profile.corners;
    const corner = (a: Spot, b: Spot, c: Spot) => {
      const [u, v] = [Math.atan2(b.y - a.y, b.x - a.x), Math.atan2(c.y - b.y, c.x - b.x)];
      const turn = Math.abs(u - v) % (2 * Math.PI);
      return (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI;
    };
    const angles = [
      180,
      corner(top, p0, p1),
      corner(p0, p1, p2),
      corner(p1, p2, g1),
      corner(p2, g1, g0),
      corner(g1, g0, top),
    ];
    const placed = foldPanels(panels, folds, front, (fold) => angles[folds.indexOf(fold)] ?? 0);
    const length = stripLength(profile);
    const base = at(length - profile.panels.tab - 1);
    const tab = at(length - 1);
    const spot = (y: number) => ({ x: ends.x + 20, y: ends.y + y });
    // The foot of the base meets the foot of the front, and the tab lies in the plane of the front.
    const foot = placed.get(base)?.(spot(length - profile.panels.tab)) ?? nowhere;
    expect(distance(foot, [ends.x + 20, ends.y, 0])).toBeLessThan(1e-6);
    const tip = placed.get(tab)?.(spot(length)) ?? nowhere;
    expect(Math.abs(tip[2])).toBeLessThan(1e-6);
    expect(tip[1]).toBeCloseTo(ends.y + profile.panels.tab, 6);
    // A tongue goes straight on from the rest; where it is bent it meets its slit, as wide and half a millimetre more.
    const rest = at(stripTop(profile, 'back') + 1);
    const bends = drawn.folds.filter((fold) => !across.includes(fold) && fold.from.y < level - 1e-6);
    const slits = drawn.slits.filter((slit) => slit.length === 2);
    expect([bends.length, slits.length]).toEqual([3, 3]);
    for (const [index, bend] of bends.entries()) {
      const [from, to] = slits[index] ?? [];
      if (from === undefined || to === undefined) throw new Error('A slit without ends');
      const onBase = [from, to].map((end) => placed.get(base)?.(end) ?? nowhere);
      const onRest = [bend.from, bend.to].map((end) => placed.get(rest)?.(end) ?? nowhere);
      expect(distance(onBase[0] ?? [0, 0, 0], onRest[0] ?? nowhere)).toBeCloseTo(0.5, 6);
      expect(distance(onBase[1] ?? [0, 0, 0], onRest[1] ?? nowhere)).toBeCloseTo(0.5, 6);
    }
  });

  it('has text of 7 points or more on its parts, at the smallest edge too (R28)', () => {
    const [sheet] = layOut('alphacubes-rack', { edge: 8, language: 'nl' }).sheets;
    const onParts = textsOf(sheet?.ops ?? []).filter(({ purpose }) => purpose === 'ink');
    expect(onParts.length).toBeGreaterThan(0);
    for (const { size } of onParts) expect(size).toBeGreaterThanOrEqual(7);
  });

  it('takes the paper lying where that holds it, and is refused where nothing does', () => {
    const [sheet] = layOut('alphacubes-rack', { edge: 40, paper: 'a3' }).sheets;
    expect([sheet?.width, sheet?.height]).toEqual([420, 297]);
    expect(refusal('alphacubes-rack', { edge: 40 })).toMatchObject({ code: 'print/does-not-fit' });
  });
});

function stripTop({ panels }: ReturnType<typeof rackProfile>, name: (typeof panelNames)[number]): number {
  return panelNames.slice(0, panelNames.indexOf(name)).reduce((sum, before) => sum + panels[before], 0);
}
