import { manifestOf, type GameId } from '#shared/games/index.ts';
import { pointsCell, sumCell, type PadForm } from '#shared/games/printed.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { pt, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { cutGrid, cutMarks, type CutGrid } from '../../layout/cut-grid.ts';
import { asFigure, wrapped } from '../../layout/draw.ts';
import { checkFrame, frameOf, rulers, sizeText, type Frame } from '../../layout/frame.ts';
import { headingOf } from '../../layout/headings.ts';
import { checkedSheetSet } from '../../layout/sheet-set.ts';
import type { DrawOp, Sheet, SheetSet } from '../../layout/types.ts';
import { landscape, type Size } from '../../units/index.ts';
import { wallOf } from '../game-walls.ts';
import { paperOptions, paperSize } from '../options.ts';
import type { PrintSet } from '../print-set.ts';
import { template } from '../template.ts';
import { padBack } from './back.ts';
import { padLeaf } from './leaf.ts';
import { labelSize, leafSizes, leastHeight, leastWidth, planPad } from './plan.ts';
import type { LayoutProblem } from '../../layout/product.ts';

const options = [
  { kind: 'number', name: 'players', min: 2, max: 6, step: 1, default: 4 },
  { kind: 'choice', name: 'padsOnSheet', choices: ['1', '2', '4'], default: '1' },
  ...paperOptions,
] as const;
export type PadOptions = OptionValues<typeof options>;

export const pad = template({
  name: 'pad',
  group: 'paper',
  material: 'plain',
  from: playedWith,
  options: () => options,
  layout: layoutPads,
});

/** A set without a game gets rounds and points. */
const plain: PadForm = { cells: [pointsCell, sumCell], rows: 'rounds', closing: ['total'] };

interface Played {
  readonly game: GameId | undefined;
}

function playedWith(set: PrintSet): Played | undefined {
  if (set.pieces === undefined && set.deck === undefined && set.game === undefined) return undefined;
  return { game: set.game };
}

function layoutPads(
  values: PadOptions,
  { game }: Played,
  t: Translate,
): Result<SheetSet, LayoutProblem | Problem> {
  const { ink, players, margin } = values;
  const [columns, rows] = values.padsOnSheet === '4' ? [2, 2] : [Number(values.padsOnSheet), 1];
  const frame = frameOf(columns > rows ? lying(paperSize(values)) : paperSize(values), margin);
  const small = checkFrame(frame);
  if (small !== undefined) return refuse(small);
  const grid = cutGrid(frame, columns, rows);
  const [first] = grid.cells;
  if (first === undefined) throw new RangeError('A sheet without pads');
  const form = game === undefined ? plain : manifestOf(game).print.pad;
  const notes = noteLines(game, first.width, t);
  const least = { width: leastWidth(form, players, t), height: leastHeight(form, notes.length) };
  if (first.width < least.width || first.height < least.height) {
    const [needed, space] = [sizeText(least), sizeText(first)];
    return refuse({ code: 'print/pad-too-small', needed, space, players });
  }
  const look = { ink, players, notes, t };
  const leaves = grid.cells.map((cell) => padLeaf(cell, planPad(cell, form, players, notes.length, t), look));
  const wall = wallOf(game);
  const backs = grid.cells.map((cell, index) => padBack(cell, { ink, wall, measured: index === 0, t }));
  const sheets = [padSheet(frame, grid, 'back', backs, t), padSheet(frame, grid, 'leaf', leaves, t)];
  return checkedSheetSet(t('option:print.products.pad.title'), 'none', sheets, grid.cells.length);
}

function padSheet(
  frame: Frame,
  grid: CutGrid,
  kind: 'back' | 'leaf',
  drawn: readonly (readonly DrawOp[])[],
  t: Translate,
): Sheet {
  const title = t(`option:print.sheet.pad.sheets.${kind}`);
  const how = t(`option:print.sheet.pad.how.${kind}`);
  const pieces = drawn.flatMap((ops, index) =>
    asFigure(t(`option:print.sheet.pad.figures.${kind}`, { number: index + 1 }), ops),
  );
  return {
    label: title,
    side: 'front',
    ...frame.paper,
    heading: headingOf(frame, how),
    ops: [...rulers(frame), ...cutMarks(grid), ...pieces],
    trim: grid.block,
    ...(kind === 'back' ? { work: { padded: grid.cells.length } } : {}),
    ...(kind === 'back' ? { material: 'card' as const } : {}),
  };
}

function lying(paper: Size): Size {
  return paper.width < paper.height ? landscape(paper) : paper;
}

function noteLines(game: GameId | undefined, width: number, t: Translate): readonly string[] {
  const note = game === undefined ? '' : t(`option:print.sheet.pad.notes.${game}`, { defaultValue: '' });
  if (note === '') return [];
  const style = { font: 'franklin', size: pt(labelSize), ink: '' } as const;
  return wrapped(note, style, width - 2 * leafSizes.side);
}
