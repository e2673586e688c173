import type { HintAsk } from '#renderer/table/index.ts';
import type { Asking } from '#renderer/worker/index.ts';
import type { AskWords } from '#shared/engine/index.ts';
import {
  kubagram,
  problemIn,
  type KubagramMove,
  type KubagramProposal,
} from '#shared/games/kubagram/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { acceptNone } from '#shared/lexicon/index.ts';
import type { KubagramTable } from './table-types.ts';

/** What a hint has found: the move that the strongest computer would make here. */
export interface FoundMove {
  readonly move: KubagramProposal | KubagramMove;
}

const notAsked = () => Promise.resolve(refuse({ code: 'game/no-words' }));

/** The dearest word, or the step that the turn goes on with. */
export function findHint({ view, seat, help }: HintAsk<KubagramTable>): Asking<FoundMove | undefined> {
  if (help === undefined) {
    return { answer: Promise.resolve(refuse({ code: 'game/no-words' })), cancel: () => undefined };
  }
  let asked: Asking<unknown> | undefined;
  const askWords: AskWords = (task, layers) => {
    const asking = help.words(task, layers);
    asked = asking;
    return asking.answer;
  };
  const strongest = kubagram.computers.levels.at(-1)?.level ?? 1;
  const decided = kubagram.computers.decide({
    view,
    by: seat,
    level: strongest,
    // What is left to chance is not worth a hint.
    random: [0, 0, 0, 1],
    words: acceptNone,
    ask: notAsked,
    askWords,
    search: notAsked,
  });
  return {
    answer: decided.then((found): Result<FoundMove | undefined, Problem> => {
      if (!found.ok) return found;
      return ok(problemIn(view, found.value) === undefined ? { move: found.value } : undefined);
    }),
    cancel: () => {
      asked?.cancel();
    },
  };
}
