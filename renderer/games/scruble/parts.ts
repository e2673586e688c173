import type { Drafting, PlayParts } from '#renderer/table/index.ts';
import { beginDraft } from './draft/draft.ts';
import { findHint } from './found-claim.ts';
import { formatDraft, parseDraft } from './draft/kept-draft.ts';
import { reduce } from './draft/reduce.ts';
import type { ScrubleTable } from './table-types.ts';

const drafting: Drafting<ScrubleTable> = {
  begin: beginDraft,
  goesOn: (before, after) => before.turn === after.turn && before.phase.kind === after.phase.kind,
  reduce: (draft, _, action) => reduce(draft, action),
  isOpen: ({ kind }) => kind === 'cursor' || kind === 'go' || kind === 'layer',
  isOfTable: ({ kind }) => kind === 'allow',
  missing: () => undefined,
  format: formatDraft,
  parse: parseDraft,
};

export const parts: PlayParts<ScrubleTable> = {
  drafting,
  findHint,
  stepsOf: ({ steps }) => steps.map(({ step }) => step),
};
