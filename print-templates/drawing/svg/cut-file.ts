import { bounds, intersection, isWithin } from '../../layout/bounds.ts';
import type { DrawOp, PathOp, Rect, Sheet, TextOp } from '../../layout/types.ts';
import { croppedStroke } from '../../layout/cuts/cropped.ts';
import type { CutLines } from '#shared/printers/index.ts';
import { isForMachines, layersFor, lineWidths, roles, type Layer } from '../layers.ts';
import { escape, number, paint, pathData } from './markup.ts';
import { outlinedText, type GlyphOutlines } from './outlined-text.ts';

interface Leaf {
  readonly op: PathOp | TextOp;
  readonly window: Rect | undefined;
}

/**
 * Writes true-size SVG with a named layer per role, but no paper, which a machine would take for a shape. Inkscape shows
 * `beds` as pages, and other programs leave them out.
 */
export function sheetToCutFile(
  sheet: Sheet,
  outlines: GlyphOutlines,
  lines: CutLines = 'hairline',
  beds: readonly Rect[] = [],
): string {
  const [width, height] = [number(sheet.width), number(sheet.height)];
  const leaves = sheet.ops.flatMap((op) => leavesOf(op, undefined));
  const windows = [...new Set(leaves.flatMap(({ window }) => (window === undefined ? [] : [window])))];
  const names =
    'xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"';
  return [
    `<svg ${names} width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`,
    `<title>${escape(sheet.label)}</title>`,
    ...(beds.length === 0 ? [] : [pagesOf(beds)]),
    ...(windows.length === 0 ? [] : [`<defs>${windows.map(clipPath).join('')}</defs>`]),
    ...layersFor(leaves.map(({ op }) => op.purpose)).flatMap((layer) => [
      `<g id="${layer.role}" inkscape:groupmode="layer" inkscape:label="${layer.name}">`,
      ...leaves
        .filter(({ op }) => roles[op.purpose] === layer.role)
        .map((leaf) => drawLeaf(leaf, penOf(layer, lines), windows, outlines)),
      '</g>',
    ]),
    '</svg>\n',
  ].join('\n');
}

/** Only an operation that is cut by its window keeps the window; paths for machines are cropped instead. */
function leavesOf(op: DrawOp, window: Rect | undefined): readonly Leaf[] {
  if (op.kind === 'clip') {
    const inner = window === undefined ? op.to : intersection(window, op.to);
    return inner === undefined ? [] : op.ops.flatMap((child) => leavesOf(child, inner));
  }
  if (window === undefined || isWithin(bounds(op), window)) return [{ op, window: undefined }];
  if (intersection(bounds(op), window) === undefined) return [];
  if (op.kind === 'text' || !isForMachines(op.purpose)) return [{ op, window }];
  const steps = croppedStroke(op.steps, window);
  return steps.length === 0 ? [] : [{ op: { ...op, steps }, window: undefined }];
}

type Pen = Pick<NonNullable<PathOp['stroke']>, 'ink' | 'width'>;

function penOf({ machineInk: ink }: Layer, lines: CutLines): Pen | undefined {
  return ink === undefined ? undefined : { ink, width: lineWidths[lines] };
}

function drawLeaf(
  { op, window }: Leaf,
  pen: Pen | undefined,
  windows: readonly Rect[],
  outlines: GlyphOutlines,
): string {
  const clip = window === undefined ? '' : ` clip-path="url(#${windowId(windows.indexOf(window))})"`;
  if (op.kind === 'path') {
    const { stroke } = op;
    const machined = pen === undefined || stroke === undefined ? op : { stroke: { ...stroke, ...pen } };
    return `<path d="${pathData(op.steps)}" ${paint(machined)}${clip}/>`;
  }
  const { ink, outline } = op;
  const contour = pen ?? (outline === undefined ? undefined : { ink, width: outline });
  const look = paint(contour === undefined ? { fill: ink } : { stroke: contour });
  return `<path d="${outlinedText(op, outlines)}" ${look}${clip}/>`;
}

function pagesOf(beds: readonly Rect[]): string {
  const pages = beds.map((bed, index) => `<inkscape:page id="bed-${index + 1}" ${placeOf(bed)}/>`);
  const names = 'xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.0.dtd"';
  return `<sodipodi:namedview ${names} id="beds">${pages.join('')}</sodipodi:namedview>`;
}

function placeOf({ x, y, width, height }: Rect): string {
  return `x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"`;
}

function clipPath(window: Rect, index: number): string {
  return `<clipPath id="${windowId(index)}"><rect ${placeOf(window)}/></clipPath>`;
}

function windowId(index: number): string {
  return `window-${index + 1}`;
}
