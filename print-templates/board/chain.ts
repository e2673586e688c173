/**
 * A panel holds 4 x 2 squares and the register that reads eight squares nearby. The inputs of a register are two runs of
 * four squares, row by row, so every joint between panels passes four sensors of the upper row to the left and four of
 * the lower row to the right. Two rows of panels differ only in the numbers of their parts.
 */
import {
  netlistOf,
  rails,
  sensorOf,
  type BoxToBuild,
  type Netlist,
} from '#firmware-protocol/wiring/index.ts';
import type { PanelKind } from './panel.ts';

export const squaresOfPanel = { columns: 4, rows: 2 } as const;

export type BoardBox = Omit<BoxToBuild, 'hasLights'>;

export function kindsOf(columns: number): readonly PanelKind[] {
  return columns === 8 ? ['A', 'C'] : ['A', 'B', 'C'];
}

/** The panels are designed for the first two rows of a box that has more. */
export function designNetlist({ columns, sensor }: BoardBox): Netlist {
  return netlistOf({ rows: 4, columns, sensor, hasLights: false });
}

/** `at` counts the panels of a row from 0 at the left; squares are numbered as in the netlist. */
export function squaresAt(at: number, columns: number): readonly number[] {
  return [0, columns].flatMap((row) =>
    Array.from({ length: squaresOfPanel.columns }, (_, one) => row + at * squaresOfPanel.columns + one),
  );
}

export interface Header {
  readonly ref: 'J1' | 'J2' | 'J3' | 'J4';
  readonly nets: readonly string[];
}

/** The pins of all joints have these names from top to bottom; RET brings the end of the chain back to the left. */
export const jointPins = [
  ...['U1', 'U2', 'U3', 'U4', 'RET', 'CLK', 'LOAD'],
  ...['DATA', 'GND', '5V', 'L1', 'L2', 'L3', 'L4'],
] as const;
/** These are the pins of the headers towards the Nano and the next rows, from left to right. */
export const cablePins = ['CLK', 'LOAD', 'DATA', 'GND', '5V'] as const;

/** J1 faces the panel at the left, J2 the one at the right, J3 the Nano or the rows before, J4 the rows after. */
export function headersAt(at: number, netlist: Netlist): readonly Header[] {
  const { columns } = netlist.box;
  const count = columns / squaresOfPanel.columns;
  const netOf = (ref: string, name: string): string => {
    const pin = netlist.part(ref).kind.pins.find((one) => one.name === name);
    return netlist.netAt(ref, pin?.number ?? 0)?.name ?? '';
  };
  const output = netlist.box.sensor === 'hall' ? 'OUT' : '1';
  const inputsOf = (panel: number, row: number): readonly string[] =>
    squaresAt(panel, columns)
      .slice(row * squaresOfPanel.columns, (row + 1) * squaresOfPanel.columns)
      .map((square) => netOf(sensorOf(square), output));
  const end = netOf(`U${count}`, 'SER');
  const joint = (left: number): readonly string[] => [
    ...inputsOf(left + 1, 0),
    ...[end, rails.clock, rails.load, netOf(`U${left + 1}`, 'SER'), rails.ground, rails.supply],
    ...inputsOf(left, 1),
  ];
  const cable = (data: string): readonly string[] => [
    ...[rails.clock, rails.load, data, rails.ground, rails.supply],
  ];
  return [
    ...(at > 0 ? [{ ref: 'J1', nets: joint(at - 1) } as const] : []),
    ...(at < count - 1 ? [{ ref: 'J2', nets: joint(at) } as const] : []),
    ...(at === 0
      ? [{ ref: 'J3', nets: cable(netOf('U1', 'QH')) } as const, { ref: 'J4', nets: cable(end) } as const]
      : []),
  ];
}

/** One panel of a whole board: `row` and `at` count panels from 0. */
export interface PanelPlace {
  readonly name: string;
  readonly kind: PanelKind;
  readonly row: number;
  readonly at: number;
}

export function panelPlaces({ rows, columns }: BoardBox): readonly PanelPlace[] {
  return Array.from({ length: Math.ceil(rows / squaresOfPanel.rows) }, (_, row) =>
    kindsOf(columns).map((kind, at) => ({ name: `${kind}${row + 1}`, kind, row, at })),
  ).flat();
}

/** Returns the name of a part of the design in the netlist of the whole box; undefined where it is not fitted. */
export function refOnBoard(ref: string, { row, name }: PanelPlace, whole: Netlist): string | undefined {
  const { columns } = whole.box;
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(ref) ?? [];
  if (letters === 'J') return `${name} ${ref}`;
  const step = letters === 'S' ? squaresOfPanel.rows * columns : columns / squaresOfPanel.columns;
  const there = `${letters}${Number(digits) + row * step}`;
  return whole.parts.some((part) => part.ref === there) ? there : undefined;
}

export interface PinPlace {
  readonly panel: string;
  readonly header: Header['ref'];
  readonly pin: number;
}

/** A wire joins pins that face each other across a gap, or neighbours in one header. */
export interface Wire {
  readonly kind: 'joint' | 'cable' | 'end' | 'spare';
  readonly from: PinPlace;
  readonly to: PinPlace;
}

/** Returns the wires that make one board of the panels. */
export function wiresOf(box: BoardBox): readonly Wire[] {
  const places = panelPlaces(box);
  const between = (
    kind: Wire['kind'],
    [one, header]: readonly [string, Header['ref']],
    [other, facing]: readonly [string, Header['ref']],
    pins: number,
  ): readonly Wire[] =>
    Array.from({ length: pins }, (_, pin) => ({
      kind,
      from: { panel: one, header, pin: pin + 1 },
      to: { panel: other, header: facing, pin: pin + 1 },
    }));
  const next = (place: PanelPlace, row: number, at: number): PanelPlace | undefined =>
    places.find((other) => other.row === place.row + row && other.at === place.at + at);
  const joints = places.flatMap((place) => {
    const [right, below] = [next(place, 0, 1), place.at === 0 ? next(place, 1, 0) : undefined];
    return [
      ...(right ? between('joint', [place.name, 'J2'], [right.name, 'J1'], jointPins.length) : []),
      ...(below ? between('cable', [place.name, 'J4'], [below.name, 'J3'], cablePins.length) : []),
    ];
  });
  return [...joints, ...endWires(box)];
}

/** The chain's end is tied to ground, and in an odd last row the spare inputs of its last register to the supply. */
function endWires({ rows, columns }: BoardBox): readonly Wire[] {
  const row = Math.ceil(rows / squaresOfPanel.rows);
  const neighbours = (
    kind: Wire['kind'],
    panel: string,
    header: Header['ref'],
    pins: readonly (readonly [number, number])[],
  ): readonly Wire[] =>
    pins.map(([one, other]) => ({
      kind,
      from: { panel, header, pin: one },
      to: { panel, header, pin: other },
    }));
  const data = jointPins.indexOf('DATA') + 1;
  if (rows % squaresOfPanel.rows === 0) return neighbours('end', `A${row}`, 'J4', [[3, 4]]);
  const last = columns === 8 ? `A${row}` : `B${row}`;
  const supply = jointPins.indexOf('5V') + 1;
  return [
    ...neighbours('end', last, 'J2', [[data, data + 1]]),
    ...(columns === 8
      ? []
      : neighbours(
          'spare',
          last,
          'J1',
          [0, 1, 2, 3].map((step) => [supply + step, supply + step + 1] as const),
        )),
  ];
}
