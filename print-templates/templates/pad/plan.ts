import type { PadCell, PadForm } from '#shared/games/printed.ts';
import { pt } from '#shared/kernel/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { textWidth } from '../../fonts/index.ts';
import type { Rect } from '../../layout/types.ts';
import { rectOf } from '../../layout/draw.ts';

/** Lengths are millimetres; a writing row is at least 7 mm high. */
export const leafSizes = {
  glue: 12,
  side: 4,
  title: 9,
  name: 10,
  heads: 5,
  row: 7,
  note: 3.2,
} as const;

export const leastName = 18;

export const labelSize = 7;
export const labelFont = 'franklin-semibold';
export const headFont = 'franklin';
const headAir = 0.7;

export interface PadPlan {
  readonly form: PadForm;
  readonly cells: readonly PadCell[];
  readonly table: Rect;
  readonly firstPlayer: number;
  readonly playerWidth: number;
  readonly widths: readonly number[];
  readonly rows: number;
  readonly rowHeight: number;
  readonly firstRow: number;
}

/** Returns the least width of a leaf in millimetres, margins included. */
export function leastWidth(form: PadForm, players: number, t: Translate): number {
  const needed = form.cells.reduce((sum, cell) => sum + (cell.canGo === true ? 0 : cell.least), 0);
  return labelsWidth(form, t) + players * Math.max(leastName, needed) + 2 * leafSizes.side;
}

/** Returns the height in millimetres for names, four rows or one round, the closing lines and the notes. */
export function leastHeight(form: PadForm, notes: number): number {
  const rows = typeof form.rows === 'string' ? 4 : form.rows.length;
  return aboveRows(form) + (rows + form.closing.length) * leafSizes.row + belowRows(notes);
}

export function planPad(leaf: Rect, form: PadForm, players: number, notes: number, t: Translate): PadPlan {
  const { side } = leafSizes;
  const left = leaf.x + side;
  const width = leaf.width - 2 * side;
  const labels = labelsWidth(form, t);
  const playerWidth = (width - labels) / players;
  const cells = cellsIn(form, playerWidth);
  const leasts = leastsOf(cells, playerWidth, t);
  const spare = playerWidth - leasts.reduce((sum, least) => sum + least, 0);
  const shares = cells.reduce((sum, { share }) => sum + share, 0);
  const firstRow = leaf.y + aboveRows(form);
  const bottom = leaf.y + leaf.height - belowRows(notes);
  const inAll = Math.floor((bottom - firstRow) / leafSizes.row);
  const block = typeof form.rows === 'string' ? 1 : form.rows.length;
  const rows = Math.floor((inAll - form.closing.length) / block) * block;
  const rowHeight = (bottom - firstRow) / (rows + form.closing.length);
  const top = leaf.y + leafSizes.glue + leafSizes.title;
  return {
    form,
    cells,
    table: rectOf(left, top, width, bottom - top),
    firstPlayer: left + labels,
    playerWidth,
    widths: cells.map(({ share }, index) => (leasts[index] ?? 0) + (spare * share) / shares),
    rows,
    rowHeight,
    firstRow,
  };
}

/** If not all cells fit, one optional cell is dropped, the last one first; if that is not enough, all of them are. */
function cellsIn({ cells }: PadForm, width: number): readonly PadCell[] {
  const without = (gone: readonly PadCell[]) => cells.filter((cell) => !gone.includes(cell));
  const mayGo = cells.filter((cell) => cell.canGo === true).toReversed();
  const choices = [[], ...mayGo.map((cell) => [cell]), mayGo].map(without);
  const hasRoom = (some: readonly PadCell[]) => some.reduce((sum, { least }) => sum + least, 0) <= width;
  return choices.find(hasRoom) ?? without(mayGo);
}

/** Cells are wide enough to write in and, if all fit, wide enough for their heads to stay clear of the lines. */
function leastsOf(cells: readonly PadCell[], width: number, t: Translate): readonly number[] {
  const clear = cells.map(({ name, least }) =>
    Math.max(least, textWidth(headFont, cellLabel(name, t), pt(labelSize)) + 2 * headAir),
  );
  const sum = clear.reduce((all, one) => all + one, 0);
  return sum <= width ? clear : cells.map(({ least }) => least);
}

function aboveRows({ cells, tick }: PadForm): number {
  const { glue, title, name, heads } = leafSizes;
  const headed = cells.length > 1 || tick !== undefined;
  return glue + title + name + (headed ? heads : 0);
}

function belowRows(notes: number): number {
  return leafSizes.side + (notes === 0 ? 0 : 1.6 + notes * leafSizes.note);
}

function labelsWidth(form: PadForm, t: Translate): number {
  const named = [...(typeof form.rows === 'string' ? [] : form.rows), ...form.closing];
  const words = [...named.map((line) => lineLabel(line, t)), t('option:print.sheet.pad.name')];
  const widest = Math.max(...words.map((text) => textWidth(labelFont, text, pt(labelSize))));
  return widest + 3;
}

export function lineLabel(line: string, t: Translate): string {
  return t(`option:print.sheet.pad.lines.${line}`);
}

export function cellLabel(cell: PadCell['name'], t: Translate): string {
  return t(`option:print.sheet.pad.cells.${cell}`);
}
