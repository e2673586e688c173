import { describe, expect, it } from 'vitest';
import { bounds, grown, intersection } from '#print-templates/layout/bounds.ts';
import { cornersOf, rectOf, type Point } from '#print-templates/layout/draw.ts';
import { softInk } from '#print-templates/layout/inks.ts';
import { turnedPoint } from '#print-templates/layout/footprint.ts';
import { netNames } from '#print-templates/layout/nets/net-shapes.ts';
import { cubeNet } from '#print-templates/layout/nets/net.ts';
import type { DrawOp, Sheet } from '#print-templates/layout/types.ts';
import { shift } from '#print-templates/layout/transform.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { layOut, printed, refusal } from '#tests/support/print/lay-out.ts';
import { extent, readPdf } from '#tests/support/print/read-pdf.ts';

/** The thickness of card that nets are made for where nothing is said, in millimetres. */
const card = 0.25;

describe('the nets of the cubes', () => {
  const forms = netNames.flatMap((name) =>
    (
      [
        [8, card],
        [8, 1],
        [15, card],
        [40, 0],
      ] as const
    ).map(([edge, thickness]) => [name, edge, thickness] as const),
  );
  it.each(forms)(
    'as %s of %s mm, of card of %s mm, number every tab on it, and never on a face (R8)',
    (...form) => {
      const [name, edge, thickness] = form;
      const choices = { net: name, edge, paperThickness: thickness };
      const options = { guide: false, ...choices, cubes: ['37'], bars: 'none', paper: 'a3' };
      const net = expectOk(cubeNet(edge, { name, thickness }));
      const [sheet] = layOut('alphacubes-nets', options).sheets;
      const ops = sheet?.ops ?? [];
      const cut = ops.find((op) => op.kind === 'path' && op.purpose === 'cut');
      const corner = bounds(cut as DrawOp);
      const numbers = ops.filter((op) => op.kind === 'text' && /^[1-7]$/.test(op.text) && op.ink === softInk);
      expect(numbers).toHaveLength(7);
      const faces = Object.values(net.walls);
      for (const op of shift(numbers, -corner.x, -corner.y)) {
        const box = grown(bounds(op), -0.15);
        for (const face of faces) expect(intersection(box, face)).toBeUndefined();
        const tab = net.tabs.find(({ number }) => op.kind === 'text' && op.text === `${number}`);
        expect(op.kind === 'text' && op.size).toBe(7);
        for (const corner of cornersOf(box)) expect(within(corner, tab?.outline ?? [])).toBe(true);
      }
    },
  );

  it('bear on their backs, where asked, each number at the edge that its tab is glued to (R8)', () => {
    const options = { cubes: ['1-20'], insides: true };
    const net = expectOk(cubeNet(15, { thickness: card }));
    const set = layOut('alphacubes-nets', options);
    expect(set.duplex).toBe('long-edge');
    expect(set.sheets.map(({ side }) => side)).toEqual(['front', 'back', 'front', 'back']);
    for (const [front, back] of [set.sheets.slice(0, 2), set.sheets.slice(2)] as [Sheet, Sheet][]) {
      const corners = front.ops
        .filter((op) => op.kind === 'path' && op.purpose === 'cut')
        .map(bounds)
        .map(({ x, y }) => ({ x: x + 0.125, y: y + 0.125 }));
      const numbers = back.ops.filter((op) => op.kind === 'text' && /^[1-7]$/.test(op.text) && op.size === 7);
      expect(numbers).toHaveLength(7 * corners.length);
      const guides = back.ops.filter((op) => op.kind === 'path').map(bounds);
      expect(guides.length).toBeGreaterThan(3);
      for (const { x, y } of corners) {
        const behind = rectOf(back.width - x - net.width, y, net.width, net.height);
        for (const guide of guides) expect(intersection(behind, guide)).toBeUndefined();
      }
      for (const op of numbers) {
        // Seen from the front, through the paper.
        const box = bounds(op);
        const at = { x: back.width - box.x - box.width / 2, y: box.y + box.height / 2 };
        const near = corners.flatMap(({ x, y }) =>
          net.tabs.filter(({ target: { from, to } }) => {
            const middle = { x: x + (from.x + to.x) / 2, y: y + (from.y + to.y) / 2 };
            return Math.hypot(middle.x - at.x, middle.y - at.y) < 15 * 0.25;
          }),
        );
        expect(near.map(({ number }) => `${number}`)).toEqual([op.kind === 'text' ? op.text : '']);
      }
    }
  });

  it('bear them at the right edge behind nets that lie turned, too', () => {
    const [edge, name] = [15, 'stairs'] as const;
    const net = expectOk(cubeNet(edge, { name, thickness: card }));
    const set = layOut('alphacubes-nets', { net: name, edge, insides: true, guide: false });
    const turns = new Set<number>();
    for (const [index, back] of set.sheets.entries()) {
      if (back.side === 'front') continue;
      const behind = numbersOn(back).map(({ text, x, y }) => ({ text, x: back.width - x, y }));
      const front = numbersOn(set.sheets[index - 1] as Sheet);
      expect(behind).toHaveLength(front.length);
      // The first tab of each net says how it lies, and so where the edges of all its tabs are.
      const [tab] = net.tabs;
      for (const first of front.filter(({ text }) => text === '1')) {
        turns.add(first.turn);
        for (const { number, target } of net.tabs) {
          const far = turnedPoint(middleOf(target), net, first.turn / 90);
          const near = turnedPoint(middleOf(tab?.fold ?? target), net, first.turn / 90);
          const at = { x: first.x + far.x - near.x, y: first.y + far.y - near.y };
          const nearest = behind
            .filter(({ text }) => text === `${number}`)
            .map(({ x, y }) => Math.hypot(x - at.x, y - at.y));
          // A number stands a quarter of an edge inside; that of the tab stands two millimetres beside its fold.
          expect(Math.min(...nearest)).toBeLessThan(edge * 0.24 + 2.5);
        }
      }
    }
    expect(turns.size).toBeGreaterThan(1);
  });

  it('let the colour of faces run 1.5 mm onto the tabs (R8)', () => {
    const [sheet] = layOut('alphacubes-nets', { cubes: ['37'] }).sheets;
    const coloured = (sheet?.ops ?? [])
      .filter((op) => op.kind === 'path' && op.fill === '#F8EACD')
      .map(bounds);
    const strips = coloured.filter(({ width, height }) => Math.min(width, height) < 2);
    expect(coloured).toHaveLength(6 + 7);
    expect(strips).toHaveLength(7);
    for (const { width, height } of strips) expect(Math.min(width, height)).toBeCloseTo(1.5, 9);
  });

  it.each([
    [8, 4],
    [13.5, 4.05],
    [40, 12],
  ])('of %s mm measure it on paper, with tabs of %s mm', async (edge, tab) => {
    const options = { guide: false, edge, cubes: ['5'], paperThickness: 0 };
    expect(layOut('alphacubes-nets', options).facts.tab).toBeCloseTo(tab, 9);
    const [page] = await readPdf(await printed('alphacubes-nets', options));
    const folds = page?.paths.filter(({ dashed }) => dashed) ?? [];
    // Seven folds of tabs and five between faces, each as long as the edge.
    expect(folds).toHaveLength(12);
    for (const { contours } of folds) {
      const box = extent(contours.flat());
      expect(Math.abs(Math.max(box.right - box.left, box.bottom - box.top) - edge)).toBeLessThan(0.01);
    }
  });

  it('fit twenty to a full sheet of A4, and eighteen to one of Letter (R30)', () => {
    const cuts = (paper: string) =>
      layOut('alphacubes-nets', { paper }).sheets.map(
        ({ ops }) => ops.filter((op) => op.kind === 'path' && op.purpose === 'cut').length,
      );
    expect(Math.max(...cuts('a4'))).toBe(20);
    expect(Math.max(...cuts('letter'))).toBe(18);
  });

  it('with a tab too narrow for glue are refused with the width that holds', () => {
    expect(refusal('alphacubes-nets', { edge: 20, tab: 5 })).toEqual({
      code: 'print/tab-too-small',
      tab: 5,
      needed: 6,
    });
  });
});

/** The numbers of tabs by the middle of their signs, and by how many degrees clockwise they lie. */
function numbersOn({ ops }: Sheet): readonly (Point & { readonly text: string; readonly turn: number })[] {
  return ops.flatMap((op) => {
    if (
      op.kind !== 'text' ||
      !/^[1-7]$/.test(op.text) ||
      op.ink !== softInk ||
      op.figure === 'How it is made'
    )
      return [];
    const box = bounds(op);
    return [{ text: op.text, x: box.x + box.width / 2, y: box.y + box.height / 2, turn: op.turn ?? 0 }];
  });
}

function middleOf({ from, to }: { readonly from: Point; readonly to: Point }): Point {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** Whether a point lies in a convex shape whose corners run clockwise. */
function within({ x, y }: Point, shape: readonly Point[]): boolean {
  return shape.every((from, index) => {
    const to = shape[(index + 1) % shape.length] as Point;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) > -1e-6;
  });
}
