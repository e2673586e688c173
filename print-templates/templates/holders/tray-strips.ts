import type { Translate } from '#shared/i18n/index.ts';
import { lettering, polygon, stroked } from '../../layout/draw.ts';
import { stripsFor, type Divider } from '../../layout/dividers.ts';
import { fromFront } from '../../layout/guide/picture.ts';
import { cutWidths, sheetInk, softInk, type InkMode } from '../../layout/inks.ts';
import type { Part } from '../../layout/part-sheets.ts';
import type { Field } from './tray-art.ts';
import type { Vector, GuideStep } from '../../layout/types.ts';
import type { LayoutProblem } from '../../layout/product.ts';

/** One compartment leaves a folded tray undivided. Strips stand between squares, in the air between pieces. */
const folded = { option: 'trayForm', is: 'folded' } as const;
const compartments = { kind: 'number', when: folded, min: 1, max: 30, step: 1, default: 1 } as const;
export const stripOptions = [
  { ...compartments, name: 'stripsAcross' },
  { ...compartments, name: 'stripsDown' },
] as const;

interface StripValues {
  readonly stripsAcross: number;
  readonly stripsDown: number;
}

export function stripMisfit(
  { stripsAcross, stripsDown }: StripValues,
  { columns, rows }: Pick<Field, 'columns' | 'rows'>,
  air: number,
  thickness: number,
): LayoutProblem | undefined {
  const over = [
    { option: 'stripsAcross', wanted: stripsAcross, most: columns },
    { option: 'stripsDown', wanted: stripsDown, most: rows },
  ].find(({ wanted, most }) => wanted > most);
  if (over !== undefined) {
    return {
      code: 'print/bad-option',
      option: over.option,
      expected: { phrase: 'oneForEach', most: over.most },
    };
  }
  const isDivided = stripsAcross > 1 || stripsDown > 1;
  if (!isDivided || air >= thickness) return undefined;
  return {
    code: 'print/bad-option',
    option: 'trayAir',
    expected: { phrase: 'stripRoom', least: thickness, most: 10 },
  };
}

export function trayStrips(
  { stripsAcross, stripsDown }: StripValues,
  field: Field,
  height: number,
  thickness: number,
): readonly Divider[] {
  const lines = (squares: number, parts: number) =>
    Array.from({ length: parts - 1 }, (_, index) => Math.round(((index + 1) * squares) / parts) * field.side);
  return stripsFor({
    width: field.columns * field.side,
    depth: field.rows * field.side,
    height,
    along: lines(field.columns, stripsAcross),
    across: lines(field.rows, stripsDown),
    thickness,
  });
}

export function stripPart({ way, outline, height }: Divider, ink: InkMode, t: Translate): Part {
  const width = Math.max(...outline.map(({ x }) => x));
  const name = t(`option:print.holders.panel.${way}`);
  const middle = (way === 'across' ? 0.75 : 0.25) * height;
  return {
    width,
    height,
    name,
    ops: [
      stroked('cut', polygon(outline), { ink: sheetInk, width: cutWidths[ink] }),
      lettering(name, width / 2, middle + 0.9, {
        font: 'franklin',
        size: 7,
        ink: softInk,
        anchor: 'middle',
        purpose: 'guide',
      }),
    ],
  };
}

export function stripsGuide(strips: readonly Divider[], t: Translate): readonly GuideStep[] {
  if (strips.length === 0) return [];
  const faces = strips.map(({ way, outline, at, height }) =>
    outline.map(({ x, y }): Vector => (way === 'across' ? [x, at, height - y] : [at, x, height - y])),
  );
  const caption = t('option:print.holders.stripsHow');
  return [{ scene: { faces, marks: [], arrows: [] }, view: fromFront, caption }];
}
