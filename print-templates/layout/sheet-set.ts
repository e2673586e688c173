import type { Translate } from '#shared/i18n/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { asFigure, type Point } from './draw.ts';
import { checkGlyphs, factsOf } from './facts.ts';
import { checkFrame, header, rulers, square, type Frame } from './frame.ts';
import type { DrawOp, LayoutProblem, Sheet, SheetSet } from './sheet.ts';

/** Pieces of one kind dealt onto the spots of sheet after sheet. */
export interface PieceRun<P> {
  /** Name of the product, whose title and how-to the catalogue holds. */
  readonly product: string;
  readonly frame: Frame;
  readonly pieces: readonly P[];
  readonly spots: readonly Point[];
  readonly square: Point;
  /** What a sheet with these pieces, one or more, is called. */
  readonly title: (pieces: readonly P[]) => string;
  readonly draw: (piece: P, spot: Point) => readonly DrawOp[];
  /** What a piece shows, for whoever hears the sheet; without it a sheet is one picture. */
  readonly tell?: (piece: P) => string;
  readonly t: Translate;
}

/** One-sided sheets with their furniture; refused when a font cannot show a character. */
export function sheetSet<P>(run: PieceRun<P>): Result<SheetSet, LayoutProblem> {
  const { frame, spots, t } = run;
  const small = checkFrame(frame);
  if (small !== undefined) return refuse(small);
  const loads = chunks(run.pieces, spots.length);
  const how = t(`option:print.products.${run.product}.how`);
  const sheets = loads.map((load, index): Sheet => {
    const title = run.title(load);
    const furniture = [
      ...header(frame, { title, how, sheet: index + 1, sheets: loads.length }, t),
      ...rulers(frame),
      ...square(run.square.x, run.square.y, t),
    ];
    const pieces = load.flatMap((piece, place) => {
      const drawn = run.draw(piece, spots[place] as Point);
      return run.tell === undefined ? drawn : asFigure(run.tell(piece), drawn);
    });
    return { label: title, side: 'front', ...frame.paper, ops: [...furniture, ...pieces] };
  });
  return finish(t(`option:print.products.${run.product}.title`), 'none', sheets, run.pieces.length);
}

/** The facts of laid-out sheets, once every glyph is known to be there. */
export function finish(
  title: string,
  duplex: SheetSet['duplex'],
  sheets: readonly Sheet[],
  pieces: number,
): Result<SheetSet, LayoutProblem> {
  const missing = checkGlyphs(sheets);
  if (missing !== undefined) return refuse(missing);
  return ok({ title, duplex, sheets, facts: factsOf(sheets, pieces) });
}

export function chunks<P>(pieces: readonly P[], size: number): readonly (readonly P[])[] {
  return Array.from({ length: Math.ceil(pieces.length / size) }, (_, index) =>
    pieces.slice(index * size, (index + 1) * size),
  );
}
