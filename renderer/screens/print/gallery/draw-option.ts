import { opBounds, sheetToSvg, type DrawOp, type Rect, type Sheet } from '#print-templates/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { productNamed, type DrawAsk } from './draw-sheet.ts';

export interface OptionAsk extends DrawAsk {
  readonly option: string;
  readonly values: readonly [unknown, unknown];
}

/** SVG of part of a sheet, of the size `pictureWindow`; undefined where the sheet is missing, as a back. */
export type OptionPicture = string | undefined;

/** In millimetres of the sheet. */
export const pictureWindow = { width: 64, height: 48 } as const;

/** Draws both values where their sheets first differ; empty where they do not. */
export function drawOption(ask: OptionAsk): Result<readonly OptionPicture[], Problem> {
  const product = productNamed(ask)?.product;
  if (product === undefined)
    return refuse({ code: 'print/unknown-product', product: ask.template } as Problem);
  const laid: (readonly Sheet[])[] = [];
  for (const value of ask.values) {
    const parsed = product.parse({ ...ask.options, [ask.option]: value });
    if (!parsed.ok) return parsed;
    const sheets = product.layout(parsed.value);
    if (!sheets.ok) return sheets;
    laid.push(sheets.value.sheets);
  }
  const [one = [], other = []] = laid;
  for (const side of ['front', 'back'] as const) {
    const [a, b] = [one, other].map((sheets) => sheets.filter((sheet) => sheet.side === side));
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

/** The bounds of the first operation that the other sheet lacks, ignoring printing guides. */
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
