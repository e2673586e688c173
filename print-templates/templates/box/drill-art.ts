import { sensorHeight, sensorPlaces, type SensorKind } from '#firmware-protocol/wiring/index.ts';
import { squareName } from '#shared/pieces/index.ts';
import {
  box,
  circle,
  filled,
  lettering,
  move,
  line,
  rectOf,
  segment,
  stroked,
  type Pen,
  type Point,
} from '../../layout/draw.ts';
import { leastText } from '../../layout/frame.ts';
import { felt, feltInk, feltLine, feltTint, sheetInk, type InkMode } from '../../layout/inks.ts';
import type { LayoutProblem } from '../../layout/product.ts';
import type { DrawOp, PathStep } from '../../layout/types.ts';
import { shared, paperOptions } from '../options.ts';
import type { OptionValues } from '#shared/options/index.ts';

export const boxOptions = {
  rows: { kind: 'number', name: 'rows', min: 1, max: 21, step: 1, default: 9 },
  columns: { kind: 'number', name: 'columns', min: 1, max: 21, step: 1, default: 12 },
  pitch: { kind: 'number', name: 'pitch', unit: 'mm', min: 10, max: 60, step: 0.5, default: 25 },
  sensor: { kind: 'choice', name: 'sensor', choices: ['hall', 'reed'], default: 'hall' },
  lights: { kind: 'toggle', name: 'lights', default: true },
  edge: shared.edge,
} as const;

export const drillingOptions = [
  boxOptions.rows,
  boxOptions.columns,
  boxOptions.edge,
  boxOptions.pitch,
  boxOptions.sensor,
  boxOptions.lights,
  ...paperOptions,
  shared.overlap,
] as const;
export type DrillingOptions = OptionValues<typeof drillingOptions>;

export interface DrillSpec {
  readonly rows: number;
  readonly columns: number;
  readonly pitch: number;
  readonly edge: number;
  readonly sensor: SensorKind;
  readonly lights: boolean;
  readonly ink: InkMode;
}

export const rim = 8;

export const holes = { hall: 6, light: 3, slotLength: 17, slotWidth: 3 } as const;

/** Returns the shift from the middle of a square to its sensor, the same to the right and downwards. */
export function sensorShift({ sensor, edge }: Pick<DrillSpec, 'sensor' | 'edge'>): number {
  return sensorPlaces[sensor].offset * sensorHeight(sensor, edge) * Math.SQRT1_2;
}

/** Squares have room for the dice, and for a light beside each where there are any. */
export function pitchProblem({
  edge,
  pitch,
  lights,
}: Pick<DrillSpec, 'edge' | 'pitch' | 'lights'>): LayoutProblem | undefined {
  const min = edge + (lights ? 8 : 1);
  if (pitch >= min) return undefined;
  const expected = { phrase: 'range.measure', min, max: boxOptions.pitch.max, unit: 'mm' } as const;
  return { code: 'print/bad-option', option: boxOptions.pitch.name, expected };
}

/** The outer corner of the plate is (0, 0), seen from above. */
export function drillArt(spec: DrillSpec): readonly DrawOp[] {
  const { rows, columns, pitch, ink } = spec;
  const plate = rectOf(0, 0, columns * pitch + 2 * rim, rows * pitch + 2 * rim);
  const pen = penOf(ink);
  const grid = { ...pen, ink: ink === 'full' ? feltLine : feltInk, width: ink === 'full' ? 0.2 : 0.06 };
  const squares = Array.from({ length: rows * columns }, (_, square) => square);
  return [
    ...(ink === 'full' ? [filled('ink', box(plate), felt)] : []),
    ...Array.from({ length: columns + 1 }, (_, at) => rim + at * pitch).map((x) =>
      segment('ink', { x, y: rim }, { x, y: rim + rows * pitch }, grid),
    ),
    ...Array.from({ length: rows + 1 }, (_, at) => rim + at * pitch).map((y) =>
      segment('ink', { x: rim, y }, { x: rim + columns * pitch, y }, grid),
    ),
    ...squares.flatMap((square) => squareArt(square, spec)),
    stroked('cut', box(plate), pen),
  ];
}

function penOf(ink: InkMode): Pen {
  return { ink: sheetInk, width: ink === 'outline' ? 0.1 : 0.2 };
}

function squareArt(square: number, spec: DrillSpec): readonly DrawOp[] {
  const { columns, pitch, edge, ink } = spec;
  const [column, row] = [square % columns, Math.floor(square / columns)];
  const middle = { x: rim + (column + 0.5) * pitch, y: rim + (row + 0.5) * pitch };
  const die = rectOf(middle.x - edge / 2, middle.y - edge / 2, edge, edge);
  const style = { font: 'franklin-semibold', size: leastText, ink: feltInk } as const;
  return [
    ...(ink === 'full' ? [filled('ink', box(die), feltTint)] : []),
    stroked('guide', box(die), { ink: feltInk, width: 0.12, dash: [1, 0.8] }),
    lettering(squareName({ column, row }), die.x + 0.8, die.y + die.height - 0.9, style),
    ...sensorArt(middle, spec),
    ...(spec.lights ? drilled(lightPlace(middle, spec), holes.light, ink) : []),
  ];
}

export function lightPlace(middle: Point, { edge, pitch }: Pick<DrillSpec, 'edge' | 'pitch'>): Point {
  return { x: middle.x, y: middle.y - edge / 2 - (pitch - edge) / 4 };
}

export function sensorArt(
  middle: Point,
  spec: Pick<DrillSpec, 'sensor' | 'edge' | 'ink'>,
): readonly DrawOp[] {
  const shift = sensorShift(spec);
  const at = { x: middle.x + shift, y: middle.y + shift };
  if (spec.sensor === 'hall') return drilled(at, holes.hall, spec.ink);
  return [stroked('cut', slot(at), penOf(spec.ink)), ...cross(at, spec.ink)];
}

function drilled(at: Point, diameter: number, ink: InkMode): readonly DrawOp[] {
  return [stroked('cut', circle(at.x, at.y, diameter / 2), penOf(ink)), ...cross(at, ink)];
}

const armOfCross = 1.2;

function cross({ x, y }: Point, ink: InkMode): readonly DrawOp[] {
  const steps = [
    move(x - armOfCross, y),
    line(x + armOfCross, y),
    move(x, y - armOfCross),
    line(x, y + armOfCross),
  ];
  return [stroked('guide', steps, { ...penOf(ink), width: 0.1 })];
}

function slot(middle: Point): readonly PathStep[] {
  const [first = middle, ...others] = slotCorners(middle);
  return [move(first.x, first.y), ...others.map(({ x, y }) => line(x, y)), { to: 'close' }];
}

/** The slot has square ends and lies along the diagonal to the lower right. */
export function slotCorners({ x, y }: Point): readonly Point[] {
  const along = (holes.slotLength / 2) * Math.SQRT1_2;
  const across = (holes.slotWidth / 2) * Math.SQRT1_2;
  return [
    { x: x - along + across, y: y - along - across },
    { x: x + along + across, y: y + along - across },
    { x: x + along - across, y: y + along + across },
    { x: x - along - across, y: y - along + across },
  ];
}
