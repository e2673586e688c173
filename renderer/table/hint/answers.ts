import type { PendingAnswer, WordThreads } from '#renderer/worker/index.ts';
import type { SearchRequest } from '#shared/engine/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { GameAnswer } from '#shared/word-engine/engine.ts';

export function knownAnswer<T>(answer: Result<T, Problem>): PendingAnswer<T> {
  return { answer: Promise.resolve(answer), cancel: () => undefined };
}

export function mapAnswer<A, B>(
  asking: PendingAnswer<A>,
  read: (answer: A) => Result<B, Problem>,
): PendingAnswer<B> {
  return {
    cancel: () => asking.cancel(),
    answer: asking.answer.then((answered) => (answered.ok ? read(answered.value) : answered)),
  };
}

/** Asks the next question once the first is answered; `cancel` ends whichever is being answered. */
export function thenAsk<A, B>(
  asking: PendingAnswer<A>,
  next: (answer: A) => PendingAnswer<B>,
): PendingAnswer<B> {
  let current: Pick<PendingAnswer<unknown>, 'cancel'> = asking;
  let isCancelled = false;
  return {
    cancel: () => {
      isCancelled = true;
      current.cancel();
    },
    answer: asking.answer.then((answered) => {
      if (!answered.ok) return answered;
      const asked = next(answered.value);
      current = asked;
      if (isCancelled) asked.cancel();
      return asked.answer;
    }),
  };
}

/** `read` returns undefined where the engine has no search for this game. */
export function askSearch<T>(
  help: WordThreads | undefined,
  game: string,
  ask: SearchRequest,
  read: (found: GameAnswer['found']) => T | undefined,
): PendingAnswer<T> {
  if (help === undefined) return knownAnswer(refuse({ code: 'game/no-words' }));
  return mapAnswer(help.search(game, ask), (answer): Result<T, Problem> => {
    const found = read(answer.found);
    return found === undefined ? refuse({ code: 'engine/no-search', game }) : ok(found);
  });
}
