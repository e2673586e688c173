import { describe, expect, it } from 'vitest';
import { printSetOf, productsOf } from '#print-templates/index.ts';
import { expectOk, refuse } from '#shared/kernel/index.ts';
import { boxColumns, boxRows, kubagramSets, markOf } from '#shared/pieces/index.ts';
import { paintMark } from '#shared/set-design/index.ts';
import { textsOf } from '#print-templates/layout/facts.ts';
import { stripsFor } from '#print-templates/layout/dividers.ts';
import { trayNet } from '#print-templates/layout/nets/tray-net.ts';
import { boxAndLid } from '#print-templates/templates/holders/box-net.ts';
import { foldedLines } from '#print-templates/templates/folded-art.ts';
import { layOut, refusal } from '#tests/support/print/lay-out.ts';
import {
  areaOf,
  drawnPart,
  foldPanels,
  isInside,
  panelAt,
  partedPanels,
  roomAbout,
  type Spot,
} from '#tests/support/print/panels.ts';

const room = { width: 83, height: 67, depth: 17 };

describe('strips in a folded tray', () => {
  const values = { trayForm: 'folded', edge: 12, boxColumns: 5, boxRows: 5, stripsAcross: 5, stripsDown: 2 };

  it('halve into each other on lines between squares, and stand inside the walls', () => {
    const strips = stripsFor({
      width: 65,
      depth: 39,
      height: 10,
      along: [13, 26],
      across: [13],
      thickness: 0.3,
    });
    const at = (way: 'across' | 'along', x: number, y: number) =>
      strips.filter((one) => one.way === way).map(({ outline }) => isInside(outline, { x: x - 0.3, y }));
    // Over a crossing one has card above the middle and the other below it.
    expect(at('across', 13, 2)).toEqual([false]);
    expect(at('across', 13, 8)).toEqual([true]);
    expect(at('along', 13, 2)).toEqual([true, true]);
    expect(at('along', 13, 8)).toEqual([false, false]);
    expect(at('across', 20, 2)).toEqual([true]);
    for (const { way, outline } of strips) {
      expect(Math.max(...outline.map(({ x }) => x))).toBeCloseTo((way === 'across' ? 65 : 39) - 0.6, 6);
    }
  });

  it('are cut from the same sheets, one for each line', () => {
    const cuts = (options: Readonly<Record<string, unknown>>) =>
      layOut('cubeword-tray', options).sheets.flatMap(({ ops }) =>
        ops.filter((op) => op.kind === 'path' && op.purpose === 'cut'),
      ).length;
    expect(cuts(values) - cuts({ ...values, stripsAcross: 1, stripsDown: 1 })).toBe(5);
  });

  it('are no more than there are lines, and have room between pieces', () => {
    expect(refusal('cubeword-tray', { ...values, stripsDown: 6 })).toMatchObject({
      option: 'stripsDown',
      expected: { phrase: 'oneForEach', most: 5 },
    });
    expect(refusal('cubeword-tray', { ...values, trayAir: 0.5, paperThickness: 0.8 })).toMatchObject({
      option: 'trayAir',
    });
  });
});

describe.each(['inside', 'outside'] as const)(
  'a tray printed %s, folded from what is drawn (R16)',
  (print) => {
    const net = trayNet(room, 0, print);
    const drawn = drawnPart(foldedLines(net.sheet, 'full'));
    const panels = partedPanels(drawn);
    const { floor, walls } = net;
    const root = panelAt(panels, { x: floor.x + floor.width / 2, y: floor.y + floor.height / 2 });
    const placed = foldPanels(panels, drawn.folds, root, () => 90);
    const up = print === 'inside' ? 1 : -1;

    it('has nine panels, none on another', () => {
      expect(panels).toHaveLength(9);
      expect(panels.reduce((sum, { outline }) => sum + areaOf(outline), 0)).toBeCloseTo(
        areaOf(drawn.outline),
        6,
      );
    });

    it('has four walls that stand up and meet, with its room between them', () => {
      expect([floor.width, floor.height]).toEqual([room.width, room.height]);
      const [back, right, front, left] = walls.map((wall) =>
        panelAt(panels, { x: wall.x + wall.width / 2, y: wall.y + wall.height / 2 }),
      );
      for (const wall of [back, right, front, left]) {
        if (wall === undefined) throw new Error('A wall is missing');
        const heights = wall.outline.map((spot) => (placed.get(wall)?.(spot)[2] ?? 99) * up);
        expect(Math.min(...heights)).toBeCloseTo(0, 6);
        expect(Math.max(...heights)).toBeCloseTo(room.depth, 6);
      }
      const tops = (wall: typeof back): readonly string[] =>
        (wall?.outline ?? [])
          .map((spot) => (wall === undefined ? undefined : placed.get(wall)?.(spot)))
          .flatMap((at) =>
            at !== undefined && Math.abs(at[2] * up - room.depth) < 1e-6
              ? [`${at[0].toFixed(4)} ${at[1].toFixed(4)}`]
              : [],
          );
      expect(tops(back).filter((corner) => tops(left).includes(corner))).toHaveLength(1);
      expect(tops(front).filter((corner) => tops(right).includes(corner))).toHaveLength(1);
    });

    it('has tabs in the planes of the walls they are glued to, wide enough for glue (R8)', () => {
      const tabs = panels.filter(
        ({ outline }) =>
          outline.length === 4 && areaOf(outline) < room.depth * net.glue && areaOf(outline) > 1,
      );
      expect(tabs).toHaveLength(4);
      for (const tab of tabs) {
        const spots = tab.outline.map((spot) => placed.get(tab)?.(spot) ?? [99, 99, 99]);
        const [ys, xs, zs] = [
          spots.map(([, y]) => y ?? 99),
          spots.map(([x]) => x ?? 99),
          spots.map(([, , z]) => (z ?? 99) * up),
        ];
        const wall = (ys[0] ?? 0) < floor.y + room.height / 2 ? floor.y : floor.y + room.height;
        for (const y of ys) expect(y).toBeCloseTo(wall, 6);
        expect(Math.min(...zs)).toBeGreaterThanOrEqual(-1e-6);
        expect(Math.max(...zs)).toBeLessThanOrEqual(room.depth + 1e-6);
        expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(net.glue, 6);
      }
      expect(net.glue).toBeGreaterThanOrEqual(Math.max(4, 0.3 * room.depth) - 0.005);
    });
  },
);

describe('the thickness of card', () => {
  it.each(
    [0, 0.4, 1].flatMap((thickness) =>
      (['inside', 'outside'] as const).map((print) => [thickness, print] as const),
    ),
  )('of %f mm leaves the room of a tray printed %s as it was, clear of the tabs (R9)', (thickness, print) => {
    const { sheet, floor, walls, room: free } = trayNet(room, thickness, print);
    const part = drawnPart(foldedLines(sheet, 'full'));
    const flat = partedPanels(part);
    expect(flat).toHaveLength(9);
    const middle = { x: floor.x + floor.width / 2, y: floor.y + floor.height / 2 };
    const placed = foldPanels(flat, part.folds, panelAt(flat, middle), () => 90);
    const up = print === 'inside' ? 1 : -1;
    const inside = roomAbout(placed, [middle.x, middle.y, (up * room.depth) / 2], thickness);
    expect(Math.abs(inside[0] - room.width)).toBeLessThan(0.1);
    expect(Math.abs(inside[1] - room.height)).toBeLessThan(0.1);
    for (const { width, height } of walls) {
      expect(Math.abs(Math.min(width, height) - thickness / 2 - room.depth)).toBeLessThan(0.1);
    }
    expect([free.width, free.height]).toEqual([room.width, room.height]);
    expect(free.x + free.width / 2).toBeCloseTo(middle.x, 6);
    expect(free.y + free.height / 2).toBeCloseTo(middle.y, 6);
  });

  it.each([0, 0.3, 1])('of %f mm: a lid goes over its box with air all round', (thickness) => {
    const { box, lid } = boxAndLid(room, thickness);
    for (const side of ['width', 'height'] as const) {
      // Folds lie in the middle of the card: outside there is half of it on either side.
      expect(lid.room[side] - (box.floor[side] + thickness)).toBeCloseTo(0.8, 6);
    }
  });
});

/** Texts on the pieces of all sheets, as they lie from the top left. */
function words(
  product: string,
  options: Readonly<Record<string, unknown>> = {},
): readonly (Spot & { text: string; size: number })[] {
  return layOut(product, options)
    .sheets.flatMap(({ ops }) => textsOf(ops))
    .filter(({ purpose }) => purpose === 'ink')
    .map(({ x, y, text, size }) => ({ x, y, text, size }));
}

const one = { paper: 'custom', paperWidth: 420, paperHeight: 297 };

describe('the tray for Kubagram (K1)', () => {
  it('has 12 by 9 squares with the marks of the box, each under its die and beside it, and names all round', () => {
    const texts = words('kubagram-nl-tray', one);
    const marks = texts.filter(({ text, size }) => ['I', 'III', '0'].includes(text) && size > 9);
    const rows = Map.groupBy(marks, ({ y }) => y.toFixed(3));
    const lines = [...rows.entries()]
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([, row]) => row.toSorted((a, b) => a.x - b.x).map(({ text }) => text));
    expect(lines).toEqual(
      Array.from({ length: boxRows }, (_, row) =>
        Array.from({ length: boxColumns }, (__, column) => markOf(row * boxColumns + column)),
      ),
    );
    const beside = texts.filter(({ text, size }) => ['III', '0'].includes(text) && size <= 7);
    expect(beside.length).toBe(lines.flat().filter((mark) => mark !== 'I').length);
    for (const name of ['A', 'L', '1', '9']) {
      expect(texts.filter(({ text }) => text === name).length).toBeGreaterThanOrEqual(2);
    }
  });

  it('ties its squares to the edge of a die, over as many sheets as it takes', () => {
    const pitch = (edge: number): number => {
      const letters = words('kubagram-en-tray', { ...one, edge });
      const [a, b] = ['A', 'B'].map((name) => letters.find(({ text }) => text === name));
      return (b?.x ?? 0) - (a?.x ?? 0);
    };
    expect(pitch(15)).toBeCloseTo(18, 6);
    expect(pitch(11)).toBeCloseTo(14, 6);
    expect(layOut('kubagram-en-tray').sheets.length).toBeGreaterThan(1);
  });
});

describe('the box of a set of one’s own', () => {
  it('has the marks of the set on its inlay', () => {
    const marked = paintMark(kubagramSets.en, 1, 'III', 'none');
    for (const [set, zeros] of [
      [marked, 11],
      [kubagramSets.en, 12],
    ] as const) {
      const product = productsOf(printSetOf(set)).find(({ name }) => name.endsWith('-tray'));
      const sheets = expectOk(
        product?.layout(expectOk(product.parse(one))) ?? refuse({ code: 'none' }),
      ).sheets;
      const texts = sheets.flatMap(({ ops }) => textsOf(ops));
      expect(texts.filter(({ text, size }) => text === '0' && size > 9)).toHaveLength(zeros);
    }
  });
});

describe('trays of any set', () => {
  it('have a place for each piece', () => {
    expect(layOut('cubeword-tray').sheets[0]?.label).toContain('5 by 5');
    expect(layOut('alphacubes-tray', { paper: 'a3' }).sheets[0]?.label).toContain('11 by 9');
  });

  it('are folded where they have room, and refused with what would fit', () => {
    expect(layOut('cubeword-tray', { trayForm: 'folded' }).facts.tab).toBeGreaterThanOrEqual(4);
    const problem = refusal('kubagram-en-tray', { trayForm: 'folded' });
    expect(problem).toMatchObject({
      code: 'print/no-room',
      fits: [
        { phrase: 'paper', paper: 'legal' },
        { phrase: 'edge', edge: expect.any(Number) },
      ],
    });
    const edge = Number(/"edge":([\d.]+)/.exec(JSON.stringify(problem))?.[1]);
    expect(refusal('kubagram-en-tray', { trayForm: 'folded', edge })).toBeUndefined();
    expect(refusal('cubeword-tray', { trayForm: 'folded', wall: 3 })).toMatchObject({ option: 'wall' });
  });
});

describe('every holder', () => {
  it.each([
    ['cubeword-tray', { trayForm: 'folded', edge: 8 }],
    ['kubagram-en-tray', {}],
    ['cubeword-box-net', { edge: 8 }],
    ['cubeword-tuck-box', { edge: 8 }],
    ['cubeword-laser-box', { edge: 8 }],
    ['alphacubes-rack', {}],
  ] as const)('%s has a drawn guide, in words of 7 points or more (R28)', (product, options) => {
    const guides = layOut(product, options)
      .sheets.flatMap(({ ops }) => ops)
      .filter((op) => op.kind !== 'clip' && op.figure === 'How it is made');
    expect(guides.filter(({ kind }) => kind === 'path').length).toBeGreaterThan(3);
    const texts = textsOf(guides);
    expect(texts.filter(({ text }) => /^\d$/.test(text)).map(({ text }) => text)).toEqual(
      ['1', '2', '3', '4', '5'].slice(0, texts.filter(({ text }) => /^\d$/.test(text)).length),
    );
    for (const { size } of texts) expect(size).toBeGreaterThanOrEqual(7);
    for (const { text, size } of words(product, options)) expect(size, text).toBeGreaterThanOrEqual(7);
  });
});
