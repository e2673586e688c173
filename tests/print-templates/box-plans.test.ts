import { describe, expect, it } from 'vitest';
import { inputOf, netlistOf, type BoxToBuild, type Netlist } from '#firmware-protocol/wiring/index.ts';
import { sheetToSvg } from '#print-templates/index.ts';
import { chipPlaces } from '#print-templates/templates/box/plans/board-plan.ts';
import { partsRows } from '#print-templates/templates/box/plans/parts-list.ts';
import { wiresOn } from '#print-templates/templates/box/plans/wire-plan.ts';
import { drawnRegisters } from '#print-templates/templates/box/plans/schematic.ts';
import { squareName } from '#shared/pieces/index.ts';
import { layOut, refusal } from '#tests/support/print/lay-out.ts';

const boxes: readonly BoxToBuild[] = [
  { rows: 9, columns: 12, sensor: 'hall', hasLights: true },
  { rows: 3, columns: 3, sensor: 'reed', hasLights: false },
  { rows: 1, columns: 1, sensor: 'hall', hasLights: true },
  { rows: 8, columns: 2, sensor: 'reed', hasLights: true },
];

describe.each(boxes)('the plans of $rows x $columns squares with $sensor', (box) => {
  const { rows, columns, sensor, hasLights } = box;
  const netlist = netlistOf(box);
  const [schematic = [], board = [], ...others] = layOut('box-plans', {
    rows,
    columns,
    sensor,
    lights: hasLights,
  }).sheets.map((sheet) => textsOf(sheetToSvg(sheet)));
  const parts = others.at(-1) ?? [];

  it('draw every pin of every part that the schematic shows', () => {
    for (const ref of shownParts(netlist)) {
      expect(schematic, ref).toContain(ref);
      expect(schematic, ref).toContain(
        netlist.part(ref).kind.id === sensor ? ref : netlist.part(ref).kind.value,
      );
    }
    // The wire to that pin bears its name, too.
    const expected = new Map([['CLK', 1]]);
    for (const ref of shownParts(netlist)) {
      for (const pin of pinsToDraw(netlist, ref)) expected.set(pin, (expected.get(pin) ?? 0) + 1);
    }
    for (const [pin, count] of expected) {
      expect(schematic.filter((text) => text === pin).length, `pin ${pin}`).toBe(count);
    }
  });

  it('name what the wires carry, and where the chain and its lights go on', () => {
    const shown = drawnRegisters(netlist);
    for (const net of ['5V', 'LOAD', 'CLK', 'DATA 1']) expect(schematic).toContain(net);
    for (const ref of shown.slice(1)) expect(schematic).toContain(`DATA ${ref.slice(1)}`);
    const count = Math.ceil((rows * columns) / 8);
    expect(schematic.some((text) => text === `U2 to U${count - 1} alike: ${count - 2} in all`)).toBe(
      count > 3,
    );
    expect(schematic.includes('5V LIGHTS')).toBe(hasLights);
  });

  it('say of every square its sensor, its light, its register and its input', () => {
    for (let square = 0; square < rows * columns; square += 1) {
      const name = nameOf(square, columns);
      const { register, input } = inputOf(square);
      const light = hasLights ? ` L${square + 1}` : '';
      const label = [name, `S${square + 1}${light}`, `${register}.${input}`];
      const at = board.findIndex((text, place) => text === name && board[place + 2] === label[2]);
      expect(board.slice(at, at + 3), name).toEqual(label);
      expect(board).toContain(register);
    }
  });

  it('have every part of the netlist stand on the board plan, once', () => {
    const words = labelsOf(board);
    const squares = new Set(Array.from({ length: rows * columns }, (_, square) => nameOf(square, columns)));
    for (const { ref } of netlist.parts) {
      // Some squares are called as parts are.
      const times = squares.has(ref) ? 2 : 1;
      expect(words.filter((word) => word === ref).length, ref).toBe(times);
    }
  });

  it('list every part of the netlist, counted', () => {
    const list = partsRows(netlist);
    expect(list.reduce((sum, { count }) => sum + count, 0)).toBe(netlist.parts.length);
    for (const { refs, count, value } of list) {
      const at = parts.indexOf(refs);
      expect(parts.slice(at, at + 3)).toEqual([refs, `${count}`, value]);
    }
  });
});

describe('the largest box, on the smallest paper', () => {
  it('has every part on its board plan but lights, of which a sentence says where they are', () => {
    const box = { rows: 21, columns: 21, sensor: 'hall', hasLights: true } as const;
    const [, board = []] = layOut('box-plans', {
      rows: 21,
      columns: 21,
      sensor: 'hall',
      lights: true,
    }).sheets.map((sheet) => textsOf(sheetToSvg(sheet)));
    const words = new Set(labelsOf(board));
    const missing = netlistOf(box).parts.filter(({ ref }) => !words.has(ref));
    expect(missing.filter(({ kind }) => kind.id !== 'light')).toEqual([]);
    expect(board.join(' ')).toContain('Light Ln lies beside its sensor Sn.');
  });
});

describe('registers on the board plan', () => {
  it.each([
    [9, 12],
    [21, 21],
    [17, 17],
    [3, 3],
    [1, 21],
    [21, 1],
    [21, 3],
  ])('of %s x %s squares lie under the plate, and none over another', (rows, columns) => {
    const chips = chipPlaces({ left: 0, top: 0, side: 10, rows, columns });
    expect(chips).toHaveLength(Math.ceil((rows * columns) / 8));
    for (const [index, { x, y }] of chips.entries()) {
      expect(x).toBeGreaterThanOrEqual(5 - 1e-6);
      expect(x).toBeLessThanOrEqual(columns * 10 - 5 + 1e-6);
      expect(y).toBeLessThanOrEqual(rows * 10);
      for (const other of chips.slice(0, index)) {
        expect(Math.abs(other.x - x) > 8.4 || Math.abs(other.y - y) > 3).toBe(true);
      }
    }
  });
});

describe('wires on their plan', () => {
  it.each([
    [9, 12],
    [12, 9],
    [3, 3],
    [8, 2],
    [1, 12],
    [12, 1],
    [6, 7],
  ])('of %s x %s squares lead from each sensor to its register, none along another', (rows, columns) => {
    const plan = { left: 0, top: 0, side: 16, rows, columns };
    const chips = chipPlaces(plan);
    const wires = wiresOn(plan);
    expect(wires.map(({ square }) => square).sort((a, b) => a - b)).toEqual(
      Array.from({ length: rows * columns }, (_, square) => square),
    );
    for (const { square, points } of wires) {
      const chip = chips[Math.floor(square / 8)];
      const [from, to] = [points[0], points.at(-1)];
      expect(from).toEqual({
        x: (columns - 1 - (square % columns) + 0.5) * 16,
        y: (Math.floor(square / columns) + 0.5) * 16,
      });
      expect(Math.abs((to?.x ?? 0) - (chip?.x ?? 0))).toBeLessThan(16 / 2);
      expect(Math.abs((to?.y ?? 0) - (chip?.y ?? 0))).toBeLessThan(16 / 4);
    }
    const stretches = wires.flatMap(({ square, points }) =>
      points.slice(1).map((to, index) => ({ square, from: points[index] ?? to, to })),
    );
    const along = stretches.flatMap((one, index) =>
      stretches.slice(index + 1).filter((other) => one.square !== other.square && lieTogether(one, other)),
    );
    expect(along).toEqual([]);
  });
});

interface Stretch {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** Whether two upright or level stretches run so close side by side that they are seen as one. */
function lieTogether(one: Stretch, other: Stretch): boolean {
  return (['x', 'y'] as const).some((across) => {
    const along = across === 'x' ? 'y' : 'x';
    const isStraight = (stretch: Stretch) => Math.abs(stretch.from[across] - stretch.to[across]) < 1e-6;
    if (!isStraight(one) || !isStraight(other)) return false;
    if (Math.abs(one.from[across] - other.from[across]) > 0.3) return false;
    const [a, b] = [one, other].map(({ from, to }) => [from[along], to[along]].sort((p, q) => p - q));
    const common = Math.min(a?.[1] ?? 0, b?.[1] ?? 0) - Math.max(a?.[0] ?? 0, b?.[0] ?? 0);
    return common > 0.05;
  });
}

describe('paper', () => {
  it('that is too small for the schematic is refused with both sizes', () => {
    expect(refusal('box-plans', { paper: 'custom', paperWidth: 200, paperHeight: 200 })).toMatchObject({
      code: 'print/does-not-fit',
      piece: '258 x 182',
    });
  });
});

/** The words of labels, which are short; sentences stand beside the plan. */
function labelsOf(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => text.length < 12).flatMap((text) => text.split(' '));
}

function nameOf(square: number, columns: number): string {
  return squareName({ column: square % columns, row: Math.floor(square / columns) });
}

/** The texts of a picture, in their order. */
function textsOf(svg: string): readonly string[] {
  return [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);
}

/** Parts that the schematic draws: all but registers, and what hangs from them, and lights that are alike. */
function shownParts(netlist: Netlist): readonly string[] {
  const numbers = drawnRegisters(netlist).map((ref) => Number(ref.slice(1)));
  const lights = netlist.parts.filter(({ ref }) => ref.startsWith('L'));
  return netlist.parts
    .map(({ ref }) => ref)
    .filter((ref) => {
      const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(ref) ?? [];
      const number = Number(digits);
      if (letters === 'S') return numbers.includes(Math.ceil(number / 8));
      if (letters === 'L') return number <= 2 || number === lights.length;
      return ['U', 'C', 'RN'].includes(letters) ? numbers.includes(number) : true;
    });
}

/** Names of the pins that stand by name: those that are wired, or drawn open. Two-legged parts have numbers. */
function pinsToDraw(netlist: Netlist, ref: string): readonly string[] {
  const { kind } = netlist.part(ref);
  if (!['nano', 'register', 'light'].includes(kind.id)) return [];
  return kind.pins
    .filter(({ name, role }) => role !== 'free' && !['5V', 'GND'].includes(name))
    .map(({ name }) => name);
}
