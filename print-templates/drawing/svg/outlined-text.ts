import { glyphBox } from '../../fonts/index.ts';
import { textStart } from '../../layout/bounds.ts';
import type { FontName, TextOp } from '../../layout/types.ts';
import { toMm } from '../../units/index.ts';

/** `mark` is the letter in path data; points are in em from the pen, y up. */
export interface OutlineStep {
  readonly mark: 'M' | 'L' | 'Q' | 'Z';
  readonly points: readonly (readonly [number, number])[];
}

export type GlyphOutlines = (font: FontName, sign: string) => readonly OutlineStep[];

/** The pen advances by the widths of layout and PDF; rounded, relative points halve the length of a sheet. */
export function outlinedText(op: TextOp, outlines: GlyphOutlines): string {
  const start = textStart(op);
  const angle = ((op.turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const em = toMm(op.size);
  let pen = 0;
  let begin: Microns = [0, 0];
  let at: Microns = [0, 0];
  let data = '';
  for (const sign of op.text) {
    for (const { mark, points } of outlines(op.font, sign)) {
      const placed = points.map(([x, y]): Microns => {
        const [along, up] = [pen + x * em, y * em];
        return [microns(start.x + along * cos + up * sin), microns(start.y + along * sin - up * cos)];
      });
      data += mark.toLowerCase() + placed.map((point) => step(at, point)).join(' ');
      at = mark === 'Z' ? begin : (placed.at(-1) ?? at);
      if (mark === 'M') begin = at;
    }
    pen += glyphBox(op.font, sign, op.size).advance;
  }
  return data;
}

type Microns = readonly [number, number];

function microns(length: number): number {
  return Math.round(length * 1e3);
}

function step(from: Microns, to: Microns): string {
  return `${short(to[0] - from[0])} ${short(to[1] - from[1])}`;
}

function short(length: number): string {
  const whole = `${length / 1e3}`;
  if (whole.startsWith('0.')) return whole.slice(1);
  return whole.startsWith('-0.') ? `-${whole.slice(2)}` : whole;
}
