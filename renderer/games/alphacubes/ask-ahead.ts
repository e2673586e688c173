import type { PendingAnswer, WordHelp } from '#renderer/worker/index.ts';
import {
  aheadAsk,
  aheadIn,
  alphacubes,
  hintEffort,
  playsAsk,
  type AheadFound,
  type AlphacubesView,
} from '#shared/games/alphacubes/index.ts';
import { ok, randomFrom, refuse, type Result, type Seat } from '#shared/kernel/index.ts';
import type { Play } from '#shared/word-engine/play.ts';

export function askAhead(
  help: WordHelp,
  view: AlphacubesView,
  by: Seat,
  also: Play | undefined,
): PendingAnswer<AheadFound> {
  const { layers } = playsAsk(view, 1);
  const question = { ...aheadAsk(view, by, randomFrom(view.turn), hintEffort), also };
  const asking = help.search(alphacubes.id, { layers, question });
  return {
    cancel: () => {
      asking.cancel();
    },
    answer: asking.answer.then((answered): Result<AheadFound> => {
      if (!answered.ok) return answered;
      const found = aheadIn(answered.value.found);
      return found === undefined ? refuse({ code: 'engine/no-search', game: alphacubes.id }) : ok(found);
    }),
  };
}
