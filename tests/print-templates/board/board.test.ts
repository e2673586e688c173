import { describe, expect, it } from 'vitest';
import { sensorHeight, sensorPlaces } from '#firmware-protocol/wiring/index.ts';
import { makeBoard, type BoardSpec } from '#print-templates/board/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { gap, panelOf, piecesOf, readPanels, textsIn, toSegment } from '#tests/support/print/read-board.ts';
import { unzipSync } from 'fflate';
import { boardNets } from './nets.ts';

const { t } = createTranslator();
const box: BoardSpec = { rows: 9, columns: 12, pitch: 25, edge: 15, sensor: 'hall' };
const boards: readonly BoardSpec[] = [
  box,
  { ...box, sensor: 'reed', pitch: 29 },
  { ...box, rows: 2, columns: 8, pitch: 24.5, edge: 12, sensor: 'reed' },
  { ...box, rows: 1, columns: 8, pitch: 20.5 },
];
const made = boards.map((spec) => ({ ...spec, spec, zip: expectOk(makeBoard(spec, t)).zip }));

describe.each(made)('a board of $rows x $columns squares of $pitch mm with $sensor', ({ spec, zip }) => {
  const panels = readPanels(zip);
  const nets = boardNets(panels, spec);

  it('has each net of the netlist as one piece of copper, and no two of them touch', () => {
    expect([...nets.found].sort()).toEqual([...nets.wanted].sort());
  });

  it('joins exactly the pins that face each other where two panels meet', () => {
    expect([...nets.wires.named].sort()).toEqual([...nets.wires.facing].sort());
  });

  it.each([...panels.values()])('has panel $name within what any maker makes', (panel) => {
    const shapes = panel.copper.flatMap((side) => side.shapes);
    expect(piecesOf(panel).leastGap).toBeGreaterThanOrEqual(0.2);
    expect(Math.min(...shapes.map(({ radius }) => 2 * radius))).toBeGreaterThanOrEqual(0.3);
    for (const { diameter, x, y } of panel.plated) {
      expect(diameter).toBeGreaterThanOrEqual(0.3);
      for (const { shapes: flashes } of panel.copper) {
        const ring = flashes.find(
          ({ isFlash, from }) => isFlash && Math.hypot(from.x - x, from.y - y) < 1e-3,
        );
        expect((ring?.radius ?? 0) - diameter / 2).toBeGreaterThanOrEqual(0.3 - 1e-9);
      }
    }
    const all = [...panel.plated, ...panel.holes];
    for (const [index, one] of all.entries()) {
      expect(one.diameter).toBeLessThanOrEqual(6.3);
      for (const other of all.slice(0, index)) {
        const between = Math.hypot(one.x - other.x, one.y - other.y) - (one.diameter + other.diameter) / 2;
        expect(between).toBeGreaterThanOrEqual(0.25);
      }
    }
    for (const { x, y, diameter } of panel.holes) {
      const nearest = Math.min(
        ...shapes.map((shape) => toSegment({ x, y }, shape.from, shape.to) - shape.radius),
      );
      expect(nearest - diameter / 2).toBeGreaterThanOrEqual(0.3);
    }
    for (const edge of panel.outline) {
      const line = { ...edge, radius: 0 };
      expect(Math.min(...shapes.map((shape) => gap(shape, line)))).toBeGreaterThanOrEqual(0.3);
    }
  });

  it.each([...panels.values()])('names each net and pin of panel $name as its copper joins them', (panel) => {
    const { pieceOf } = piecesOf(panel);
    const names = Map.groupBy(pieceOf, ([{ net }]) => net);
    for (const [net, some] of names) {
      const pieces = new Set(some.map(([, piece]) => piece));
      if (net !== 'N/C') expect([net, pieces.size]).toEqual([net, 1]);
    }
    const [top, bottom] = panel.copper.map((side) => side.shapes.flatMap(({ pin }) => pin ?? []).sort());
    expect(top).toEqual(bottom);
    const drilled = panel.plated.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`);
    expect(new Set(drilled).size).toBe(drilled.length);
  });

  it.each([...panels.values()])('keeps mask and legend of panel $name off its pads', (panel) => {
    const pads = panel.copper[0]?.shapes.filter(({ pin }) => pin !== undefined) ?? [];
    for (const mask of panel.masks) {
      for (const pad of pads) {
        const opening = mask.find(({ from }) => Math.hypot(from.x - pad.from.x, from.y - pad.from.y) < 1e-3);
        expect(opening?.radius ?? 0).toBeGreaterThan(pad.radius);
      }
    }
    for (const legend of panel.legends) {
      expect(legend.length).toBeGreaterThan(50);
      for (const line of legend)
        expect(Math.min(...pads.map((pad) => gap(pad, line)))).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('a sensor board', () => {
  it.each(made)(
    'has its $sensor sensors where the plate is drilled for squares of $pitch mm',
    ({ spec, zip }) => {
      const { rows, columns, pitch, edge, sensor } = spec;
      const shift = sensorPlaces[sensor].offset * sensorHeight(sensor, edge) * Math.SQRT1_2;
      const rim = 8;
      const lines = (textsIn(zip).get('placement.csv') ?? '').split('\r\n').map((line) => line.split(','));
      const columnOf = (name: string): number => lines[0]?.indexOf(name) ?? -1;
      const sensors = lines.filter(([ref]) => /^S\d+$/.test(ref ?? ''));
      expect(sensors).toHaveLength(rows * columns);
      const panels = readPanels(zip);
      for (const line of sensors) {
        const square = Number(line[0]?.slice(1)) - 1;
        const [column, row] = [square % columns, Math.floor(square / columns)];
        const hole = { x: rim + (column + 0.5) * pitch + shift, y: rim + (row + 0.5) * pitch + shift };
        expect(Number(line[columnOf('Plate X')])).toBeCloseTo(hole.x, 1);
        expect(Number(line[columnOf('Plate Y')])).toBeCloseTo(hole.y, 1);
        // The pads in the copper stand round that very point: on the slot's ends, or below a sensor with bent legs.
        const panel = panels.get(line[1]?.[0] ?? '');
        const [x, y] = [Number(line[columnOf('Mid X')]), Number(line[columnOf('Mid Y')])];
        const legs = (panel?.copper[0]?.shapes ?? []).filter(
          ({ pin, from }) => pin?.startsWith('S') === true && Math.hypot(from.x - x, from.y - y) < 9,
        );
        const middle = (axis: 'x' | 'y') => legs.reduce((sum, { from }) => sum + from[axis], 0) / legs.length;
        expect(legs).toHaveLength(sensor === 'hall' ? 3 : 2);
        expect(middle('x')).toBeCloseTo(x, 1);
        expect(middle('y')).toBeCloseTo(sensor === 'hall' ? y - 2.3 : y, 1);
      }
    },
  );

  it('has chips that fit from below: their pins run counterclockwise as seen from there', () => {
    for (const panel of readPanels(made[0]?.zip ?? new Uint8Array()).values()) {
      const pins = (panel.copper[0]?.shapes ?? [])
        .filter(({ pin }) => pin?.startsWith('U') === true)
        .sort((a, b) => Number(a.pin?.split(',')[1]) - Number(b.pin?.split(',')[1]));
      expect(pins).toHaveLength(16);
      const area = pins.reduce((sum, { from }, index) => {
        const next = pins[(index + 1) % pins.length]?.from ?? from;
        // Seen from below, x runs the other way.
        return sum + (-from.x * next.y + next.x * from.y) / 2;
      }, 0);
      expect(area).toBeCloseTo(7 * 2.54 * 7.62, 3);
    }
  });

  it('fits the cheapest class of makers with squares of 25 mm, and has five of each of its panels', () => {
    const { zip, panels, kinds } = expectOk(makeBoard(box, t));
    expect(zip).toEqual(made[0]?.zip);
    expect([panels, kinds]).toEqual([15, 3]);
    for (const { outline } of readPanels(zip).values()) {
      const spots = outline.flatMap(({ from, to }) => [from, to]);
      const reach = (axis: 'x' | 'y') =>
        Math.max(...spots.map((spot) => spot[axis])) - Math.min(...spots.map((spot) => spot[axis]));
      expect([reach('x'), reach('y')].map((length) => Math.round(length * 10) / 10)).toEqual([99.6, 49.6]);
    }
  });

  it.each([
    [{ columns: 10 }, { code: 'board/columns', columns: 10 }],
    [{ pitch: 18 }, { code: 'board/pitch', pitch: 18, least: 20.5, sensor: 'hall' }],
    [
      { sensor: 'reed', pitch: 20 },
      { code: 'board/pitch', pitch: 20, least: 24.5, sensor: 'reed' },
    ],
    [
      { pitch: 25, edge: 30 },
      { code: 'board/pitch', pitch: 25, least: 31, sensor: 'hall' },
    ],
  ] as const)('with %j is refused', (other, problem) => {
    expect(makeBoard({ ...box, ...other }, t)).toEqual({ ok: false, problem });
  });
});

describe('the reader', () => {
  const zip = Object.entries(unzipSync(made[0]?.zip ?? new Uint8Array())).find(([name]) =>
    name.endsWith('b.zip'),
  );
  const files = textsIn(zip?.[1] ?? new Uint8Array());
  const whole = readPanels(made[0]?.zip ?? new Uint8Array());
  const netsWith = (change: (name: string, text: string) => string): boolean => {
    const changed = new Map([...files].map(([name, text]) => [name, change(name, text)]));
    expect([...changed.values()]).not.toEqual([...files.values()]);
    const panels = new Map([...whole, ['B', panelOf('B', changed)]]);
    const { found, wanted } = boardNets(panels, box);
    return [...found].sort().join('\n') === [...wanted].sort().join('\n');
  };

  it('sees a hole that is not drilled, a track that is cut, and a track that runs on', () => {
    const holes = [...(files.get('cubewright-b-pth.drl') ?? '').matchAll(/^X.*\n/gm)].map(([line]) => line);
    expect(
      netsWith((name, text) => (name.endsWith('pth.drl') ? text.replace(holes[5] ?? '', '') : text)),
    ).toBe(false);
    const cut = (text: string): string => text.replace(/X\d+Y\d+D01\*\n/, '');
    expect(netsWith((name, text) => (name.endsWith('gbl') ? cut(text) : text))).toBe(false);
    const long = (text: string): string => text.replace(/X\d+(Y\d+D01\*)/, 'X50000000$1');
    expect(netsWith((name, text) => (name.endsWith('gbl') ? long(text) : text))).toBe(false);
  });
});
