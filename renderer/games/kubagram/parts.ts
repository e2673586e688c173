import type { Drafting, PlayParts } from '#renderer/table/index.ts';
import { beginDraft } from './draft/draft.ts';
import { findHint } from './hint.ts';
import { formatDraft, parseDraft } from './draft/kept-draft.ts';
import { reduce } from './draft/reduce.ts';
import type { KubagramTable } from './table-types.ts';

const drafting: Drafting<KubagramTable> = {
  begin: beginDraft,
  goesOn: (before, after) => before.turn === after.turn,
  reduce,
  isOpen: () => false,
  isOfTable: ({ kind }) => kind === 'allow',
  missing: () => undefined,
  format: formatDraft,
  parse: parseDraft,
};

export const parts: PlayParts<KubagramTable> = {
  drafting,
  findHint,
  stepsOf: ({ steps }) => steps.map(({ step }) => step),
};
