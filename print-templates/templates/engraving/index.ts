import type { Translate } from '#shared/i18n/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import type { Piece, PieceSet } from '#shared/pieces/index.ts';
import { asFigure } from '../../layout/draw.ts';
import { checkFrame, frameOf, rulers, square } from '../../layout/frame.ts';
import { headingOf } from '../../layout/headings.ts';
import { placesOf } from '../../layout/nets/net-shapes.ts';
import { chunks, checkedSheetSet } from '../../layout/sheet-set.ts';
import type { DrawOp, Sheet, SheetSet } from '../../layout/types.ts';
import { shift } from '../../layout/transform.ts';
import { chooseCubes, cubeNumber, formatCubes, cubeFigureText } from '../cube-list.ts';
import { cubeFont, paperSize, plainPaper, shared } from '../options.ts';
import type { PrintSet } from '../print-set.ts';
import { template } from '../template.ts';
import { engravedFace, type EngravingStyle } from './face-marks.ts';
import { engravingGuide } from './guide.ts';
import { jigCuts, jigFor, jigShadow, type Jig } from './jig.ts';
import { passesFor, turnText, type Pass } from './turns.ts';
import type { LayoutProblem } from '../../layout/product.ts';

const options = [
  shared.edge,
  { kind: 'choice', name: 'engraved', choices: ['strokes', 'contours'], default: 'strokes' },
  { kind: 'number', name: 'pocketPlay', unit: 'mm', min: 0, max: 1, step: 0.05, default: 0.2 },
  ...plainPaper,
  shared.font,
  shared.bars,
  shared.cubes,
] as const;
export type EngravingOptions = OptionValues<typeof options>;

/** The sheets show a jig for blanks and one engraving pass each (R19). */
export const engraving = template({
  name: 'engraving',
  tool: 'laser',
  group: 'pieces',
  material: 'plain',
  from: blocksOf,
  options: () => options,
  layout: layoutPasses,
  guide(values, set, t) {
    const pieces = chooseCubes(set.pieces, values.cubes);
    return pieces.ok ? engravingGuide(passesOf(pieces.value), t) : [];
  },
});

function blocksOf({ pieces: set }: PrintSet): PieceSet | undefined {
  return set?.pieces.every(({ faces }) => faces.length <= 6) === true ? set : undefined;
}

function passesOf(pieces: readonly Piece[]): readonly Pass[] {
  const isBare = (piece: Piece, at: number) => piece.faces.length > 1 && piece.faces[at]?.kind === 'blank';
  const places = pieces.flatMap((piece) =>
    placesOf(piece).filter((_, at) => at < piece.faces.length && !isBare(piece, at)),
  );
  return passesFor(new Set(places));
}

function layoutPasses(
  values: EngravingOptions,
  set: PieceSet,
  t: Translate,
): Result<SheetSet, LayoutProblem> {
  const pieces = chooseCubes(set.pieces, values.cubes);
  if (!pieces.ok) return pieces;
  const frame = frameOf(paperSize(values), values.margin);
  const small = checkFrame(frame);
  if (small !== undefined) return refuse(small);
  const planned = jigFor(frame, values.edge, values.pocketPlay, pieces.value.length);
  if (!planned.ok) return planned;
  const jig = planned.value;
  const loads = chunks(pieces.value, jig.pockets.length);
  const runs = loads.flatMap((load) => passesOf(load).map((pass, at) => ({ load, pass, at })));
  const style: EngravingStyle = {
    edge: values.edge,
    strokes: values.engraved === 'strokes',
    font: cubeFont(values.font),
    bars: values.bars,
    ink: 'outline',
  };
  const sheets: Sheet[] = [];
  const add = (title: string, ops: readonly DrawOp[]) => {
    const heading = headingOf(frame);
    const check = sheets.length === 0 ? square(jig.square.x, jig.square.y, t) : [];
    sheets.push({
      label: title,
      side: 'front',
      ...frame.paper,
      heading,
      ops: [...rulers(frame), ...check, ...ops],
    });
  };
  const count = jig.pockets.length;
  add(
    t('option:print.engraving.jig', { count, edge: values.edge }),
    asFigure(t('option:print.engraving.board', { count }), jigCuts(jig)),
  );
  for (const { load, pass, at } of runs) {
    const drawn = passOps(load, pass, jig, set, style, t);
    if (!drawn.ok) return drawn;
    const turn = turnText(pass.turns, t);
    const facts = { pass: at + 1, passes: passesOf(load).length, turn, pieces: formatCubes(load, t) };
    add(t(`option:print.engraving.${loads.length > 1 ? 'titleOf' : 'title'}`, facts), drawn.value);
  }
  return checkedSheetSet(t('option:print.products.engraving.title'), 'none', sheets, pieces.value.length);
}

function passOps(
  load: readonly Piece[],
  { place }: Pass,
  jig: Jig,
  set: PieceSet,
  style: EngravingStyle,
  t: Translate,
): Result<readonly DrawOp[], LayoutProblem> {
  const ops: DrawOp[] = [...jigShadow(jig)];
  for (const [index, piece] of load.entries()) {
    const pocket = jig.pockets[index];
    const face = piece.faces[placesOf(piece).indexOf(place)];
    if (pocket === undefined || face === undefined) continue;
    const drawn = engravedFace(face, piece, set, style);
    if (!drawn.ok) return drawn;
    const inset = (pocket.width - style.edge) / 2;
    ops.push(...asFigure(tellPiece(piece, t), shift(drawn.value, pocket.x + inset, pocket.y + inset)));
  }
  return ok(ops);
}

function tellPiece(piece: Piece, t: Translate): string {
  return piece.faces.length > 1
    ? cubeFigureText(piece, t)
    : t('option:print.sheet.figures.tile', { number: cubeNumber(piece), faces: piece.letters.join(', ') });
}
