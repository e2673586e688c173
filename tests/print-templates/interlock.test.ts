import openManifold from 'manifold-3d';
import { beforeAll, describe, expect, it } from 'vitest';
import { arrange, fewerSheets, loadsOf } from '#print-templates/layout/arrange.ts';
import { rectOf } from '#print-templates/layout/draw.ts';
import { frameOf, squareSide } from '#print-templates/layout/frame.ts';
import { interlock } from '#print-templates/layout/interlock.ts';
import { cubeNet } from '#print-templates/layout/net.ts';
import { papers } from '#print-templates/index.ts';
import { expectOk } from '#shared/kernel/index.ts';

const gap = { x: 1, y: 0.9 };

interface Section {
  intersect(other: Section): Section;
  area(): number;
}

describe('nets that reach into each other (R30)', () => {
  let sectionOf: (points: readonly { readonly x: number; readonly y: number }[]) => Section;
  beforeAll(async () => {
    const manifold = await openManifold();
    manifold.setup();
    sectionOf = (points) =>
      new manifold.CrossSection(
        points.map(({ x, y }): [number, number] => [x, y]),
        'EvenOdd',
      ) as unknown as Section;
  });

  it.each([
    ['a4', 8],
    ['a4', 15],
    ['letter', 15],
    ['letter', 25],
    ['a3', 20],
  ] as const)('on %s, of %i mm, lie on no other, on no square, and on the paper', (paper, edge) => {
    const net = expectOk(cubeNet(edge));
    const { live } = frameOf(papers[paper], 5);
    const places = interlock(live, net, gap);
    expect(places?.whole.length).toBeGreaterThan(1);
    const outlines = (places?.whole ?? []).map(({ x, y, turned }) =>
      net.outline.map((point) => ({
        x: x + (turned === true ? net.width - point.x : point.x),
        y: y + (turned === true ? net.height - point.y : point.y),
      })),
    );
    for (const { x, y } of outlines.flat()) {
      expect(x).toBeGreaterThan(live.x - 1e-6);
      expect(x).toBeLessThan(live.x + live.width + 1e-6);
      expect(y).toBeGreaterThan(live.y - 1e-6);
      expect(y).toBeLessThan(live.y + live.height + 1e-6);
    }
    const sections = outlines.map(sectionOf);
    sections.forEach((one, index) => {
      for (const other of sections.slice(index + 1)) expect(one.intersect(other).area()).toBeLessThan(1e-6);
    });
    const { x, y } = places?.square ?? { x: 0, y: 0 };
    const square = rectOf(x, y, squareSide, squareSide);
    const spots = new Set(places?.spots ?? []);
    const corners = [
      { x: square.x, y: square.y },
      { x: square.x + square.width, y: square.y },
      { x: square.x + square.width, y: square.y + square.height },
      { x: square.x, y: square.y + square.height },
    ];
    (places?.whole ?? []).forEach((spot, index) => {
      if (spots.has(spot)) expect(sections[index]?.intersect(sectionOf(corners)).area()).toBeLessThan(1e-6);
    });
  });

  it('are taken where they take fewer sheets than side by side, and else not', () => {
    for (let edge = 8; edge <= 40; edge += 4) {
      for (const paper of ['a4', 'letter', 'a3'] as const) {
        const net = expectOk(cubeNet(edge));
        const { live } = frameOf(papers[paper], 5);
        const rows = arrange(live, net, gap);
        const best = interlock(live, net, gap);
        if (!rows.ok || best === undefined) continue;
        const chosen = fewerSheets(rows.value, best, 98);
        expect(loadsOf(chosen, 98).length).toBe(
          Math.min(loadsOf(best, 98).length, loadsOf(rows.value, 98).length),
        );
      }
    }
  });
});
