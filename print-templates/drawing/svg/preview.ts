import { textStart } from '../../layout/bounds.ts';
import type { DrawOp, FontName, Rect, Sheet, TextOp } from '../../layout/types.ts';
import { toMm } from '../../units/index.ts';
import { escape, number, paint, pathData } from './markup.ts';

const faces: Readonly<Record<FontName, { readonly family: string; readonly weight: number }>> = {
  'besley-bold': { family: 'Besley Variable', weight: 700 },
  'besley-semibold': { family: 'Besley Variable', weight: 600 },
  franklin: { family: 'Libre Franklin Variable', weight: 400 },
  'franklin-semibold': { family: 'Libre Franklin Variable', weight: 600 },
  'franklin-bold': { family: 'Libre Franklin Variable', weight: 700 },
  'atkinson-bold': { family: 'Atkinson Hyperlegible Next Variable', weight: 700 },
  'bitter-bold': { family: 'Bitter Variable', weight: 700 },
};

/** Text starts where the PDF starts it, without kerning or ligatures; the screen must have the fonts. */
export function sheetToSvg(sheet: Sheet): string {
  const { width, height } = sheet;
  const size = `width="${number(width)}mm" height="${number(height)}mm" viewBox="0 0 ${number(width)} ${number(height)}"`;
  const rendering = 'text-rendering="geometricPrecision"';
  const style = 'font-kerning:none;font-variant-ligatures:none;white-space:pre';
  const paper = `<rect width="${number(width)}" height="${number(height)}" fill="#FFFFFF"/>`;
  const body = sheet.ops.map(draw).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${rendering} style="${style}">${paper}${body}</svg>`;
}

function draw(op: DrawOp): string {
  switch (op.kind) {
    case 'path':
      return `<path d="${pathData(op.steps)}" ${paint(op)}/>`;
    case 'text':
      return drawText(op);
    case 'clip':
      // A nested svg clips without an id, so that several sheets may share a page.
      return `<svg ${viewport(op.to)}>${op.ops.map(draw).join('')}</svg>`;
  }
}

function drawText(op: TextOp): string {
  const { family, weight } = faces[op.font];
  const { x, y } = textStart(op);
  const turn =
    op.turn === undefined ? '' : ` transform="rotate(${number(op.turn)} ${number(x)} ${number(y)})"`;
  const look =
    op.outline === undefined
      ? ` fill="${op.ink}"`
      : ` fill="none" stroke="${op.ink}" stroke-width="${number(op.outline)}"`;
  const font = `font-family="${family}" font-weight="${weight}" font-size="${number(toMm(op.size))}"`;
  return `<text x="${number(x)}" y="${number(y)}" ${font}${look}${turn}>${escape(op.text)}</text>`;
}

function viewport({ x, y, width, height }: Rect): string {
  const box = [x, y, width, height].map(number);
  return `x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" viewBox="${box.join(' ')}"`;
}
