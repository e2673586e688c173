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
  wrapped,
  type Lettering,
  type Point,
} from '../../../layout/draw.ts';
import { leastText, squareSide, type Frame } from '../../../layout/frame.ts';
import { paperWhite, sheetInk, softInk, woodFace, woodRail } from '../../../layout/inks.ts';
import type { DrawOp } from '../../../layout/types.ts';
import { block, fitted, unit } from './board-units.ts';

const largest = 22;
/** Smaller squares have no room for label plates in a readable size. */
const leastForPlates = 13;
/** Smaller squares omit the light, which has the number of its sensor. */
const leastForLights = 11;
const small: Lettering = { font: 'franklin', size: leastText, ink: sheetInk, anchor: 'middle' };
const bold: Lettering = { ...small, font: 'franklin-bold' };
/** A label has this line height in millimetres per point. */
const labelLine = 0.4;

export function planOn({ live }: Frame, { box: { rows, columns } }: Netlist): Plan {
  const room = { width: live.width - squareSide - 20, height: live.height - 12 };
  const side = Math.min(largest, room.width / columns, room.height / rows);
  return { left: live.x + 4, top: live.y + 4, side, rows, columns };
}

/** The plate is seen from below, as for soldering: columns run from right to left. */
export function boardPlan(netlist: Netlist, frame: Frame, t: Translate): readonly DrawOp[] {
  const { rows, columns } = netlist.box;
  const at = planOn(frame, netlist);
  const { side } = at;
  const chips = chipPlaces(at);
  const [bus, nano] = [chips[0]?.y ?? at.top, { x: at.left + columns * side + 7, y: at.top + 9 }];
  const squares = Array.from({ length: rows * columns }, (_, index) => index);
  const keys = ['below', 'names', 'bus', 'rails', 'network', 'resistors'] as const;
  const ofLights = side < leastForLights ? (['supply', 'lights'] as const) : (['supply'] as const);
  const words = [...keys, ...(netlist.box.hasLights ? ofLights : [])];
  return [
    ...squares.flatMap((square) => ground(square, at)),
    stroked('ink', polyline([nano, { x: nano.x, y: bus }, ...chips]), { ink: woodRail, width: 1 }),
    ...chips.flatMap((place, register) => unit(register, place, { side, registers: chips.length })),
    ...squares.flatMap((square) => squareLabel(square, at, netlist.box.hasLights)),
    ...besidePlate(nano, netlist.box.hasLights),
    ...sentencesBeside(
      frame,
      words.map((key) => t(`option:print.box.board.${key}`)),
    ),
  ];
}

export function sentencesBeside({ live }: Frame, sentences: readonly string[]): readonly DrawOp[] {
  const lines = sentences.flatMap((sentence) => [...wrapped(sentence, small, squareSide), '']);
  return lines.flatMap((line, index) =>
    line === ''
      ? []
      : [
          lettering(line, live.x + live.width - squareSide, live.y + 7 + index * 3, {
            ...small,
            anchor: 'start',
          }),
        ],
  );
}

export interface Plan {
  readonly left: number;
  readonly top: number;
  readonly side: number;
  readonly rows: number;
  readonly columns: number;
}

export function middleOf(square: number, { left, top, side, columns }: Plan): Point {
  const column = columns - 1 - (square % columns);
  return { x: left + (column + 0.5) * side, y: top + (Math.floor(square / columns) + 0.5) * side };
}

export function ground(square: number, plan: Plan): readonly DrawOp[] {
  const { x, y } = middleOf(square, plan);
  const { side } = plan;
  const rect = rectOf(x - side / 2, y - side / 2, side, side);
  const isShaded = Math.floor(square / inputsOfRegister) % 2 === 0;
  return [
    ...(isShaded ? [filled('ink', box(rect), woodFace)] : []),
    stroked('ink', box(rect), { ink: softInk, width: 0.1 }),
  ];
}

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

function besidePlate({ x, y }: Point, hasLights: boolean): readonly DrawOp[] {
  return [
    ...block('A1', { x, y }, 18),
    ...['R1', 'R2', ...(hasLights ? ['R3'] : [])].flatMap((ref, at) =>
      block(ref, { x, y: y + 12 + at * 4 }, 3.2),
    ),
    ...(hasLights ? [...block('J1', { x, y: y + 35 }, 18), ...block('CB1', { x, y: y + 47 }, 3.2)] : []),
  ];
}

function squareLabel(square: number, plan: Plan, hasLights: boolean): readonly DrawOp[] {
  const { x, y } = middleOf(square, plan);
  const { columns, side } = plan;
  const { register, input } = inputOf(square);
  const name = squareName({ column: square % columns, row: Math.floor(square / columns) });
  const sensor = sensorOf(square);
  const parts = hasLights ? `${sensor} L${square + 1}` : sensor;
  const goesTo = `${register}.${input}`;
  const lines = side < leastForLights ? [`${name} ${sensor}`, goesTo] : [name, parts, goesTo];
  const widest = side < leastForLights ? longestLabel(plan) : longestLine(plan, hasLights);
  const style = fitted(small, widest, 0.9 * side);
  const step = style.size * labelLine;
  const top = y - (lines.length * step) / 2;
  const wide = Math.max(...lines.map((line) => textWidth(style.font, line, pt(style.size)))) + 1.2;
  const plate = rectOf(x - wide / 2, top - 0.2, wide, lines.length * step + 0.4);
  return [
    ...(side >= leastForPlates
      ? [filled('ink', box(plate), paperWhite), stroked('ink', box(plate), { ink: softInk, width: 0.1 })]
      : []),
    ...lines.map((line, at) =>
      lettering(
        line,
        x,
        top + (at + 0.78) * step,
        at === 0 && lines.length > 2 ? { ...style, font: bold.font } : style,
      ),
    ),
  ];
}

/** No column letter, A to U, is wider than M, so this is about the longest label. */
function longestLabel({ rows, columns }: Plan): string {
  return `M${rows} ${sensorOf(rows * columns - 1)}`;
}

function longestLine({ rows, columns }: Plan, hasLights: boolean): string {
  const count = rows * columns;
  return hasLights ? `${sensorOf(count - 1)} L${count}` : `U${Math.ceil(count / inputsOfRegister)}.D7`;
}
