import { z } from 'zod';
import { hiddenLetters, parseSquare, type Facing } from '#renderer/board/index.ts';
import type { AlphacubesView } from '#shared/games/alphacubes/index.ts';
import { centrePlace, draftTable, type Draft, type DraftCube, type DraftTable } from './draft.ts';
import { turned } from './laying.ts';
import { beginDraft } from './reduce.ts';

/** Undo steps are not kept, and of the gestures only an exchange is. */
export function formatDraft({ laid, cursor, direction, gesture, facings, rests, order }: Draft): unknown {
  const exchanging = gesture.kind === 'exchanging' ? { exchanging: gesture.cubes } : {};
  return {
    laid,
    cursor,
    direction,
    ...exchanging,
    facings: [...facings],
    rests: [...rests].map(([cube, rest]) => (rest === undefined ? [cube] : [cube, rest])),
    order,
  };
}

/** Restores what fits the view, but laid cubes all together or not at all; undefined if `kept` is not a draft. */
export function parseDraft(view: AlphacubesView, kept: unknown): Draft | undefined {
  const parsed = keptDraft.safeParse(kept);
  if (!parsed.success) return undefined;
  const { laid, cursor, direction, exchanging, facings, rests, order } = parsed.data;
  const table = draftTable(view);
  const mine = new Set<number>(view.hand);
  const onBoard = cursor.column < table.columns && cursor.row < table.rows;
  const begun = beginDraft(
    view.hand,
    {
      laid: [],
      cursor: onBoard ? cursor : centrePlace(view),
      direction,
      gesture: { kind: 'idle' },
      facings: new Map(facings.filter(([cube, facing]) => mine.has(cube) && fits(table, cube, facing))),
      order: [...new Set(order)],
      rests: new Map(),
      past: [],
      future: [],
    },
    centrePlace(view),
  );
  const draft: Draft =
    exchanging !== undefined && exchanging.every((cube) => mine.has(cube))
      ? { ...begun, gesture: { kind: 'exchanging', cubes: [...new Set(exchanging)] } }
      : begun;
  if (!canLie(laid, table, mine)) return draft;
  // The cube on the board and the one being turned must show the same letter.
  const faced = laid.reduce((next, { cube, letter }) => turned(next, table, cube, letter), draft);
  const isLaid = new Set(laid.map(({ cube }) => cube));
  const resting = rests.filter(
    ([cube, rest]) => isLaid.has(cube) && (rest === undefined || fits(table, cube, rest)),
  );
  return { ...faced, laid, rests: new Map(resting.map(([cube, rest]) => [cube, rest])) };
}

function canLie(laid: readonly DraftCube[], table: DraftTable, mine: ReadonlySet<number>): boolean {
  const isApart = (what: 'cube' | 'square') => new Set(laid.map((one) => one[what])).size === laid.length;
  return (
    isApart('cube') &&
    isApart('square') &&
    laid.every(
      ({ square, cube, letter }) =>
        mine.has(cube) &&
        table.lettersOf(cube).includes(letter) &&
        parseSquare(square, table.columns, table.rows) !== undefined &&
        table.letterAt(square) === undefined,
    )
  );
}

function fits(table: DraftTable, cube: number, facing: Facing): boolean {
  return [facing.top, ...hiddenLetters(facing)].sort().join() === [...table.lettersOf(cube)].sort().join();
}

// JSON can hold a minus zero, which means the same place as zero.
const index = z
  .int()
  .nonnegative()
  .transform((place) => place + 0);
const letter = z.string().max(2);
const mostCubes = 100;

const facing = z.strictObject({
  top: letter,
  sides: z.strictObject({
    up: letter.exactOptional(),
    left: letter.exactOptional(),
    right: letter.exactOptional(),
    down: letter.exactOptional(),
  }),
});

const keptDraft = z.strictObject({
  laid: z
    .array(z.strictObject({ square: z.string().max(4), cube: index, letter, picked: z.boolean() }))
    .max(mostCubes),
  cursor: z.strictObject({ column: index, row: index }),
  direction: z.enum(['across', 'down']),
  exchanging: z.array(index).max(mostCubes).exactOptional(),
  facings: z.array(z.tuple([index, facing])).max(mostCubes),
  /** An entry without a facing is a cube that had not been turned before it was laid. */
  rests: z
    .array(z.union([z.tuple([index, facing]), z.tuple([index])]))
    .max(mostCubes)
    .default([]),
  order: z.array(index).max(mostCubes),
});
