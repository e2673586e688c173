import type { Drafting } from '#renderer/table/index.ts';
import { centrePlace, draftTable } from './draft-table.ts';
import { formatDraft, parseDraft } from './kept-draft.ts';
import { beginDraft, reduce } from './reduce.ts';
import type { AlphacubesTable } from './table-types.ts';

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
    proposal.kind === 'play' && proposal.placements.length === 0
      ? { code: 'alphacubes/nothing-laid' }
      : undefined,
  format: formatDraft,
  parse: parseDraft,
};

function seatOf(phase: AlphacubesTable['view']['phase']): number | undefined {
  return phase.kind === 'turn' ? phase.seat : undefined;
}
