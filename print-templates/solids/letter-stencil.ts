import { ok, refuse, pt, type Result } from '#shared/kernel/index.ts';
import type { Option, OptionValues } from '#shared/options/index.ts';
import type { PieceSet } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { capHeight, glyphBox, missingGlyph } from '../fonts/index.ts';
import type { FontName } from '../layout/types.ts';
import { cubeFont, shared } from '../templates/options.ts';
import type { PrintSet } from '../templates/print-set.ts';
import { toMm } from '../units/index.ts';
import { bedOptions, layOnBeds, sizeText, usableBed } from './bed.ts';
import { shifted, signContours } from './contour.ts';
import { blockBulk, type Piece, type Planned, type SolidProblem, type ShapingTools } from './solid.ts';
import { stencilGuide } from './guides.ts';
import { solidTemplate } from './solid-template.ts';
import { bridgesOf } from './stencil-bridges.ts';
import type { Mesh } from './mesh.ts';

const options = [
  { kind: 'number', name: 'letterHeight', unit: 'mm', min: 5, max: 60, step: 0.5, default: 12 },
  { kind: 'number', name: 'plate', unit: 'mm', min: 0.4, max: 4, step: 0.1, default: 1 },
  { kind: 'number', name: 'bridge', unit: 'mm', min: 0.6, max: 4, step: 0.1, default: 1 },
  { kind: 'toggle', name: 'digits', default: true },
  shared.font,
  ...bedOptions,
] as const satisfies readonly Option[];
type StencilOptions = OptionValues<typeof options>;

export const letterStencil = solidTemplate({
  name: 'letter-stencil',
  from: letteredSet,
  options,
  guide: () => stencilGuide,
  plan: planStencil,
});

function letteredSet({ pieces: set }: PrintSet): PieceSet | undefined {
  return set?.pieces.some(({ letters }) => letters.length > 0) === true ? set : undefined;
}

const space = 5;
const rim = 8;

/** No bridge is wider than this share of the letter height; a wider one would leave little of a 0. */
const widestBridge = 0.3;

interface Cut {
  readonly sign: string;
  readonly x: number;
  readonly y: number;
}

interface Plan {
  readonly width: number;
  readonly depth: number;
  readonly cuts: readonly Cut[];
}

function planStencil(values: StencilOptions, set: PieceSet, t: Translate): Planned {
  const most = Math.floor(widestBridge * values.letterHeight * 10) / 10;
  if (values.bridge > most) {
    return refuse({
      code: 'print/bridge-too-wide',
      bridge: values.bridge,
      height: values.letterHeight,
      most,
    });
  }
  const font = cubeFont(values.font);
  const signs = [...signsOf(set), ...(values.digits ? [...'0123456789'] : [])];
  const missing = signs.find((sign) => missingGlyph(font, sign) !== undefined);
  if (missing !== undefined) return refuse({ code: 'print/missing-glyph', glyph: missing, font });
  const plans = platesOf(signs, font, values);
  if (!plans.ok) return plans;
  const pieces = plans.value.map((plan, index): Piece => {
    const name = t('option:print.solids.letter-stencil.piece', {
      stencil: index + 1,
      stencils: plans.value.length,
    });
    const { width, depth } = plan;
    return {
      name,
      width,
      depth,
      height: values.plate,
      bulk: blockBulk(width, depth, values.plate),
      shape: (shop) => plateShape(plan, font, values, shop),
    };
  });
  return layOnBeds(pieces, values);
}

function signsOf({ pieces, alphabet }: PieceSet): readonly string[] {
  const shown = new Set(pieces.flatMap(({ letters }) => letters));
  return [...alphabet].filter((letter) => shown.has(letter));
}

/** Returns the millimetres per em at which capitals have this height. */
export function emOf(font: FontName, height: number): number {
  const points = pt(1000);
  return (height / capHeight(font, points)) * toMm(points);
}

function platesOf(
  signs: readonly string[],
  font: FontName,
  values: StencilOptions,
): Result<readonly Plan[], SolidProblem> {
  const room = usableBed(values);
  const em = emOf(font, values.letterHeight);
  const boxes = signs.map((sign) => boxOf(font, sign, em));
  const high = Math.max(...boxes.map(({ top }) => top));
  const low = Math.min(...boxes.map(({ bottom }) => bottom));
  const row = high - low + space;
  const widest = Math.max(...boxes.map(({ left, right }) => right - left));
  const least = { width: widest + 2 * rim, depth: high - low + 2 * rim };
  if (least.width > room.width || least.depth > room.depth) {
    return refuse({ code: 'print/bed-too-small', piece: sizeText(least), bed: sizeText(room) });
  }
  const rows: { readonly cuts: Cut[]; end: number }[] = [];
  for (const [index, sign] of signs.entries()) {
    const box = boxes[index];
    if (box === undefined) continue;
    const wide = box.right - box.left;
    let last = rows.at(-1);
    if (last === undefined || last.end + space + wide + rim > room.width) {
      rows.push((last = { cuts: [], end: rim - space }));
    }
    last.cuts.push({ sign, x: last.end + space - box.left, y: 0 });
    last.end += space + wide;
  }
  const most = Math.floor((room.depth - 2 * rim + space) / row);
  const plans = Array.from({ length: Math.ceil(rows.length / most) }, (_, plate): Plan => {
    const own = rows.slice(plate * most, (plate + 1) * most);
    const depth = own.length * row - space + 2 * rim;
    const cuts = own.flatMap((one, at) =>
      one.cuts.map((cut) => ({ ...cut, y: depth - rim - at * row - high })),
    );
    return { width: Math.max(...own.map(({ end }) => end)) + rim, depth, cuts };
  });
  return ok(plans);
}

function boxOf(font: FontName, sign: string, em: number) {
  const share = em / toMm(pt(1000));
  const { left, right, bottom, top } = glyphBox(font, sign, pt(1000));
  return { left: left * share, right: right * share, bottom: bottom * share, top: top * share };
}

function plateShape(
  { width, depth, cuts }: Plan,
  font: FontName,
  { letterHeight, plate, bridge }: StencilOptions,
  { kernel, outlines }: ShapingTools,
): Mesh {
  const em = emOf(font, letterHeight);
  return kernel.making((tools) => {
    const holes = cuts.map(({ sign, x, y }) => {
      // Some fonts draw a 6 as one overlapping stroke; its islands appear once the shape is united.
      const letter = tools.without(shifted(signContours(outlines, font, sign, em), x, y), []);
      return tools.prism(tools.without(letter, bridgesOf(letter, bridge)), -1, plate + 1);
    });
    return tools.difference(tools.block([0, 0, 0], [width, depth, plate]), holes);
  });
}
