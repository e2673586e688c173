import type { Translate } from '#shared/i18n/index.ts';
import { mm, type Result } from '#shared/kernel/index.ts';
import { faultySquares, findingSentences, type SensorFindings } from '#shared/sensor-check/index.ts';
import { columnName } from '#shared/pieces/index.ts';
import { box, filled, lettering, rectOf, segment, stroked, wrapped, type Lettering } from '../layout/draw.ts';
import { sheetInk, softInk, woodRail } from '../layout/inks.ts';
import { checkedSheetSet } from '../layout/sheet-set.ts';
import type { DrawOp, SheetSet } from '../layout/types.ts';
import { papers, toPt } from '../units/index.ts';
import type { LayoutProblem } from '../layout/product.ts';

export interface SensorReport {
  readonly serialNumber: string;
  readonly firmware: string;
  readonly rows: number;
  readonly columns: number;
  readonly when: string;
  readonly findings: SensorFindings;
}

const margin = 18;
const lineHeight = 5.4;
const room = { width: papers.a4.width - 2 * margin - 6, height: 150 };
const leastHeight = 100;
const largestSquare = 14;

const text: Lettering = { font: 'franklin', size: 10, ink: sheetInk };
const strong: Lettering = { font: 'franklin-semibold', size: 10, ink: sheetInk };
const soft: Lettering = { font: 'franklin', size: 9, ink: softInk };

export function sensorReport(report: SensorReport, t: Translate): Result<SheetSet, LayoutProblem> {
  const { columns, findings } = report;
  const name = (square: number) => `${columnName(square % columns)}${Math.floor(square / columns) + 1}`;
  const found = findingSentences(t, findings, name);
  const figures = [
    ...(findings.supplyMv === undefined
      ? []
      : [t('box:check.supplyIs', { volts: (findings.supplyMv / 1000).toFixed(2) })]),
    t('box:check.scanIs', { ms: (findings.longestScanUs / 1000).toFixed(1) }),
  ];
  const title = t('box:report.title');
  const paragraphs: readonly (readonly [string, Lettering])[] = [
    [t('box:report.of', { ...report }), soft],
    [t('box:report.when', { when: report.when }), soft],
    ...(found.length === 0 ? [t('box:check.sound')] : found).map((one) => [one, strong] as const),
    [t(findings.stuck === undefined ? 'box:report.notByHand' : 'box:report.byHand'), text],
    [figures.join(' · '), soft],
    [t('box:report.legend'), soft],
  ];
  const lines = paragraphs.flatMap(([words, style]) =>
    wrapped(words, style, papers.a4.width - 2 * margin).map((line) => [line, style] as const),
  );
  const page = (ops: readonly DrawOp[]) => ({ label: title, side: 'front' as const, ...papers.a4, ops });
  const words: readonly DrawOp[] = [
    lettering(title, margin, margin + 6, { font: 'besley-semibold', size: 20, ink: sheetInk }),
    ...lines.map(([line, style], index) => lettering(line, margin, margin + 15 + index * lineHeight, style)),
  ];
  const below = margin + 12 + lines.length * lineHeight + 8;
  const left = papers.a4.height - margin - below;
  // Where much is wrong, the squares have a page of their own, so that their figures can be read.
  const pages =
    left < leastHeight
      ? [page(words), page(picture(report, pictureIn(report, margin + 12, room.height)))]
      : [page([...words, ...picture(report, pictureIn(report, below, Math.min(room.height, left)))])];
  return checkedSheetSet(title, 'none', pages, 1);
}

interface PicturePlace {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

function pictureIn({ rows, columns }: SensorReport, y: number, height: number): PicturePlace {
  return { x: margin + 6, y, side: Math.min(largestSquare, room.width / columns, height / rows) };
}

function picture({ rows, columns, findings }: SensorReport, { x, y, side }: PicturePlace): readonly DrawOp[] {
  const faulty = new Set(faultySquares(findings));
  const label: Lettering = {
    font: 'franklin',
    size: Math.min(8, toPt(mm(side)) * 0.3),
    ink: sheetInk,
    anchor: 'middle',
  };
  const squares = Array.from({ length: rows * columns }, (_, square) => {
    const [left, top] = [x + (square % columns) * side, y + Math.floor(square / columns) * side];
    const level = findings.levels?.[square];
    const bar = level === undefined ? 0 : (side * 0.5 * level) / 255;
    return [
      ...(bar === 0 ? [] : [filled('ink', box(rectOf(left, top + side - bar, side, bar)), woodRail)]),
      stroked('ink', box(rectOf(left, top, side, side)), { ink: softInk, width: 0.15 }),
      ...(level === undefined ? [] : [lettering(String(level), left + side / 2, top + side * 0.38, label)]),
      ...(faulty.has(square) ? cross(left, top + side / 2, side, side / 2) : []),
    ];
  });
  const names: Lettering = { font: 'franklin-semibold', size: 8, ink: sheetInk, anchor: 'middle' };
  return [
    ...Array.from({ length: columns }, (_, column) =>
      lettering(columnName(column), x + (column + 0.5) * side, y - 1.5, names),
    ),
    ...Array.from({ length: rows }, (_, row) =>
      lettering(String(row + 1), x - 3, y + (row + 0.62) * side, names),
    ),
    ...squares.flat(),
  ];
}

function cross(x: number, y: number, width: number, height: number): readonly DrawOp[] {
  const pen = { ink: sheetInk, width: 0.5 };
  return [
    segment('ink', { x, y }, { x: x + width, y: y + height }, pen),
    segment('ink', { x: x + width, y }, { x, y: y + height }, pen),
  ];
}
