import { refuse, type Result } from '#shared/kernel/index.ts';
import { papers, landscape, type PaperName, type Size } from '../../units/index.ts';
import type { Piece } from '../../layout/arrange.ts';
import { checkFrame, frameOf, sizeText } from '../../layout/frame.ts';
import { pack } from '../../layout/pack.ts';
import type { LayoutProblem } from '../../layout/sheet.ts';

/** Between parts on a sheet, in millimetres. */
export const partGap = 3;

/** How far a glued flap is folded in pictures: a little too far, so that it lies behind the wall it is glued to. */
export const tuckedIn = 1.03;

/** Whether each of these parts has room on a sheet, upright or lying, beside the 50 mm square. */
export function haveRoom(paper: Size, margin: number, parts: readonly Piece[]): boolean {
  return parts.every((part) =>
    [paper, landscape(paper)].some((lying) => pack(frameOf(lying, margin).live, [part], partGap).ok),
  );
}

/** What a thing would look like with other values. */
interface Search {
  readonly paper: Size;
  readonly margin: number;
  /** The largest part for an edge of this length. */
  readonly partAt: (edge: number) => Piece;
  readonly edge: number;
}

const names = Object.keys(papers) as PaperName[];

/** A refusal that says what would fit: the first paper, as they are offered, for this edge, and the largest edge for this paper. */
export function noRoom({ paper, margin, partAt, edge }: Search): Result<never, LayoutProblem> {
  const small = checkFrame(frameOf(paper, margin));
  if (small !== undefined) return refuse(small);
  const part = partAt(edge);
  const larger = names.find((name) => haveRoom(papers[name], margin, [part]));
  const edges = Array.from({ length: 2 * (edge - 8) }, (_, index) => edge - (index + 1) / 2);
  const smaller = edges.find((length) => length >= 8 && haveRoom(paper, margin, [partAt(length)]));
  const fits = [
    ...(larger === undefined ? [] : [`paper ${larger}`]),
    ...(smaller === undefined ? [] : [`edge ${smaller} mm`]),
  ].join(', ');
  const live = frameOf(landscape(paper), margin).live;
  return refuse({
    code: 'print/no-room',
    piece: sizeText(part),
    space: sizeText(live),
    fits: fits || 'paper custom',
  });
}
