import {
  opBounds,
  openProject,
  sheetToSvg,
  type DrawOp,
  type Rect,
  type Sheet,
} from '#print-templates/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import type { DrawRequest } from './draw-sheet.ts';

export interface OptionRequest extends DrawRequest {
  readonly option: string;
  readonly values: readonly [unknown, unknown];
}

/** This is part of a sheet as SVG, of the size `pictureWindow`; undefined where the sheet, as a back, is missing. */
export type OptionPicture = string | undefined;

/** The size is in millimetres of the sheet. */
export const pictureWindow = { width: 64, height: 48 } as const;

/** Draws both values where their sheets first differ. The list is empty if they do not differ. */
export function drawOption(ask: OptionRequest): Result<readonly OptionPicture[], Problem> {
  const [first, second] = ask.values.map((value) => ({ ...ask.options, [ask.option]: value }));
  const opened = openProject(ask.template, ask.set, first ?? ask.options, ask.setText);
  if (!opened.ok) return opened;
  const { product, options } = opened.value;
  const otherOptions = product.parse(second);
  if (!otherOptions.ok) return otherOptions;
  const one = product.layout(options);
  if (!one.ok) return one;
  const other = product.layout(otherOptions.value);
  if (!other.ok) return other;
  const laid = [one.value.sheets, other.value.sheets];
  for (const side of ['front', 'back'] as const) {
    const [a, b] = laid.map((sheets) => sheets.filter((sheet) => sheet.side === side));
    const found = firstDifference(a ?? [], b ?? []);
    if (found !== undefined) return ok(found);
  }
  return ok([]);
}

function firstDifference(
  one: readonly Sheet[],
  other: readonly Sheet[],
): readonly OptionPicture[] | undefined {
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    const [a, b] = [one[at], other[at]];
    const place = placeOf(b, a) ?? placeOf(a, b);
    if (place !== undefined) return [a, b].map((sheet) => sheet && pieceOf(sheet, place));
  }
  return undefined;
}

function placeOf(sheet: Sheet | undefined, other: Sheet | undefined): Rect | undefined {
  if (sheet === undefined) return undefined;
  const known = new Set(other === undefined ? [] : drawn(other).map((op) => JSON.stringify(op)));
  const fresh = drawn(sheet).find((op) => op.purpose !== 'guide' && !known.has(JSON.stringify(op)));
  return fresh && opBounds(fresh);
}

type Leaf = Exclude<DrawOp, { kind: 'clip' }>;

function drawn({ ops, project }: Sheet): readonly Leaf[] {
  const code = ops.findIndex((op) => op.kind === 'text' && op.text === project);
  return (code < 0 ? ops : ops.slice(0, code)).flatMap(leavesOf);
}

function leavesOf(op: DrawOp): readonly Leaf[] {
  return op.kind === 'clip' ? op.ops.flatMap(leavesOf) : [op];
}

function pieceOf(sheet: Sheet, { x, y, width, height }: Rect): string {
  const left = within(x + width / 2 - pictureWindow.width / 2, sheet.width - pictureWindow.width);
  const top = within(y + height / 2 - pictureWindow.height / 2, sheet.height - pictureWindow.height);
  const view = `${left.toFixed(2)} ${top.toFixed(2)} ${pictureWindow.width} ${pictureWindow.height}`;
  const size = `width="${pictureWindow.width}mm" height="${pictureWindow.height}mm"`;
  return sheetToSvg(sheet).replace(
    /width="[^"]*" height="[^"]*" viewBox="[^"]*"/,
    `${size} viewBox="${view}"`,
  );
}

function within(from: number, most: number): number {
  return Math.max(0, Math.min(most, from));
}
