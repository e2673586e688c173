import { inputOf, inputsOfRegister, sensorOf, type Netlist } from '#firmware-protocol/wiring/index.ts';
import { squareName } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { pt } from '#shared/kernel/index.ts';
import { textWidth } from '../../../fonts/index.ts';
import {
  box,
  filled,
  lettering,
  polyline,
  rectOf,
  stroked,
  type Lettering,
  type Point,
} from '../../../layout/draw.ts';
import { squareSide, type Frame } from '../../../layout/frame.ts';
import { feltInk, paperWhite, sheetInk, softInk, woodFace, woodRail } from '../../../layout/inks.ts';
import type { DrawOp } from '../../../layout/sheet.ts';
import { wrapped } from '../../../layout/wrapped.ts';
import { block, fitted, inputsAt, unit, unitHeight } from './board-units.ts';

/** Largest side of a square on the plan, in millimetres. */
const largest = 22;
/** On smaller squares wires would run through the names; the names say it all. */
const leastForWires = 13;
/** On smaller squares there is no line for a light: it has the number of its sensor. */
const leastForLights = 11;
const small: Lettering = { font: 'franklin', size: 5.2, ink: sheetInk, anchor: 'middle' };
const bold: Lettering = { ...small, font: 'franklin-bold', size: 5.4 };
const labelLine = 2.1;
const labelEdge = 0.2;

/** How high the names of a square stand, in millimetres. */
function labelHeight(lines: number): number {
  return lines * labelLine + 2 * labelEdge;
}

/** The plate from below, where one solders: columns run from right to left. */
export function boardPlan(netlist: Netlist, { live }: Frame, t: Translate): readonly DrawOp[] {
  const { rows, columns } = netlist.box;
  const room = { width: live.width - squareSide - 20, height: live.height - 12 };
  const side = Math.min(largest, room.width / columns, room.height / rows);
  const at: Plan = { left: live.x + 4, top: live.y + 4, side, rows, columns };
  const chips = chipPlaces(at);
  const [bus, nano] = [chips[0]?.y ?? at.top, { x: at.left + columns * side + 7, y: at.top + 9 }];
  const squares = Array.from({ length: rows * columns }, (_, index) => index);
  const side2 = live.x + live.width - squareSide;
  const keys = ['below', 'wires', 'bus', 'rails', 'network', 'resistors'] as const;
  const ofLights = side < leastForLights ? (['supply', 'lights'] as const) : (['supply'] as const);
  const words = [...keys, ...(netlist.box.hasLights ? ofLights : [])].flatMap((key) => [
    ...wrapped(t(`option:print.box.board.${key}`), { ...small, size: 7 }, squareSide),
    '',
  ]);
  return [
    ...squares.flatMap((square) => ground(square, at)),
    ...(side < leastForWires ? [] : squares.flatMap((square) => inputWire(square, at, chips))),
    stroked('ink', polyline([nano, { x: nano.x, y: bus }, ...chips]), { ink: woodRail, width: 1 }),
    ...chips.flatMap((place, register) => unit(register, place, { side, registers: chips.length })),
    ...squares.flatMap((square) => squareLabel(square, at, netlist.box.hasLights)),
    ...besidePlate(nano, netlist.box.hasLights),
    ...words.flatMap((line, index) =>
      line === ''
        ? []
        : [lettering(line, side2, live.y + 7 + index * 3, { ...small, size: 7, anchor: 'start' })],
    ),
  ];
}

export interface Plan {
  readonly left: number;
  readonly top: number;
  readonly side: number;
  readonly rows: number;
  readonly columns: number;
}

/** The middle of a square, mirrored. */
function middleOf(square: number, { left, top, side, columns }: Plan): Point {
  const column = columns - 1 - (square % columns);
  return { x: left + (column + 0.5) * side, y: top + (Math.floor(square / columns) + 0.5) * side };
}

/** Colours take turns, so that the squares of one register are seen together; the labels say it, too. */
function ground(square: number, plan: Plan): readonly DrawOp[] {
  const { x, y } = middleOf(square, plan);
  const { side } = plan;
  const rect = rectOf(x - side / 2, y - side / 2, side, side);
  const isShaded = Math.floor(square / inputsOfRegister) % 2 === 0;
  return [
    ...(isShaded ? [filled('ink', box(rect), woodFace)] : []),
    stroked('ink', box(rect), { ink: softInk, width: 0.1 }),
  ];
}

/**
 * Where registers lie: between rows, near the middle of their squares, each as close to there as those before it leave room.
 */
export function chipPlaces(plan: Plan): readonly Point[] {
  const { left, side, rows, columns } = plan;
  const places: Point[] = [];
  const count = Math.ceil((rows * columns) / inputsOfRegister);
  for (let register = 0; register < count; register += 1) {
    const wish = middleOfRegister(register, plan);
    const steps = Array.from(
      { length: 8 * columns },
      (_, step) => (step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2),
    );
    const spots = [0, 1, -1, 2, -2, 3, -3].flatMap((lines) =>
      steps.map((step) => ({ x: wish.x + (step * side) / 4, y: wish.y + lines * side })),
    );
    const isFree = ({ x, y }: Point): boolean =>
      x >= left + side / 2 - 1e-6 &&
      x <= left + (columns - 0.5) * side + 1e-6 &&
      y > plan.top + side / 2 &&
      y < plan.top + (Math.max(rows, 2) - 0.5) * side &&
      places.every((other) => Math.abs(other.y - y) > side / 2 || Math.abs(other.x - x) > side * 0.95);
    places.push(spots.find(isFree) ?? wish);
  }
  return places;
}

function middleOfRegister(register: number, plan: Plan): Point {
  const { left, top, side, rows, columns } = plan;
  const first = register * inputsOfRegister;
  const end = Math.min(first + inputsOfRegister, rows * columns) - 1;
  const xs = Array.from({ length: end - first + 1 }, (_, index) => middleOf(first + index, plan).x);
  const mean = xs.reduce((sum, x) => sum + x, 0) / xs.length;
  const row = Math.floor((Math.floor(first / columns) + Math.floor(end / columns)) / 2);
  const line = Math.max(1, Math.min(rows - 1, row + 1));
  return {
    x: Math.min(Math.max(mean, left + side / 2), left + (columns - 0.5) * side),
    y: top + line * side,
  };
}

/** Down from the sensor to the lane of this input, along it, and to the register. */
function inputWire(square: number, plan: Plan, chips: readonly Point[]): readonly DrawOp[] {
  const register = Math.floor(square / inputsOfRegister);
  const input = square % inputsOfRegister;
  const from = middleOf(square, plan);
  const to = chips[register] ?? from;
  const { side } = plan;
  const size = { side, registers: chips.length };
  const isUpper = input < inputsOfRegister / 2;
  const place = input % (inputsOfRegister / 2);
  // Registers between the same rows share the room for lanes.
  const beside = chips.filter((other) => Math.abs(other.y - to.y) < 1e-6);
  const lanes = (inputsOfRegister / 2) * beside.length;
  const at = place + beside.indexOf(to) * (inputsOfRegister / 2);
  // Between the parts of the register and the names of the squares.
  const [nearest, farthest] = [unitHeight(size) / 2 + 0.3, side / 2 - labelHeight(3) / 2 - 0.35];
  const lane = (nearest + (at * (farthest - nearest)) / Math.max(1, lanes - 1)) * (isUpper ? -1 : 1);
  // Where wires of several rows run down one column they lie side by side.
  const x = from.x + ((Math.floor(square / plan.columns) % 9) - 4 + (isUpper ? -0.3 : 0.3)) * 0.018 * side;
  const pinX = inputsAt(to, size) + (place - 1.5) * 0.08 * side;
  const edge = to.y + ((isUpper ? -1 : 1) * unitHeight(size)) / 2;
  const points = [
    { x, y: from.y },
    { x, y: to.y + lane },
    { x: pinX, y: to.y + lane },
    { x: pinX, y: edge },
  ];
  return [stroked('ink', polyline(points), { ink: feltInk, width: 0.1 })];
}

/** The Nano and the supply of the lights, each above what is soldered to its wires. */
function besidePlate({ x, y }: Point, hasLights: boolean): readonly DrawOp[] {
  return [
    ...block('A1', { x, y }, 18),
    ...['R1', 'R2', ...(hasLights ? ['R3'] : [])].flatMap((ref, at) =>
      block(ref, { x, y: y + 12 + at * 4 }, 3.2),
    ),
    ...(hasLights ? [...block('J1', { x, y: y + 35 }, 18), ...block('CB1', { x, y: y + 47 }, 3.2)] : []),
  ];
}

/** Its name, its sensor and light, and the input and pin that it goes to. */
function squareLabel(square: number, plan: Plan, hasLights: boolean): readonly DrawOp[] {
  const { x, y } = middleOf(square, plan);
  const { columns, side } = plan;
  const { register, input } = inputOf(square);
  const name = squareName({ column: square % columns, row: Math.floor(square / columns) });
  const sensor = sensorOf(square);
  const parts = hasLights ? `${sensor} L${square + 1}` : sensor;
  const goesTo = `${register}.${input}`;
  const lines = side < leastForLights ? [`${name} ${sensor}`, goesTo] : [name, parts, goesTo];
  const style = side < leastForLights ? fitted(small, longestLabel(plan), 0.9 * side) : small;
  const top = y - (lines.length * labelLine) / 2;
  const widest = Math.max(...lines.map((line) => textWidth(small.font, line, pt(small.size))));
  const width = Math.max(8.8, widest + 0.8);
  const plate = rectOf(x - width / 2, top - labelEdge, width, labelHeight(lines.length));
  return [
    ...(side >= leastForWires
      ? [filled('ink', box(plate), paperWhite), stroked('ink', box(plate), { ink: softInk, width: 0.1 })]
      : []),
    ...lines.map((line, at) =>
      lettering(line, x, top + 1.7 + at * labelLine, at === 0 && lines.length > 2 ? bold : style),
    ),
  ];
}

/** About the longest of the labels with a square and its sensor: no letter is wider than M. */
function longestLabel({ rows, columns }: Plan): string {
  return `M${rows} ${sensorOf(rows * columns - 1)}`;
}
