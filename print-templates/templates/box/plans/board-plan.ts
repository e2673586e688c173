import { inputOf, inputsOfRegister, sensorOf, type Netlist } from '#firmware-protocol/wiring/index.ts';
import { squareName } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import {
  box,
  circle,
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

/** Largest side of a square on the plan, in millimetres. */
const largest = 22;
/** On smaller squares wires would run through the names; the names say it all. */
const leastForWires = 11;
const small: Lettering = { font: 'franklin', size: 5.2, ink: sheetInk, anchor: 'middle' };
const bold: Lettering = { ...small, font: 'franklin-bold', size: 6 };

/** The plate from below, where one solders: columns run from right to left. */
export function boardPlan(netlist: Netlist, { live }: Frame, t: Translate): readonly DrawOp[] {
  const { rows, columns } = netlist.box;
  const room = { width: live.width - squareSide - 20, height: live.height - 12 };
  const side = Math.min(largest, room.width / columns, room.height / rows);
  const at: Plan = { left: live.x + 4, top: live.y + 4, side, rows, columns };
  const chips = chipPlaces(at);
  const edge = at.left + columns * side;
  const [bus, nano] = [chips[0]?.y ?? at.top, { x: edge + 7, y: at.top + 9 }];
  const squares = Array.from({ length: rows * columns }, (_, index) => index);
  const side2 = live.x + live.width - squareSide;
  const words = (['below', 'wires', 'bus', 'rails', 'network'] as const).flatMap((key) => [
    ...wrapped(t(`option:print.box.board.${key}`), { ...small, size: 7 }, squareSide),
    '',
  ]);
  return [
    ...squares.flatMap((square) => ground(square, at)),
    ...(side < leastForWires ? [] : squares.flatMap((square) => inputWire(square, at, chips))),
    stroked('ink', polyline([nano, { x: nano.x, y: bus }, ...chips]), { ink: woodRail, width: 1 }),
    ...chips.flatMap((place, register) => chip(register, place, side)),
    ...squares.flatMap((square) => squareLabel(square, at, netlist.box.hasLights)),
    ...block('A1', nano),
    ...(netlist.box.hasLights ? block('J1', { x: nano.x, y: nano.y + 26 }) : []),
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

const chipShare = { width: 0.84, height: 0.3 } as const;

function chip(register: number, { x, y }: Point, side: number): readonly DrawOp[] {
  const [width, height] = [chipShare.width * side, chipShare.height * side];
  const rect = rectOf(x - width / 2, y - height / 2, width, height);
  return [
    filled('ink', box(rect), paperWhite),
    stroked('ink', box(rect), { ink: sheetInk, width: 0.3 }),
    filled('ink', circle(rect.x + 0.9, y, 0.35), sheetInk),
    lettering(`U${register + 1}`, x, y + 0.75, bold),
  ];
}

/** Down from the sensor to the lane of this input, along it, and to the register. */
function inputWire(square: number, plan: Plan, chips: readonly Point[]): readonly DrawOp[] {
  const register = Math.floor(square / inputsOfRegister);
  const input = square % inputsOfRegister;
  const from = middleOf(square, plan);
  const to = chips[register] ?? from;
  const { side } = plan;
  const isUpper = input < inputsOfRegister / 2;
  const place = input % (inputsOfRegister / 2);
  // Registers between the same rows share the room for lanes.
  const beside = chips.filter((other) => Math.abs(other.y - to.y) < 1e-6);
  const lanes = (inputsOfRegister / 2) * beside.length;
  const at = place + beside.indexOf(to) * (inputsOfRegister / 2);
  const lane = (0.18 + (at * 0.13) / Math.max(1, lanes - 1)) * side * (isUpper ? -1 : 1);
  // Where wires of several rows run down one column they lie side by side.
  const x = from.x + ((Math.floor(square / plan.columns) % 9) - 4 + (isUpper ? -0.3 : 0.3)) * 0.018 * side;
  const pinX = to.x + (place - 1.5) * 0.16 * side;
  const edge = to.y + ((isUpper ? -1 : 1) * chipShare.height * side) / 2;
  const points = [
    { x, y: from.y },
    { x, y: to.y + lane },
    { x: pinX, y: to.y + lane },
    { x: pinX, y: edge },
  ];
  return [stroked('ink', polyline(points), { ink: feltInk, width: 0.1 })];
}

/** Nano and supply beside the plate. */
function block(ref: string, { x, y }: Point): readonly DrawOp[] {
  const rect = rectOf(x - 4, y - 9, 8, 18);
  return [
    filled('ink', box(rect), paperWhite),
    stroked('ink', box(rect), { ink: sheetInk, width: 0.3 }),
    lettering(ref, x, y + 0.75, bold),
  ];
}

/** Its name, its sensor and light, and the input and pin that it goes to. */
function squareLabel(square: number, plan: Plan, hasLights: boolean): readonly DrawOp[] {
  const { x, y } = middleOf(square, plan);
  const { columns, side } = plan;
  const { register, input } = inputOf(square);
  const name = squareName({ column: square % columns, row: Math.floor(square / columns) });
  const parts = hasLights ? `${sensorOf(square)} L${square + 1}` : sensorOf(square);
  const goesTo = `${register}.${input}`;
  const lines = side < leastForWires ? [name, goesTo] : [name, parts, goesTo];
  const top = y - (lines.length * 2.1) / 2;
  const plate = rectOf(x - 4.4, top - 0.2, 8.8, lines.length * 2.1 + 0.4);
  return [
    ...(side >= leastForWires
      ? [filled('ink', box(plate), paperWhite), stroked('ink', box(plate), { ink: softInk, width: 0.1 })]
      : []),
    ...lines.map((line, at) =>
      lettering(line, x, top + 1.7 + at * 2.1, at === 0 ? { ...bold, size: 5.4 } : small),
    ),
  ];
}
