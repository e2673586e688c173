import type { Drafting, PlayParts } from '#renderer/table/index.ts';
import { beginDraft } from './draft/draft.ts';
import { findHint } from './found-turn.ts';
import { formatDraft, parseDraft } from './draft/kept-draft.ts';
import { reduce } from './draft/reduce.ts';
import type { CubewordTable } from './table-types.ts';

const drafting: Drafting<CubewordTable> = {
  begin: beginDraft,
  // The draft goes on when, within a turn, a word is allowed or the time runs out.
  goesOn: (before, after) => before.turn === after.turn && before.phase.kind === after.phase.kind,
  reduce,
  isOpen: ({ kind }) => kind === 'cursor',
  isOfTable: ({ kind }) => kind === 'allow',
  missing: (proposal) =>
    proposal.kind === 'turn' && proposal.parts.length === 0 ? { code: 'cubeword/no-moves' } : undefined,
  format: formatDraft,
  parse: parseDraft,
};

export const parts: PlayParts<CubewordTable> = {
  drafting,
  findHint,
  stepsOf: ({ steps }) => steps.map(({ step }) => step),
};
