/** Label sheets (R1) have slim rulers in any free strip: in margins, between labels or where labels stay white. */
import { pt } from '#shared/kernel/index.ts';
import { textWidth } from '../fonts/index.ts';
import { grown, intersection } from './bounds.ts';
import { asFurniture, lettering, polyline, rectOf, stroked, type Lettering, type Point } from './draw.ts';
import { leastText, printableOf, rulerAcross, rulerLength } from './frame.ts';
import { sheetInk, softInk } from './inks.ts';
import { labelsOf, paperOf } from './labels.ts';
import type { LabelStock } from '../stocks/index.ts';
import type { DrawOp, Rect } from './types.ts';

/** The height includes the figures and the project code below. */
const fullHeight = 6.5;
const clear = 0.2;

const pen = { ink: sheetInk, width: 0.15 } as const;
const text: Lettering = { font: 'franklin', size: leastText, ink: softInk, purpose: 'guide' };
const figures = ['0', '100 mm'] as const;
const gap = 0.7;
const roomFor = (figure: string) => gap + textWidth(text.font, figure, pt(text.size));
const [before, after] = [roomFor(figures[0]), roomFor(figures[1])];

/** A slim ruler has its figures at its ends; the project code follows the horizontal one. */
const slim = { height: 2, down: before + rulerLength + after, across: before + rulerLength + after + 19 };

export function labelRulers(stock: LabelStock, margin: number, blocks: readonly Rect[]): readonly DrawOp[] {
  const printable = printableOf(paperOf(stock), margin);
  const labels = labelsOf(stock);
  const taken = blocks.map((block) => grown(block, clear));
  const find = (width: number, height: number, kept: readonly Rect[]): Rect | undefined =>
    spotsFor(rectOf(0, 0, width, height), printable, [...labels, ...taken]).find((spot) =>
      kept.every((rect) => intersection(spot, rect) === undefined),
    );
  const full = find(rulerLength, fullHeight, labels);
  const across = full ?? find(slim.across, slim.height, labels) ?? find(slim.across, slim.height, taken);
  const crossed = across === undefined ? [] : [grown(across, clear)];
  const down =
    find(slim.height, slim.down, [...labels, ...crossed]) ??
    find(slim.height, slim.down, [...taken, ...crossed]);
  return [
    ...(full === undefined ? [] : rulerAcross(full.x, full.y)),
    ...(across === undefined || across === full ? [] : slimRuler(across, 'across')),
    ...(down === undefined ? [] : slimRuler(down, 'down')),
  ];
}

function spotsFor({ width, height }: Rect, room: Rect, beside: readonly Rect[]): readonly Rect[] {
  const lefts = beside.flatMap((rect) => [rect.x - width, rect.x + rect.width]);
  const tops = beside.flatMap((rect) => [rect.y - height, rect.y + rect.height]);
  const xs = within(room.x, room.x + room.width - width, lefts);
  const ys = within(room.y, room.y + room.height - height, tops);
  return ys.flatMap((y) => xs.map((x) => rectOf(x, y, width, height)));
}

function within(least: number, most: number, others: readonly number[]): readonly number[] {
  if (most < least) return [];
  const inside = others.filter((at) => at > least && at < most).map((at) => Math.round(at * 1e4) / 1e4);
  return [...new Set([(least + most) / 2, least, most, ...inside])];
}

function slimRuler({ x, y, height }: Rect, way: 'across' | 'down'): readonly DrawOp[] {
  const at = (along: number, up: number): Point =>
    way === 'across' ? { x: x + along, y: y + height - up } : { x: x + up, y: y + along };
  const line = stroked('guide', polyline([at(before, 0.1), at(before + rulerLength, 0.1)]), pen);
  const ticks = Array.from({ length: rulerLength + 1 }, (_, mm) =>
    polyline([at(before + mm, 0.1), at(before + mm, mm % 10 === 0 ? 1.7 : mm % 5 === 0 ? 1.3 : 0.8)]),
  );
  const words = figures.map((figure, index) => {
    const { x: left, y: foot } = at(index === 0 ? 0 : before + rulerLength + gap, 0.08);
    return lettering(figure, left, foot, { ...text, ...(way === 'down' ? { turn: 90 } : {}) });
  });
  const ruler = way === 'across' ? asFurniture('slim-ruler', line) : line;
  return [ruler, stroked('guide', ticks.flat(), pen), ...words];
}

export function placeAfterSlimRuler(line: Rect): Point {
  return { x: line.x + line.width + after + 3, y: line.y + line.height };
}
