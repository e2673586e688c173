import type { Translate } from '#shared/i18n/index.ts';
import type { Size } from '../units/index.ts';
import { asFurniture, box, lettering, polyline, rectOf, stroked, type Lettering } from './draw.ts';
import type { DrawOp, Rect } from './types.ts';
import { guideInk, sheetInk, softInk } from './inks.ts';
import type { LayoutProblem } from './product.ts';

/** Rulers and heading take bands at the edges, pieces go into `live`; the first sheet has a 50 mm square (R1, R2). */
export interface Frame {
  readonly paper: Size;
  readonly printable: Rect;
  readonly live: Rect;
}

export const bands = { header: 6.5, left: 7, bottom: 9 } as const;

export const rulerLength = 100;
export const squareSide = 50;

/** Nothing that has to be read on a sheet is smaller than this many points (R28). */
export const leastText = 7;

/** Lines are drawn along their middle, so half the widest one must stay out of the margin too. */
const halfLine = 0.15;

/** Returns the area for the middles of lines; the printer leaves `margin` millimetres white. */
export function printableOf(paper: Size, margin: number): Rect {
  const edge = margin + halfLine;
  return rectOf(edge, edge, paper.width - 2 * edge, paper.height - 2 * edge);
}

export function frameOf(paper: Size, margin: number): Frame {
  const printable = printableOf(paper, margin);
  const live = rectOf(
    printable.x + bands.left,
    printable.y + bands.header,
    printable.width - bands.left,
    printable.height - bands.header - bands.bottom,
  );
  return { paper, printable, live };
}

export function checkFrame({ live, printable }: Frame): LayoutProblem | undefined {
  const least = { width: rulerLength, height: rulerLength + 2 };
  if (live.width >= least.width && live.height >= least.height) return undefined;
  const needed = {
    width: least.width + bands.left,
    height: least.height + bands.header + bands.bottom,
  };
  return { code: 'print/paper-too-small', needed: sizeText(needed), space: sizeText(printable) };
}

export function sizeText({ width, height }: { readonly width: number; readonly height: number }): string {
  return [width, height].map((length) => `${Math.round(length * 10) / 10}`).join(' x ');
}

/** The horizontal ruler is at the bottom left; the vertical one is below the header, on a back at the right. */
export function rulers(frame: Frame, side: 'front' | 'back' = 'front'): readonly DrawOp[] {
  const { printable, live } = frame;
  const down = side === 'front' ? printable.x + bands.left - 2 : printable.x + printable.width - 0.2;
  return [
    ...rulerAcross(live.x, printable.y + printable.height - bands.bottom + 2.4),
    ...rulerDown(down, live.y + 2),
  ];
}

const rulerPen = { ink: sheetInk, width: 0.15 } as const;
const rulerText: Lettering = {
  font: 'franklin',
  size: leastText,
  ink: softInk,
  anchor: 'middle',
  purpose: 'guide',
};

/** Draws 100 mm to the right of (x, y) with ticks downwards; it is 5.2 mm high with its figures. */
export function rulerAcross(x: number, y: number): readonly DrawOp[] {
  const along = [
    { x, y },
    { x: x + rulerLength, y },
  ];
  const ticks = steps().flatMap((at) =>
    polyline([
      { x: x + at, y },
      { x: x + at, y: y + tick(at) },
    ]),
  );
  return [
    asFurniture('ruler', stroked('guide', polyline(along), rulerPen)),
    stroked('guide', ticks, rulerPen),
    ...[0, 50, 100].map((at) => {
      const anchor = at === 0 ? 'start' : at === 100 ? 'end' : 'middle';
      return lettering(figure(at), x + at, y + 2.8 + 2, { ...rulerText, anchor });
    }),
  ];
}

/** Draws 100 mm downwards from (x, y) with ticks to the left; it is 5 mm wide with its turned figures. */
export function rulerDown(x: number, y: number): readonly DrawOp[] {
  const along = [
    { x, y },
    { x, y: y + rulerLength },
  ];
  const ticks = steps().flatMap((at) =>
    polyline([
      { x, y: y + at },
      { x: x - tick(at), y: y + at },
    ]),
  );
  return [
    stroked('guide', polyline(along), rulerPen),
    stroked('guide', ticks, rulerPen),
    ...[0, 50, 100].map((at) => {
      const anchor = at === 0 ? 'end' : at === 100 ? 'start' : 'middle';
      return lettering(figure(at), x - 2.8 - 0.3, y + at, { ...rulerText, anchor, turn: -90 });
    }),
  ];
}

export const furnitureText: Lettering = {
  font: 'franklin',
  size: leastText,
  ink: softInk,
  anchor: 'middle',
  purpose: 'guide',
};

export function square(x: number, y: number, t: Translate): readonly DrawOp[] {
  const centre = x + squareSide / 2;
  const sides = stroked('guide', box(rectOf(x, y, squareSide, squareSide)), { ink: guideInk, width: 0.2 });
  return [
    asFurniture('square', sides),
    lettering(t('option:print.sheet.square'), centre, y + 23.2, {
      ...furnitureText,
      font: 'franklin-bold',
      size: 8,
    }),
    lettering(t('option:print.sheet.squareCheck'), centre, y + 26.4, furnitureText),
    lettering(t('option:print.sheet.squareCure'), centre, y + 29.35, furnitureText),
  ];
}

function steps(): readonly number[] {
  return Array.from({ length: rulerLength + 1 }, (_, at) => at);
}

function tick(at: number): number {
  return at % 10 === 0 ? 2.8 : at % 5 === 0 ? 2.1 : 1.3;
}

function figure(at: number): string {
  return at === rulerLength ? '100 mm' : `${at}`;
}
