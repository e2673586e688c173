import { knownAnswer, type HintRequest } from '#renderer/table/index.ts';
import type { PendingAnswer, WordThreads } from '#renderer/worker/index.ts';
import type { AskWords } from '#shared/engine/index.ts';
import {
  alphabetOf,
  hintFor,
  type Hint,
  type KubagramView,
  type WordSearch,
  setOf,
} from '#shared/games/kubagram/index.ts';
import { refuse, type Seat } from '#shared/kernel/index.ts';
import { tableWords } from '#shared/table-words/index.ts';
import type { KubagramTable } from './table-types.ts';

export function findHint({ view, seat, help }: HintRequest<KubagramTable>): PendingAnswer<Hint | undefined> {
  if (help === undefined) return knownAnswer(refuse({ code: 'game/no-words' }));
  const { search, cancel } = searchOf(view, seat, help);
  return { answer: hintFor(view, search), cancel };
}

/** Cancelling refuses the current question, and with it all questions that would follow. */
export function searchOf(
  view: KubagramView,
  by: Seat,
  help: WordThreads,
): { readonly search: WordSearch; readonly cancel: () => void } {
  let asked: PendingAnswer<unknown> | undefined;
  const askWords: AskWords = (task, layers) => {
    const asking = help.words(task, layers);
    asked = asking;
    return asking.answer;
  };
  return {
    search: { by, askWords, layers: tableWords(view, alphabetOf(setOf(view.options))) },
    cancel: () => asked?.cancel(),
  };
}
