import { pt } from '#shared/kernel/index.ts';
import { textWidth } from '../../../fonts/index.ts';
import {
  box,
  circle,
  filled,
  lettering,
  rectOf,
  segment,
  stroked,
  type Lettering,
  type Point,
} from '../../../layout/draw.ts';
import { paperWhite, sheetInk } from '../../../layout/inks.ts';
import type { DrawOp } from '../../../layout/types.ts';

const ref: Lettering = { font: 'franklin-bold', size: 7, ink: sheetInk, anchor: 'middle' };
/** The baseline lies this far below the middle of a line of letters. */
const halfLetter = 0.86;
const outline = { ink: sheetInk, width: 0.3 } as const;

/** These are shares of a square for parts side by side; if they do not fit, their names take two lines. */
const beside = { capacitor: 0.23, register: 0.38, network: 0.31 } as const;
const besideWidth = beside.capacitor + beside.register + beside.network;
const stackedWidth = 0.93;
const lineHeight = 2.5;

export interface UnitSize {
  readonly side: number;
  readonly registers: number;
}

export function unitHeight({ side }: UnitSize): number {
  return Math.max(0.3 * side, 2 * lineHeight + 0.6);
}

export function fitted(style: Lettering, widest: string, room: number): Lettering {
  const width = textWidth(style.font, widest, pt(style.size));
  return width <= room ? style : { ...style, size: (style.size * room) / width };
}

export function inputsAt({ x }: Point, size: UnitSize): number {
  return isStacked(size) ? x : x + ((beside.capacitor - beside.network) / 2) * size.side;
}

/** `register` counts from 0; its capacitor and network lie beside it. */
export function unit(register: number, at: Point, size: UnitSize): readonly DrawOp[] {
  const { side, registers } = size;
  const names = refsOf(register);
  const height = unitHeight(size);
  const width = (isStacked(size) ? stackedWidth : besideWidth) * side;
  const rect = rectOf(at.x - width / 2, at.y - height / 2, width, height);
  const frame = [filled('ink', box(rect), paperWhite), stroked('ink', box(rect), outline)];
  if (isStacked(size)) {
    const line = lineHeight / 2;
    const last = refsOf(registers - 1);
    const style = fitted(ref, `${last.capacitor} ${last.network}`, width - 0.6);
    return [
      ...frame,
      lettering(names.register, at.x, at.y - line + halfLetter, style),
      lettering(`${names.capacitor} ${names.network}`, at.x, at.y + line + halfLetter, style),
    ];
  }
  const left = rect.x + beside.capacitor * side;
  const right = left + beside.register * side;
  const wall = (x: number): DrawOp =>
    segment('ink', { x, y: rect.y }, { x, y: rect.y + height }, { ...outline, width: 0.2 });
  const named = (name: string, from: number, to: number): DrawOp =>
    lettering(name, (from + to) / 2, at.y + halfLetter, ref);
  return [
    ...frame,
    wall(left),
    wall(right),
    filled('ink', circle(left + 0.7, at.y, 0.3), sheetInk),
    named(names.capacitor, rect.x, left),
    named(names.register, left, right),
    named(names.network, right, rect.x + width),
  ];
}

function refsOf(register: number) {
  const number = register + 1;
  return { register: `U${number}`, capacitor: `C${number}`, network: `RN${number}` };
}

function isStacked({ side, registers }: UnitSize): boolean {
  const names = refsOf(registers - 1);
  return (['capacitor', 'register', 'network'] as const).some(
    // The register needs space for its pin 1 mark at the left, and as much at the right.
    (part) =>
      textWidth(ref.font, names[part], pt(ref.size)) + (part === 'register' ? 2.4 : 0.5) >
      beside[part] * side,
  );
}

export function block(name: string, { x, y }: Point, height: number): readonly DrawOp[] {
  const rect = rectOf(x - 4, y - height / 2, 8, height);
  return [
    filled('ink', box(rect), paperWhite),
    stroked('ink', box(rect), outline),
    lettering(name, x, y + halfLetter, ref),
  ];
}
