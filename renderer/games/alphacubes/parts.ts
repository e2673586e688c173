import {
  knownAnswer,
  mapAnswer,
  thenAsk,
  type Drafting,
  type HintRequest,
  type PlayParts,
} from '#renderer/table/index.ts';
import type { PendingAnswer, WordThreads } from '#renderer/worker/index.ts';
import { playsRequest } from '#shared/games/alphacubes/index.ts';
import { ok, refuse, type Seat } from '#shared/kernel/index.ts';
import { centrePlace, draftTable } from './draft/draft.ts';
import { askAhead, lookaheadOf } from './found-ahead.ts';
import { askProof } from './found-proof.ts';
import { foundPlay, type FoundPlay } from './found-play.ts';
import { formatDraft, parseDraft } from './draft/kept-draft.ts';
import { beginDraft, reduce } from './draft/reduce.ts';
import type { AlphacubesTable } from './table-types.ts';

const drafting: Drafting<AlphacubesTable> = {
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

export const parts: PlayParts<AlphacubesTable> = {
  drafting,
  findHint,
  findsAtOnce: true,
  later: { step: 'chance', hint: findChance },
};

function findHint({ view, help }: HintRequest<AlphacubesTable>): PendingAnswer<FoundPlay | undefined> {
  if (help === undefined) return knownAnswer(refuse({ code: 'game/no-words' }));
  return mapAnswer(help.plays(playsRequest(view, 1)), ([best]) =>
    ok(best && foundPlay(view, view.hand, best)),
  );
}

function findChance(
  { view, seat, help }: HintRequest<AlphacubesTable>,
  found: FoundPlay,
): PendingAnswer<FoundPlay> {
  if (help === undefined) return knownAnswer(ok(found));
  return thenAsk(askProof(help, view, seat, found), (proof) =>
    proof === undefined ? askChance(help, view, seat, found) : knownAnswer(ok({ ...found, proof })),
  );
}

function askChance(
  help: WordThreads,
  view: AlphacubesTable['view'],
  seat: Seat,
  found: FoundPlay,
): PendingAnswer<FoundPlay> {
  return mapAnswer(askAhead(help, view, seat, undefined), ({ plays }) =>
    ok({ ...found, ahead: lookaheadOf(view, plays, found.placements) }),
  );
}
