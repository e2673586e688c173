/**
 * This file writes DXF of AutoCAD Release 12 (AC1009), which every cutter reads. Millimetres are declared by
 * `$INSUNITS` 4, which is newer than R12 but read by today's programs, by `$MEASUREMENT` 1 and by a comment. The
 * sources are Autodesk's DXF references of AutoCAD R12 and, for `$INSUNITS`, of AutoCAD 2000.
 */
import { glyphBox } from '../../fonts/index.ts';
import { bounds, intersection, isWithin, textStart } from '../../layout/bounds.ts';
import type { Point } from '../../layout/draw.ts';
import { croppedStroke } from '../../layout/cuts/cropped.ts';
import { chordsOf, flattened } from '../../layout/flatten.ts';
import type { DrawOp, Purpose, Rect, Sheet, TextOp } from '../../layout/types.ts';
import { toMm } from '../../units/index.ts';
import { layersFor, roles, type Layer } from '../layers.ts';
import type { GlyphOutlines } from '../svg/outlined-text.ts';

type Spot = readonly [x: number, y: number];

interface Polyline {
  readonly purpose: Purpose;
  readonly spots: readonly Spot[];
  readonly isClosed: boolean;
}

/** Coordinates are millimetres from the lower left corner of the sheet, y up. */
export function sheetToDxf(sheet: Sheet, outlines: GlyphOutlines): string {
  const lines = sheet.ops.flatMap((op) => polylinesOf(op, undefined, outlines));
  const layers = layersFor(lines.map(({ purpose }) => purpose));
  const groups = [
    [999, `Cubewright: ${ascii(sheet.label)}; millimetres`],
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$INSUNITS'],
      [70, 4],
      [9, '$MEASUREMENT'],
      [70, 1],
      [9, '$EXTMIN'],
      [10, 0],
      [20, 0],
      [9, '$EXTMAX'],
      [10, decimals(sheet.width)],
      [20, decimals(sheet.height)],
    ]),
    ...section('TABLES', layerTable(layers)),
    ...section(
      'ENTITIES',
      layers.flatMap(({ role, name }) =>
        lines
          .filter(({ purpose }) => roles[purpose] === role)
          .flatMap((line) => polyline(line, name, sheet.height)),
      ),
    ),
    [0, 'EOF'],
  ];
  return groups.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}\r\n`).join('');
}

type Group = readonly (string | number)[];

function section(name: string, groups: readonly Group[]): readonly Group[] {
  return [[0, 'SECTION'], [2, name], ...groups, [0, 'ENDSEC']];
}

function layerTable(layers: readonly Layer[]): readonly Group[] {
  return [
    [0, 'TABLE'],
    [2, 'LAYER'],
    [70, layers.length],
    ...layers.flatMap(({ name, colourNumber }): readonly Group[] => [
      [0, 'LAYER'],
      [2, name],
      [70, 0],
      [62, colourNumber],
      [6, 'CONTINUOUS'],
    ]),
    [0, 'ENDTAB'],
  ];
}

function polyline({ spots, isClosed }: Polyline, name: string, height: number): readonly Group[] {
  return [
    [0, 'POLYLINE'],
    [8, name],
    [66, 1],
    [70, isClosed ? 1 : 0],
    ...spots.flatMap(([x, y]): readonly Group[] => [
      [0, 'VERTEX'],
      [8, name],
      [10, decimals(x)],
      [20, decimals(height - y)],
    ]),
    [0, 'SEQEND'],
    [8, name],
  ];
}

function decimals(length: number): string {
  return `${Math.round(length * 1e4) / 1e4 + 0}`;
}

/** R12 comments must be ASCII. */
function ascii(text: string): string {
  return text.normalize('NFD').replaceAll(/[^\x20-\x7e]/g, '');
}

/** Machines ignore clip windows, so everything outside one is left out and strokes end at its edge. */
function polylinesOf(op: DrawOp, window: Rect | undefined, outlines: GlyphOutlines): readonly Polyline[] {
  if (op.kind === 'clip') {
    const inner = window === undefined ? op.to : intersection(window, op.to);
    return inner === undefined ? [] : op.ops.flatMap((child) => polylinesOf(child, inner, outlines));
  }
  const { purpose } = op;
  const isCut = window !== undefined && !isWithin(bounds(op), window, 1e-6);
  if (op.kind === 'text') return isCut ? [] : textLines(op, outlines);
  const steps = isCut ? croppedStroke(op.steps, window) : op.steps;
  return flattened(steps).map(({ points, isClosed }) => ({
    purpose,
    spots: points.map(({ x, y }): Spot => [x, y]),
    isClosed,
  }));
}

function textLines(op: TextOp, outlines: GlyphOutlines): readonly Polyline[] {
  const start = textStart(op);
  const angle = ((op.turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const em = toMm(op.size);
  const lines: { spots: Spot[] }[] = [];
  let pen = 0;
  for (const sign of op.text) {
    for (const { mark, points } of outlines(op.font, sign)) {
      const placed = points.map(([x, y]): Spot => {
        const [along, up] = [pen + x * em, y * em];
        return [start.x + along * cos + up * sin, start.y + along * sin - up * cos];
      });
      const last = lines.at(-1)?.spots;
      const [first, second] = placed;
      if (mark === 'M' && first !== undefined) lines.push({ spots: [first] });
      else if (mark === 'L' && first !== undefined) last?.push(first);
      else if (mark === 'Q' && last !== undefined && first !== undefined && second !== undefined) {
        const [a, b, d] = [last.at(-1) ?? first, first, second].map(([x, y]): Point => ({ x, y }));
        if (a === undefined || b === undefined || d === undefined) continue;
        // A quadratic curve equals a cubic one whose control points lie two thirds of the way to its bend.
        const third = (end: Point): Point => ({
          x: end.x + ((b.x - end.x) * 2) / 3,
          y: end.y + ((b.y - end.y) * 2) / 3,
        });
        last.push(...chordsOf(a, third(a), third(d), d).map(({ x, y }): Spot => [x, y]));
      }
    }
    pen += glyphBox(op.font, sign, op.size).advance;
  }
  return lines.map(({ spots }) => ({ purpose: op.purpose, spots, isClosed: true }));
}
