import type { HintAsk, PlayParts } from '#renderer/table/index.ts';
import type { PendingAnswer } from '#renderer/worker/index.ts';
import { playsAsk } from '#shared/games/alphacubes/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { drafting } from './drafting.ts';
import { foundPlay, type FoundPlay } from './found-play.ts';
import { lookaheadOf } from './found-ahead.ts';
import { askAhead } from './ask-ahead.ts';
import { bestPlaysOf, chancesOf } from './review.ts';
import type { AlphacubesTable } from './table-types.ts';

export const parts: PlayParts<AlphacubesTable> = {
  drafting,
  findHint,
  findsAtOnce: true,
  review: bestPlaysOf,
  later: { step: 'chance', hint: findChance, review: chancesOf },
};

function findHint({ view, help }: HintAsk<AlphacubesTable>): PendingAnswer<FoundPlay | undefined> {
  if (help === undefined) {
    return { answer: Promise.resolve(refuse({ code: 'game/no-words' })), cancel: () => undefined };
  }
  const asking = help.plays(playsAsk(view, 1));
  return {
    cancel: () => {
      asking.cancel();
    },
    answer: asking.answer.then((answered): Result<FoundPlay | undefined> => {
      if (!answered.ok) return answered;
      const [best] = answered.value;
      return ok(best === undefined ? undefined : foundPlay(view, view.hand, best));
    }),
  };
}

function findChance(
  { view, seat, help }: HintAsk<AlphacubesTable>,
  found: FoundPlay,
): PendingAnswer<FoundPlay> {
  if (help === undefined) return { answer: Promise.resolve(ok(found)), cancel: () => undefined };
  const asking = askAhead(help, view, seat, undefined);
  return {
    cancel: () => {
      asking.cancel();
    },
    answer: asking.answer.then((answered): Result<FoundPlay> => {
      if (!answered.ok) return answered;
      return ok({ ...found, ahead: lookaheadOf(view, answered.value.plays, found.placements) });
    }),
  };
}
