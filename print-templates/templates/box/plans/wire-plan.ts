import { inputOf, inputsOfRegister, type Netlist } from '#firmware-protocol/wiring/index.ts';
import { squareName } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import {
  circle,
  filled,
  lettering,
  polyline,
  stroked,
  type Lettering,
  type Point,
} from '../../../layout/draw.ts';
import { leastText, type Frame } from '../../../layout/frame.ts';
import { feltInk, sheetInk } from '../../../layout/inks.ts';
import type { DrawOp } from '../../../layout/types.ts';
import { chipPlaces, ground, middleOf, planOn, sentencesBeside, type Plan } from './board-plan.ts';
import { fitted, inputsAt, unit, unitHeight, type UnitSize } from './board-units.ts';

/** As in channel routing, a longer wire takes a lane nearer to the register, so that wires of one side do not cross. */
export function wirePlan(netlist: Netlist, frame: Frame, t: Translate): readonly DrawOp[] {
  const plan = planOn(frame, netlist);
  const chips = chipPlaces(plan);
  const size: UnitSize = { side: plan.side, registers: chips.length };
  const squares = Array.from({ length: plan.rows * plan.columns }, (_, index) => index);
  const wires = wiresOn(plan);
  return [
    ...squares.flatMap((square) => ground(square, plan)),
    ...wires.map(({ points }) => stroked('ink', polyline(points), { ink: feltInk, width: 0.16 })),
    ...chips.flatMap((place, register) => unit(register, place, size)),
    ...squares.flatMap((square) => sensorAt(square, plan)),
    ...sentencesBeside(
      frame,
      (['below', 'wires', 'lanes'] as const).map((key) => t(`option:print.box.board.${key}`)),
    ),
  ];
}

/** On smaller squares wires would be too close to follow; the names on the board plan suffice. */
export const leastForWires = 13;

export interface Wire {
  readonly square: number;
  readonly points: readonly Point[];
}

/** Lanes keep these distances from the register, from the row of sensors and from each other, in millimetres. */
const lanes = { clear: 0.7, fromSensors: 1.6, apart: 0.9 } as const;
/** These are shares of a square: the distance from a sensor to its wire, and between wires of successive rows. */
const aside = { least: 0.07, step: 0.045, rows: 4 } as const;

export function wiresOn(plan: Plan): readonly Wire[] {
  const chips = chipPlaces(plan);
  const size: UnitSize = { side: plan.side, registers: chips.length };
  const ends = Array.from({ length: plan.rows * plan.columns }, (_, square) => endsOf(square, plan, chips));
  const placed = Map.groupBy(ends, ({ chip, isAbove }) => `${chip} ${isAbove}`);
  const pinned = [...placed.values()].flatMap((some) => withPins(some, ends, chips, size));
  const channels = Map.groupBy(pinned, ({ chip, isAbove }) => `${chips[chip]?.y.toFixed(3)} ${isAbove}`);
  return [...channels.values()].flatMap((some) => routed(some, chips, size));
}

interface Ends {
  readonly square: number;
  readonly chip: number;
  readonly isAbove: boolean;
  readonly from: Point;
  readonly x: number;
}

interface Pinned extends Ends {
  readonly pin: number;
}

function endsOf(square: number, plan: Plan, chips: readonly Point[]): Ends {
  const from = middleOf(square, plan);
  const chip = Math.floor(square / inputsOfRegister);
  const to = chips[chip] ?? from;
  const isAbove = from.y < to.y;
  const off = (aside.least + (Math.floor(square / plan.columns) % aside.rows) * aside.step) * plan.side;
  return { square, chip, isAbove, from, x: from.x + (isAbove ? off : -off) };
}

/** The inputs follow the columns of their wires, and are shifted where one would lie on another wire. */
function withPins(
  some: readonly Ends[],
  all: readonly Ends[],
  chips: readonly Point[],
  size: UnitSize,
): readonly Pinned[] {
  const sorted = [...some].sort((a, b) => a.x - b.x);
  const middle = chips[some[0]?.chip ?? 0] ?? { x: 0, y: 0 };
  const width = 0.3 * size.side;
  // Wires of one column already have separate places.
  if (sorted.every(({ x }) => Math.abs(x - middle.x) < width)) {
    return sorted.map((end) => ({ ...end, pin: end.x }));
  }
  const pinsMoved = (by: number): readonly number[] =>
    sorted.map((_, at) => inputsAt(middle, size) + by + ((at + 0.5) / sorted.length - 0.5) * width);
  const near = all.filter(({ chip }) => Math.abs((chips[chip]?.y ?? 0) - middle.y) < 1e-6);
  const isClear = (pins: readonly number[]): boolean =>
    pins.every((pin, at) => near.every((end) => end === sorted[at] || Math.abs(end.x - pin) > leastApart));
  const tries = [0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6].map(pinsMoved);
  const pins = tries.find(isClear) ?? pinsMoved(0);
  return sorted.map((end, at) => ({ ...end, pin: pins[at] ?? end.x }));
}

/** Wires closer than this, in millimetres, look like one. */
const leastApart = 0.32;

function routed(wires: readonly Pinned[], chips: readonly Point[], size: UnitSize): readonly Wire[] {
  const longest = [...wires].sort((a, b) => Math.abs(b.x - b.pin) - Math.abs(a.x - a.pin));
  const taken: { readonly from: number; readonly to: number }[][] = [];
  const laneOf = longest.map(({ x, pin }) => {
    const way = { from: Math.min(x, pin) - 0.4, to: Math.max(x, pin) + 0.4 };
    const free = taken.findIndex((some) => some.every(({ from, to }) => to < way.from || way.to < from));
    const lane = free < 0 ? taken.push([]) - 1 : free;
    taken[lane]?.push(way);
    return lane;
  });
  const first = unitHeight(size) / 2 + lanes.clear;
  const room = size.side / 2 - lanes.fromSensors - first;
  const apart = Math.min(lanes.apart, room / Math.max(1, taken.length - 1));
  return longest.map(({ square, chip, isAbove, from, x, pin }, index) => {
    const { y } = chips[chip] ?? from;
    const side = isAbove ? -1 : 1;
    const lane = y + side * (first + (laneOf[index] ?? 0) * apart);
    const edge = y + (side * unitHeight(size)) / 2;
    const turns = [from, { x, y: from.y }, { x, y: lane }, { x: pin, y: lane }, { x: pin, y: edge }];
    return { square, points: turns };
  });
}

const name: Lettering = { font: 'franklin-bold', size: leastText, ink: sheetInk, anchor: 'end' };
const input: Lettering = { ...name, font: 'franklin', anchor: 'start' };

function sensorAt(square: number, plan: Plan): readonly DrawOp[] {
  const { x, y } = middleOf(square, plan);
  const { side, columns, rows } = plan;
  const off = (aside.least + aside.rows * aside.step - 0.02) * side;
  const room = side / 2 - off - 0.4;
  const title = squareName({ column: square % columns, row: Math.floor(square / columns) });
  const style = fitted(name, `M${rows}`, room);
  return [
    filled('ink', circle(x, y, 0.7), sheetInk),
    lettering(title, x - off, y + 0.9, style),
    lettering(inputOf(square).input, x + off, y + 0.9, fitted(input, 'D7', room)),
  ];
}
