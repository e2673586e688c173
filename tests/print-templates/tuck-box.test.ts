import { describe, expect, it } from 'vitest';
import { textsOf } from '#print-templates/layout/facts.ts';
import { stackingOf } from '#print-templates/layout/packing/stacking.ts';
import { tuckBox } from '#print-templates/layout/nets/tuck-box.ts';
import { foldedLines } from '#print-templates/templates/folded-art.ts';
import { layOut, refusal } from '#tests/support/print/lay-out.ts';
import {
  areaOf,
  drawnPart,
  foldPanels,
  panelAt,
  partedPanels,
  roomAbout,
  type FlatPanel,
  type Space,
} from '#tests/support/print/panels.ts';

const room = { width: 65, height: 91, depth: 21 };
const drawn = drawnPart(foldedLines(tuckBox(room, 0).sheet, 'full'));
const panels = partedPanels(drawn);

/** The panel of this name, by where its corners lie on the flat sheet. */
function named(name: string): FlatPanel {
  const { sheet } = tuckBox(room, 0);
  const outline = sheet.panels.find((panel) => panel.name === name)?.outline ?? [];
  const middle = (list: readonly { x: number; y: number }[]) => ({
    x: (Math.min(...list.map(({ x }) => x)) + Math.max(...list.map(({ x }) => x))) / 2,
    y: (Math.min(...list.map(({ y }) => y)) + Math.max(...list.map(({ y }) => y))) / 2,
  });
  const at = middle(outline);
  const found = panels.find((panel) => {
    const other = middle(panel.outline);
    return Math.hypot(other.x - at.x, other.y - at.y) < 1e-6;
  });
  if (found === undefined) throw new Error(`No panel ${name}`);
  return found;
}

describe('the tuck box, folded from what is drawn (R16)', () => {
  const placed = foldPanels(panels, drawn.folds, named('front'), () => 90);
  const corners = (name: string): readonly Space[] => {
    const panel = named(name);
    const motion = placed.get(panel);
    return panel.outline.map((spot) => motion?.(spot) ?? [999, 999, 999]);
  };
  const range = (name: string, axis: 0 | 1 | 2): readonly [number, number] => {
    const values = corners(name).map((point) => point[axis]);
    return [Math.min(...values), Math.max(...values)];
  };
  const [frontX, frontY] = [range('front', 0), range('front', 1)];

  it('has every panel on a fold, and flat ones that lie on no other', () => {
    expect(panels).toHaveLength(13);
    expect(panels.reduce((sum, { outline }) => sum + areaOf(outline), 0)).toBeCloseTo(
      areaOf(drawn.outline),
      6,
    );
  });

  it('closes: back behind the front, the glue flap against the inside of the back', () => {
    expect(range('back', 2).map((z) => z + room.depth)).toEqual([expect.closeTo(0, 6), expect.closeTo(0, 6)]);
    expect(range('back', 0)).toEqual([expect.closeTo(frontX[0], 6), expect.closeTo(frontX[1], 6)]);
    expect(range('glue', 2).map((z) => z + room.depth)).toEqual([expect.closeTo(0, 6), expect.closeTo(0, 6)]);
    const [least, most] = range('glue', 0);
    expect(least).toBeCloseTo(frontX[0], 6);
    expect(most - least).toBeGreaterThanOrEqual(Math.max(4, 0.3 * room.depth) - 1e-9);
  });

  it.each([
    ['above', 0],
    ['below', 1],
  ] as const)(
    'is shut %s: the lid from back to front, the tuck behind the front, nothing in its way',
    (place, end) => {
      const level = frontY[end] ?? 0;
      expect(range(`lid ${place}`, 1)).toEqual([expect.closeTo(level, 6), expect.closeTo(level, 6)]);
      expect(range(`lid ${place}`, 2)).toEqual([expect.closeTo(-room.depth, 6), expect.closeTo(0, 6)]);
      const tuck = range(`tuck ${place}`, 2);
      expect(Math.max(...tuck.map(Math.abs))).toBeLessThan(1e-6);
      const [top, foot] = range(`tuck ${place}`, 1);
      expect(top).toBeGreaterThanOrEqual(frontY[0] - 1e-6);
      expect(foot).toBeLessThanOrEqual(frontY[1] + 1e-6);
      // Dust flaps come from both sides, stay between front and back, and do not meet.
      const [, left] = range(`left dust ${place}`, 0);
      const [right] = range(`right dust ${place}`, 0);
      expect(left).toBeLessThan(right);
      for (const side of ['left', 'right']) {
        const [behind, before] = range(`${side} dust ${place}`, 2);
        expect(behind).toBeGreaterThan(-room.depth);
        expect(before).toBeLessThan(0);
      }
    },
  );

  it.each([0, 0.3, 1])(
    'of card of %f mm has its whole room inside, clear of every flap (R9)',
    (thickness) => {
      const { sheet, front } = tuckBox(room, thickness);
      const part = drawnPart(foldedLines(sheet, 'full'));
      const flat = partedPanels(part);
      expect(flat).toHaveLength(13);
      const middle = { x: front.x + front.width / 2, y: front.y + front.height / 2 };
      const closed = foldPanels(flat, part.folds, panelAt(flat, middle), () => 90);
      const inside = roomAbout(closed, [middle.x, middle.y, -room.depth / 2], thickness);
      [room.width, room.height, room.depth].forEach((length, axis) => {
        expect(Math.abs((inside[axis] ?? 0) - length)).toBeLessThan(0.1);
      });
    },
  );
});

describe('tuck boxes', () => {
  /** The box round the closed cut of the first part, in millimetres. */
  const folds = (product: string, options: Readonly<Record<string, unknown>>) =>
    drawnPart(
      (layOut(product, options).sheets[0]?.ops ?? []).filter(
        (op) => op.kind === 'path' && (op.purpose === 'cut' || op.purpose === 'fold'),
      ),
    ).folds;
  /** From the first upright fold to the next: side, front, side. */
  const uprights = (product: string, options: Readonly<Record<string, unknown>>) => {
    const xs = folds(product, options)
      .filter(({ from, to }) => Math.abs(from.x - to.x) < 1e-6)
      .map(({ from }) => from.x)
      .sort((a, b) => a - b);
    return xs.slice(1).map((x, index) => x - (xs[index] ?? x));
  };

  it('hold the deck: as wide as its cards, as deep as they are thick, with sleeves more (R16)', () => {
    const [side, front, right] = uprights('kubo-tuck-box', { paperThickness: 0 });
    expect(front).toBeCloseTo(63.5 + 1, 6);
    expect(side).toBeCloseTo(64 * 0.3 + 1, 6);
    expect(right).toBeCloseTo(64 * 0.3 + 1, 6);
    const sleeved = uprights('kubo-tuck-box', {
      paperThickness: 0,
      sleeved: true,
      cardThickness: 0.2,
      paper: 'a3',
    });
    expect(sleeved[1]).toBeCloseTo(63.5 + 3 + 1, 6);
    expect(sleeved[0]).toBeCloseTo(64 * 0.4 + 1, 6);
    expect(uprights('kubo-tuck-box', { card: 'mini', paperThickness: 0 })[1]).toBeCloseTo(44.45 + 1, 6);
  });

  it('hold all cubes of a set, in several numbered boxes where a sheet has no room for one (R16)', () => {
    const { sheets, facts } = layOut('alphacubes-tuck-box');
    expect(facts.pieces).toBe(3);
    const texts = sheets.flatMap(({ ops }) => textsOf(ops)).map(({ text }) => text);
    expect(texts).toEqual(
      expect.arrayContaining(['1/3: pieces 1 to 36', '2/3: pieces 37 to 72', '3/3: pieces 73 to 98']),
    );
    expect(layOut('alphacubes-tuck-box', { paper: 'sra3' }).facts.pieces).toBe(1);
  });

  it('say what would fit where a stack of cubes has no room', () => {
    const stack = { boxColumns: 7, boxRows: 7, boxLayers: 2 };
    const problem = refusal('alphacubes-tuck-box', stack);
    expect(problem).toMatchObject({
      code: 'print/no-room',
      fits: [
        { phrase: 'paper', paper: 'a3' },
        { phrase: 'edge', edge: 11.5 },
      ],
    });
    const edge = 11.5;
    expect(refusal('alphacubes-tuck-box', { ...stack, edge })).toBeUndefined();
    expect(refusal('alphacubes-tuck-box', { ...stack, edge: edge + 0.5 })).toMatchObject({
      code: 'print/no-room',
    });
    expect(refusal('alphacubes-tuck-box', { ...stack, paper: 'a3' })).toBeUndefined();
    // Where no paper of ours and no edge would do, one's own size is left.
    const large = { boxColumns: 30, boxRows: 30, boxLayers: 2, edge: 40 };
    expect(refusal('alphacubes-tuck-box', large)).toMatchObject({ fits: [{ phrase: 'ownPaper' }] });
  });

  it('have text of 7 points or more on what is cut out (R28)', () => {
    for (const edge of [8, 25]) {
      const ops = layOut('cubeword-tuck-box', { edge }).sheets.flatMap((sheet) => textsOf(sheet.ops));
      const onParts = ops.filter(({ purpose }) => purpose === 'ink');
      expect(onParts.length).toBeGreaterThan(0);
      for (const { size } of onParts) expect(size).toBeGreaterThanOrEqual(7);
    }
  });
});

describe('a stack of cubes', () => {
  it('takes the fewest boxes, keeps what is given, and is told where nothing fits', () => {
    const free = { columns: 0, rows: 0, layers: 0 };
    expect(stackingOf(25, free, () => true)).toEqual({ stack: { columns: 5, rows: 5, layers: 1 }, boxes: 1 });
    expect(stackingOf(108, { ...free, columns: 12 }, () => true)?.stack).toEqual({
      columns: 12,
      rows: 9,
      layers: 1,
    });
    expect(stackingOf(98, free, ({ columns }) => columns <= 5)?.boxes).toBe(1);
    expect(stackingOf(98, free, ({ columns, layers }) => columns <= 5 && layers <= 2)?.boxes).toBe(2);
    expect(stackingOf(98, free, () => false)).toBeUndefined();
  });
});
