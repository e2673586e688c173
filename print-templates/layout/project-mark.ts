import { encode } from 'uqr';
import type { Translate } from '#shared/i18n/index.ts';
import { bounds } from './bounds.ts';
import { filled, lettering, line, move } from './draw.ts';
import { inkOf } from './facts.ts';
import { furnitureText } from './frame.ts';
import { sheetInk } from './inks.ts';
import { placeAfterSlimRuler } from './label-rulers.ts';
import type { DrawOp, PathOp, PathStep, Rect, Sheet, SheetSet, ProjectMark } from './types.ts';

/**
 * Puts the project code under each ruler, where any paper has room, and a QR code in the first 50 mm square (R25, R26).
 * A sheet that is marked already is a part that can be reprinted by itself and stays as it is.
 */
export function markSheets(set: SheetSet, mark: ProjectMark, t: Translate, note?: string): SheetSet {
  const first = set.sheets.findIndex(
    ({ project, ops }) => project === undefined && placeOf(ops, 'square') !== undefined,
  );
  let ink = 0;
  const sheets = set.sheets.map((sheet, index): Sheet => {
    if (sheet.project !== undefined) return sheet;
    const ruler = placeOf(sheet.ops, 'ruler');
    const slim = placeOf(sheet.ops, 'slim-ruler');
    const square = index === first ? placeOf(sheet.ops, 'square') : undefined;
    const more = [
      ...(ruler === undefined || note === undefined ? [] : noteUnder(ruler, note)),
      ...(ruler === undefined ? [] : codeUnder(ruler, mark)),
      ...(slim === undefined ? [] : codeBehind(slim, mark)),
      ...(square === undefined ? [] : fillSquare(square, mark, t)),
    ];
    ink += inkOf(more);
    return { ...sheet, ops: [...sheet.ops, ...more], project: mark.code };
  });
  const paper = sheets.reduce((sum, { width, height }) => sum + width * height, 0);
  const inkCoverage = set.facts.inkCoverage + ink / paper;
  return { ...set, sheets, facts: { ...set.facts, inkCoverage } };
}

function placeOf(ops: readonly DrawOp[], furniture: PathOp['furniture']): Rect | undefined {
  const found = ops.find((op) => op.kind === 'path' && op.furniture === furniture);
  return found && bounds(found);
}

function codeUnder(ruler: Rect, { code }: ProjectMark): readonly DrawOp[] {
  return [lettering(code, ruler.x + 75, ruler.y + 4.8, furnitureText)];
}

function codeBehind(ruler: Rect, { code }: ProjectMark): readonly DrawOp[] {
  const { x, y } = placeAfterSlimRuler(ruler);
  return [lettering(code, x, y, { ...furnitureText, anchor: 'start' })];
}

function noteUnder(ruler: Rect, note: string): readonly DrawOp[] {
  return [lettering(note, ruler.x + 25, ruler.y + 4.8, furnitureText)];
}

/** Larger QR codes are no easier for phones; lengths are millimetres. */
const most = { side: 18, module: 0.5 } as const;

function fillSquare({ x, y, width }: Rect, mark: ProjectMark, t: Translate): readonly DrawOp[] {
  const middle = x + width / 2;
  const holdsAll = mark.link.includes('#');
  const key = 'option:print.sheet.project';
  return [
    qrCode(mark.link, middle, y + 2),
    lettering(t(`${key}.title`, { code: mark.code }), middle, y + 33.2, {
      ...furnitureText,
      font: 'franklin-bold',
      ink: sheetInk,
      size: 8,
    }),
    lettering(t(holdsAll ? `${key}.holds` : `${key}.names`), middle, y + 36.4, furnitureText),
    lettering(t(`${key}.open`), middle, y + 39.35, furnitureText),
    ...['SHA-256 ', '', ''].map((before, row) =>
      lettering(`${before}${hashRow(mark.sha256, row)}`, middle, y + 42.4 + row * 2.6, furnitureText),
    ),
  ];
}

function hashRow(sha256: string, row: number): string {
  const ends = [0, 16, 40, 64];
  return sha256.slice(ends[row], ends[row + 1]);
}

/** Neighbouring dark modules of a row form one rectangle. The square around supplies the quiet zone. */
function qrCode(text: string, middle: number, top: number): DrawOp {
  const { data, size } = encode(text, { ecc: 'L', boostEcc: true, maxVersion: 10, border: 0 });
  const side = Math.min(most.module, most.side / size);
  const left = middle - (size * side) / 2;
  const steps = data.flatMap((row, down) =>
    runsOf(row).flatMap(({ from, to }): readonly PathStep[] => [
      move(left + from * side, top + down * side),
      line(left + to * side, top + down * side),
      line(left + to * side, top + (down + 1) * side),
      line(left + from * side, top + (down + 1) * side),
      { to: 'close' },
    ]),
  );
  return filled('guide', steps, sheetInk);
}

function runsOf(row: readonly boolean[]): readonly { readonly from: number; readonly to: number }[] {
  const starts = row.flatMap((dark, at) => (dark && row[at - 1] !== true ? [at] : []));
  return starts.map((from) => {
    const length = row.slice(from).indexOf(false);
    return { from, to: length < 0 ? row.length : from + length };
  });
}
