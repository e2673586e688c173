import { knownAnswer, type Drafting, type PlayParts } from '#renderer/table/index.ts';
import { hintFor } from '#shared/games/kubo/index.ts';
import { ok } from '#shared/kernel/index.ts';
import { beginDraft, formatDraft, parseDraft, reduce } from './draft/draft.ts';
import type { KuboTable } from './table-types.ts';

const drafting: Drafting<KuboTable> = {
  begin: beginDraft,
  // Cards are laid and lines claimed within one turn, so the found lines stay.
  goesOn: (before, after) => before.turn === after.turn && before.phase.kind === after.phase.kind,
  reduce,
  // Anybody may move the cursor, and in the steal window anybody may point out a line.
  isOpen: ({ kind }) => kind === 'cursor' || kind === 'between',
  isOfTable: () => false,
  missing: () => undefined,
  format: formatDraft,
  parse: parseDraft,
  between: {
    isOne: ({ kind }) => kind === 'between',
    by: ({ found, claimer }) => (found.length === 0 ? undefined : claimer),
    joined: (draft, { found, claimer }) => ({ ...draft, found, claimer }),
  },
};

export const parts: PlayParts<KuboTable> = {
  drafting,
  findHint({ view, seat }) {
    const found = hintFor(view, seat);
    return knownAnswer(ok(found && { ...found, orientation: view.options.orientation }));
  },
  stepsOf: ({ steps }) => steps.map(({ step }) => step),
};
