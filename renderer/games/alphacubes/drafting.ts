import { z } from 'zod';
import type { Drafting } from '#renderer/table/index.ts';
import { centrePlace, draftTable } from './draft-table.ts';
import { beginDraft, reduce } from './reduce.ts';
import type { Draft } from './draft.ts';
import type { AlphacubesTable } from './table-types.ts';

/** How a turn of Alphacubes is put together: cubes laid on the board, or chosen to be exchanged. */
export const drafting: Drafting<AlphacubesTable> = {
  begin: (view, before) => beginDraft(view.hand, before, centrePlace(view)),
  goesOn: (before, after) =>
    before.turn === after.turn &&
    seatOf(before.phase) === seatOf(after.phase) &&
    before.hand.join() === after.hand.join() &&
    Object.keys(before.squares).length === Object.keys(after.squares).length,
  reduce: (draft, view, action) => reduce(draft, draftTable(view), action),
  isOpen: ({ kind }) => kind === 'cursor',
  isOfTable: ({ kind }) => kind === 'allow',
  missing: (proposal) =>
    proposal.kind === 'play' && proposal.placements.length === 0 ? { code: 'play/nothing-laid' } : undefined,
  format: ({ laid, cursor, direction, facings, rests, order }) => ({
    laid,
    cursor,
    direction,
    facings: [...facings],
    rests: [...rests].map(([cube, rest]) => (rest === undefined ? [cube] : [cube, rest])),
    order,
  }),
  parse(view, kept) {
    const parsed = keptDraft.safeParse(kept);
    if (!parsed.success) return undefined;
    const { facings, rests, ...rest } = parsed.data;
    const draft: Draft = {
      ...rest,
      gesture: { kind: 'idle' },
      facings: new Map(facings),
      rests: new Map(rests.map(([cube, before]) => [cube, before])),
      past: [],
      future: [],
    };
    const begun = beginDraft(view.hand, draft, draft.cursor);
    const fits = draft.laid.every(
      ({ cube, square }) => view.hand.some((own) => own === cube) && view.squares[square] === undefined,
    );
    return fits ? { ...draft, order: begun.order } : begun;
  },
};

function seatOf(phase: AlphacubesTable['view']['phase']): number | undefined {
  return phase.kind === 'turn' ? phase.seat : undefined;
}

const place = z.object({ column: z.int(), row: z.int() });
const facing = z.custom<AlphacubesTable['draft']['facings'] extends ReadonlyMap<number, infer F> ? F : never>(
  (value) => typeof value === 'object' && value !== null && 'top' in value,
);
const keptDraft = z.object({
  laid: z.array(z.object({ square: z.string(), cube: z.int(), letter: z.string(), picked: z.boolean() })),
  cursor: place,
  direction: z.enum(['across', 'down']),
  facings: z.array(z.tuple([z.int(), facing])),
  rests: z.array(z.union([z.tuple([z.int(), facing]), z.tuple([z.int()])])).default([]),
  order: z.array(z.int()),
});
