import { describe, expect, it } from 'vitest';
import type { Phrase } from '#shared/kernel/index.ts';
import { fingerPanels, lidAir, type FingerPanelName } from '#print-templates/layout/finger-box.ts';
import type { DrawOp, PathOp } from '#print-templates/layout/types.ts';
import { layOut, refusal } from '#tests/support/print/lay-out.ts';
import { isInside, type Spot } from '#tests/support/print/panels.ts';

interface Drawn {
  readonly name: FingerPanelName;
  /** From the top left of the box round it. */
  readonly outline: readonly Spot[];
  readonly width: number;
  readonly height: number;
}

/** The panels as they are drawn: closed cuts of straight lines, told by the name that they are told by. */
function drawnPanels(options: Readonly<Record<string, unknown>>): readonly Drawn[] {
  const cuts = layOut('cubeword-laser-box', options)
    .sheets.flatMap(({ ops }) => ops)
    .filter((op): op is PathOp => op.kind === 'path' && op.purpose === 'cut')
    .filter(({ steps }) => steps.every(({ to }) => to !== 'curve'));
  return cuts.map(({ steps, figure }) => {
    const spots = steps.flatMap((step) => (step.to === 'close' ? [] : [{ x: step.x, y: step.y }]));
    const [left, top] = [Math.min(...spots.map(({ x }) => x)), Math.min(...spots.map(({ y }) => y))];
    const outline = spots.map(({ x, y }) => ({ x: x - left, y: y - top }));
    const name = fingerPanels.find((one) => one === figure);
    if (name === undefined) throw new Error(`No panel is called ${figure}`);
    return {
      name,
      outline,
      width: Math.max(...outline.map(({ x }) => x)),
      height: Math.max(...outline.map(({ y }) => y)),
    };
  });
}

type Size = readonly [number, number, number];

/** Where each panel stands in the finished box: the point on it, and how deep in its board, of a place in space. */
function onPanel(
  name: FingerPanelName,
  [x, y, z]: Size,
  [wide, deep, high]: Size,
): Spot & { readonly depth: number } {
  switch (name) {
    case 'bottom':
      return { x, y, depth: z };
    case 'lid':
      return { x, y, depth: high - z };
    case 'front':
      return { x, y: high - z, depth: deep - y };
    case 'back':
      return { x, y: high - z, depth: y };
    case 'left':
      return { x: y, y: high - z, depth: x };
    case 'right':
      return { x: y, y: high - z, depth: wide - x };
  }
}

const stack = { boxColumns: 5, boxRows: 5, boxLayers: 1 };

describe('the laser-cut box (R16)', () => {
  it.each([
    { material: 3, finger: 10, edge: 15, paper: 'a4' },
    { material: 7.5, finger: 4, edge: 20, paper: 'a3' },
    { material: 2, finger: 40, edge: 11, paper: 'a4' },
  ])(
    'goes together: every place of its shell belongs to one panel, with $material mm board and fingers of $finger mm',
    (options) => {
      const { material: t } = options;
      const panels = drawnPanels({ ...stack, ...options });
      expect(panels.map(({ name }) => name).sort()).toEqual([...fingerPanels].sort());
      const [bottom, front] = ['bottom', 'front'].map((name) => panels.find((panel) => panel.name === name));
      const outer: Size = [bottom?.width ?? 0, bottom?.height ?? 0, front?.height ?? 0];
      const room = 5 * (options.edge + 0.2) + 1;
      expect(outer[0]).toBeCloseTo(room + 2 * t, 6);
      expect(outer[1]).toBeCloseTo(room + 2 * t, 6);
      expect(outer[2]).toBeCloseTo(options.edge + 0.2 + 1 + 2 * t, 6);
      // Between two places where any outline turns nothing changes: one place in each such cell is enough.
      const lines = axisLines(panels, outer, t);
      let shell = 0;
      for (const x of middles(lines[0])) {
        for (const y of middles(lines[1])) {
          for (const z of middles(lines[2])) {
            const place: Size = [x, y, z];
            const owners = panels.filter((panel) => {
              const spot = onPanel(panel.name, place, outer);
              return spot.depth < t && isInside(panel.outline, spot);
            });
            const isIn = place.every((value, axis) => value > t && value < (outer[axis] ?? 0) - t);
            if (isIn) expect(owners.map(({ name }) => name)).toEqual([]);
            else if (owners.length === 0) expect(isBesideLid(panels, place, outer, t)).toBe(true);
            else expect(owners.map(({ name }) => name)).toHaveLength(1);
            if (!isIn) shell += 1;
          }
        }
      }
      expect(shell).toBeGreaterThan(100);
    },
  );

  it('is drawn larger all round by half of the kerf, so that what is left fits', () => {
    const [plain, cut] = [drawnPanels(stack), drawnPanels({ ...stack, jointKerf: 0.3 })];
    for (const [index, panel] of cut.entries()) {
      expect(panel.width - (plain[index]?.width ?? 0)).toBeCloseTo(0.3, 6);
      expect(panel.height - (plain[index]?.height ?? 0)).toBeCloseTo(0.3, 6);
      expect(panel.outline).toHaveLength(plain[index]?.outline.length ?? 0);
      for (const [corner, spot] of panel.outline.entries()) {
        const before = plain[index]?.outline[corner] ?? { x: 0, y: 0 };
        expect(Math.abs(Math.abs(spot.x - 0.15 - before.x) - 0.15)).toBeLessThan(1e-6);
        expect(Math.abs(Math.abs(spot.y - 0.15 - before.y) - 0.15)).toBeLessThan(1e-6);
      }
    }
  });

  it.each([
    ['loose', -0.1],
    ['snug', 0],
    ['press', 0.1],
  ] as const)('%s: a finger is %f mm wider than its gap', (fit, press) => {
    const panels = drawnPanels({ ...stack, fit });
    const [bottom, front] = ['bottom', 'front'].map((name) => panels.find((panel) => panel.name === name));
    // Along the back edge of the bottom its fingers stand out at y = 0; the front stands out downwards between its gaps.
    const fingers = flatRuns(bottom?.outline ?? [], 0);
    const gaps = flatRuns(front?.outline ?? [], (front?.height ?? 0) - 3).map(
      ([from, to]) => [from, to] as const,
    );
    expect(fingers.length).toBeGreaterThanOrEqual(3);
    expect(gaps).toHaveLength(fingers.length);
    const wider = fingers.map(
      ([from, to], index) => to - from - ((gaps[index]?.[1] ?? 0) - (gaps[index]?.[0] ?? 0)),
    );
    // Where an edge ends, one side of the joint is the corner.
    for (const [index, more] of wider.entries()) {
      const isEnd = index === 0 || index === wider.length - 1;
      expect(more).toBeCloseTo(isEnd ? press / 2 : press, 6);
    }
  });

  it('with dividers goes together too: tabs fill their slits, and boards that cross halve into each other', () => {
    const t = 3;
    const options = { ...stack, compartmentsAcross: 3, compartmentsDown: 2, guide: false };
    const room = { width: 3 * (2 * 15.2 + 1) + 2 * t, depth: 2 * (3 * 15.2 + 1) + t, height: 15.2 + 1 };
    const cuts = layOut('cubeword-laser-box', options).sheets.flatMap(({ ops }) => ops.filter(isStraightCut));
    const boards = [...Map.groupBy(cuts, ({ figure }) => figure ?? '').entries()];
    const spotsOf = ({ steps }: PathOp): readonly Spot[] =>
      steps.flatMap((step) => (step.to === 'close' ? [] : [{ x: step.x, y: step.y }]));
    const of = (name: string) => (boards.find(([figure]) => figure === name)?.[1] ?? []).map(spotsOf);
    const boxOf = (spots: readonly Spot[]) => {
      const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
      const [left, top] = [Math.min(...xs), Math.min(...ys)];
      return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
    };
    /** The slits of a wall from its upper left corner, without its outline, which is the largest. */
    const slitsOf = (name: string) => {
      const [wall, ...slits] = of(name)
        .map(boxOf)
        .sort((a, b) => b.width - a.width);
      return {
        wall,
        slits: slits.map((slit) => ({
          ...slit,
          left: slit.left - (wall?.left ?? 0),
          top: slit.top - (wall?.top ?? 0),
        })),
      };
    };
    for (const name of ['front', 'back']) expect(slitsOf(name).slits).toHaveLength(2);
    for (const name of ['left', 'right']) expect(slitsOf(name).slits).toHaveLength(1);
    for (const name of ['bottom', 'lid']) expect(slitsOf(name).slits).toHaveLength(0);
    const [along, across] = [of('divider along'), of('divider across')];
    expect([along.length, across.length]).toEqual([2, 1]);

    // In space: x to the right, y from the back, z up from the bottom, from the inner corner. A place in a board or not.
    const part = (outline: readonly Spot[]) => {
      const { left, top, height } = boxOf(outline);
      return (run: number, z: number) => isInside(outline, { x: left + t + run, y: top + height - z });
    };
    const xs = slitsOf('front')
      .slits.map(({ left }) => left - t)
      .sort((a, b) => a - b);
    const ys = slitsOf('left').slits.map(({ left }) => left);
    // Walls at the sides have no corners of their own: their boards begin a thickness out as well.
    expect(xs).toEqual([expect.closeTo(2 * 15.2 + 1, 6), expect.closeTo(2 * (2 * 15.2 + 1) + t, 6)]);
    expect(ys).toEqual([expect.closeTo(3 * 15.2 + 1 + t, 6)]);
    const inAlong = (x: number, y: number, z: number) =>
      xs.filter((at, index) => x > at && x < at + t && part(along[index] ?? [])(y, z)).length;
    const inAcross = (x: number, y: number, z: number) =>
      ys.filter((at, index) => y > at - t && y < at && part(across[index] ?? [])(x, z)).length;
    const { slits = [] } = slitsOf('front');
    for (let z = 0.35; z < room.height - 0.4; z += 0.7) {
      for (const x of xs) {
        // In the board of the back wall: either the wall or the tab, nowhere both and nowhere none.
        const down = (slitsOf('back').wall?.height ?? 0) - t - z;
        const isSlit = slits.some(({ top, height }) => down > top && down < top + height);
        expect(inAlong(x + t / 2, -t / 2, z), `tab at ${z}`).toBe(isSlit ? 1 : 0);
        expect(inAlong(x + t / 2, room.depth + t / 2, z)).toBe(isSlit ? 1 : 0);
        // Where two cross, one of them is.
        const [y = 0] = ys;
        expect(inAlong(x + t / 2, y - t / 2, z) + inAcross(x + t / 2, y - t / 2, z)).toBe(1);
      }
      expect(inAcross(5, (ys[0] ?? 0) - t / 2, z)).toBe(1);
    }
  });

  it('draws no line to cut twice, not in part either (R21)', () => {
    const ops = layOut('cubeword-laser-box', stack).sheets.map((sheet) => sheet.ops.filter(isStraightCut));
    for (const sheet of ops) {
      const pieces = sheet.flatMap(({ steps }) => {
        const spots = steps.flatMap((step) => (step.to === 'close' ? [] : [{ x: step.x, y: step.y }]));
        return spots.map((from, index) => [from, spots[(index + 1) % spots.length] ?? from] as const);
      });
      for (const [index, one] of pieces.entries()) {
        for (const other of pieces.slice(index + 1)) expect(shared(one, other)).toBeLessThan(1e-6);
      }
    }
  });

  it('is refused with what would fit where a panel has no room', () => {
    const problem = refusal('cubeword-laser-box', { ...stack, edge: 40 });
    expect(problem).toMatchObject({
      code: 'print/no-room',
      fits: [
        { phrase: 'paper', paper: 'a3' },
        { phrase: 'edge', edge: expect.any(Number) },
      ],
    });
    const edge = Number(/"edge":([\d.]+)/.exec(JSON.stringify(problem))?.[1]);
    expect(refusal('cubeword-laser-box', { ...stack, edge })).toBeUndefined();
    expect(refusal('cubeword-laser-box', { ...stack, edge: 40, paper: 'a3' })).toBeUndefined();
  });

  it('must hold all pieces', () => {
    expect(refusal('cubeword-laser-box', { boxColumns: 2, boxRows: 2, boxLayers: 6 })).toMatchObject({
      code: 'print/bad-option',
      option: 'boxColumns',
    });
  });
});

describe('a box that has no room is refused with paper and edge that would do', () => {
  it.each([
    // The front is higher than the bottom is deep.
    ['laser-box', { edge: 30, boxRows: 2, boxLayers: 6 }],
    // A box of a single cube would fit, but not boxes enough for all of them.
    ['tuck-box', { edge: 30 }],
    ['tuck-box', { edge: 16, boxLayers: 6 }],
    ['box-net', { paper: 'a5', edge: 30 }],
  ])('%s with %o', (template, options) => {
    const product = `alphacubes-${template}`;
    const problem = refusal(product, options) as { readonly fits: readonly Phrase[] };
    const { paper, edge } = Object.assign({}, ...problem.fits) as Record<string, unknown>;
    expect(paper).toBeDefined();
    expect(refusal(product, { ...options, paper })).toBeUndefined();
    expect(refusal(product, { ...options, edge: Number(edge) })).toBeUndefined();
    expect(refusal(product, { ...options, edge: Number(edge) + 0.5 })).toBeDefined();
  });
});

function isStraightCut(op: DrawOp): op is PathOp {
  return op.kind === 'path' && op.purpose === 'cut' && op.steps.every(({ to }) => to !== 'curve');
}

/** Level stretches of an outline at a height, from left to right. */
function flatRuns(outline: readonly Spot[], y: number): readonly (readonly [number, number])[] {
  return outline
    .flatMap((from, index) => {
      const to = outline[(index + 1) % outline.length] ?? from;
      const isThere = Math.abs(from.y - y) < 1e-6 && Math.abs(to.y - y) < 1e-6;
      return isThere ? [[Math.min(from.x, to.x), Math.max(from.x, to.x)] as const] : [];
    })
    .sort(([a], [b]) => a - b);
}

/** How long two level or upright lines run on each other. */
function shared([a, b]: readonly [Spot, Spot], [c, d]: readonly [Spot, Spot]): number {
  for (const [along, across] of [
    ['x', 'y'],
    ['y', 'x'],
  ] as const) {
    const levels = [a, b, c, d].map((spot) => spot[across]);
    if (Math.max(...levels) - Math.min(...levels) > 1e-6) continue;
    return (
      Math.min(Math.max(a[along], b[along]), Math.max(c[along], d[along])) -
      Math.max(Math.min(a[along], b[along]), Math.min(c[along], d[along]))
    );
  }
  return 0;
}

/** All places along x, y and z at which an outline turns or a board begins. */
function axisLines(
  panels: readonly Drawn[],
  [wide, deep, high]: Size,
  t: number,
): readonly (readonly number[])[] {
  const lines: [number[], number[], number[]] = [
    [0, t, wide - t, wide],
    [0, t, deep - t, deep],
    [0, t, high - t, high],
  ];
  for (const { name, outline } of panels) {
    const [across, down] =
      name === 'bottom' || name === 'lid' ? [0, 1] : name === 'front' || name === 'back' ? [0, 2] : [1, 2];
    for (const { x, y } of outline) {
      lines[across as 0 | 1].push(x);
      lines[down as 1 | 2].push(down === 2 ? high - y : y);
    }
  }
  return lines;
}

function middles(values: readonly number[] | undefined): readonly number[] {
  const sorted = [...(values ?? [])].sort((a, b) => a - b);
  return sorted.slice(1).flatMap((value, index) => {
    const before = sorted[index] ?? value;
    return value - before > 1e-6 ? [(value + before) / 2] : [];
  });
}

/** In the layer of the lid, and no further from it than its air. */
function isBesideLid(panels: readonly Drawn[], place: Size, outer: Size, t: number): boolean {
  const lid = panels.find(({ name }) => name === 'lid');
  if (lid === undefined || place[2] < outer[2] - t) return false;
  return [-1, 0, 1].some((dx) =>
    [-1, 0, 1].some((dy) => isInside(lid.outline, { x: place[0] + dx * lidAir, y: place[1] + dy * lidAir })),
  );
}
