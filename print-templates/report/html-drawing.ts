import { glyphBox } from '../fonts/index.ts';
import { textStart } from '../layout/bounds.ts';
import { sheetInk, softInk } from '../layout/inks.ts';
import type { DrawOp, TextOp } from '../layout/types.ts';
import { escape, paint, pathData } from '../drawing/svg/markup.ts';
import type { GlyphOutlines } from '../drawing/svg/outlined-text.ts';
import { toMm } from '../units/index.ts';

/** Drawings of one page share their glyphs and grounds, so that a page of many boards stays small. */
export interface SharedDrawings {
  /** `words` is what is said in place of the drawing. */
  svg(size: { readonly width: number; readonly height: number }, words: string, parts: SvgParts): string;
  /** A small drawing that says nothing of its own. */
  mark(size: number, ops: readonly DrawOp[]): string;
  /** Everything shared, to stand once on the page. */
  defs(): string;
}

interface SvgParts {
  readonly shared?: readonly DrawOp[];
  readonly own: readonly DrawOp[];
  /** The inks of text follow the page, which may be dark. */
  readonly isThemed?: true;
}

export function sharedDrawings(outlines: GlyphOutlines): SharedDrawings {
  const known = new Map<string, string>();
  const share = (markup: string): string => {
    const id = known.get(markup) ?? `d${known.size}`;
    known.set(markup, id);
    return id;
  };

  function draw(op: DrawOp): string {
    if (op.kind === 'path') return `<path d="${pathData(op.steps)}" ${paint(op)}/>`;
    if (op.kind === 'text') return drawText(op);
    const { x, y, width, height } = op.to;
    const box = [x, y, width, height].map(short);
    const at = `x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}"`;
    return `<svg ${at} viewBox="${box.join(' ')}">${op.ops.map(draw).join('')}</svg>`;
  }

  /** Letters are outlines, so that they look alike on every computer and no font is loaded. */
  function drawText(op: TextOp): string {
    const start = textStart(op);
    const em = toMm(op.size);
    let pen = 0;
    let drawn = '';
    for (const sign of op.text) {
      const data = outlines(op.font, sign)
        .map(({ mark, points }) => mark + points.map(([x, y]) => `${short(x)} ${short(-y)}`).join(' '))
        .join('');
      if (data !== '') {
        const id = share(`<path id="?" d="${data}"/>`);
        drawn += `<use href="#${id}" transform="translate(${short(start.x + pen)} ${short(start.y)}) scale(${short(em)})"/>`;
      }
      pen += glyphBox(op.font, sign, op.size).advance;
    }
    const turn =
      op.turn === undefined
        ? ''
        : ` transform="rotate(${short(op.turn)} ${short(start.x)} ${short(start.y)})"`;
    return `<g fill="${op.ink}"${turn}>${drawn}</g>`;
  }

  return {
    svg({ width, height }, words, { shared = [], own, isThemed }) {
      const ground =
        shared.length === 0 ? '' : `<use href="#${share(`<g id="?">${shared.map(draw).join('')}</g>`)}"/>`;
      const drawn = own.map(draw).join('');
      const body = isThemed === true ? themed(drawn) : drawn;
      const box = `viewBox="0 0 ${short(width)} ${short(height)}"`;
      return `<svg ${box} role="img" aria-label="${attribute(words)}">${ground}${body}</svg>`;
    },
    mark: (size, ops) =>
      `<svg class="mark" viewBox="0 0 ${size} ${size}" aria-hidden="true">${themed(ops.map(draw).join(''))}</svg>`,
    defs() {
      const all = [...known].map(([markup, id]) => markup.replace('id="?"', `id="${id}"`));
      return `<svg class="shared" aria-hidden="true"><defs>${all.join('')}</defs></svg>`;
    },
  };
}

function themed(markup: string): string {
  return markup
    .replaceAll(`"${sheetInk}"`, '"currentColor"')
    .replaceAll(`"${softInk}"`, '"currentColor"')
    .replaceAll('"#FFFFFF"', '"var(--page)"');
}

function short(value: number): string {
  return `${Math.round(value * 1000) / 1000}`;
}

export function attribute(text: string): string {
  return escape(text).replaceAll('"', '&quot;');
}
