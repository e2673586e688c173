import type { PendingAnswer, WordThreads } from '#renderer/worker/index.ts';
import type { AskPlays, AskSearch, AskWords, Game, GameTypes } from '#shared/engine/index.ts';
import { refuse } from '#shared/kernel/index.ts';

export interface AskedThreads {
  readonly ask: AskPlays;
  readonly askWords: AskWords;
  readonly search: AskSearch;
  /** Ends the question under way and all that follow. */
  readonly cancel: () => void;
}

/** Puts the questions of a computer or a review to the threads, one after another. */
export function askThreads(help: WordThreads | undefined, game: string, tier?: number): AskedThreads {
  let cancelAsk: () => void = () => undefined;
  let cancelled = false;
  const answerOf = <A>(asking: PendingAnswer<A> | undefined): PendingAnswer<A>['answer'] => {
    if (asking === undefined) return Promise.resolve(refuse({ code: 'game/no-words' }));
    cancelAsk = () => {
      asking.cancel();
    };
    if (cancelled) asking.cancel();
    return asking.answer;
  };
  return {
    ask: (question) => answerOf(help?.plays(question, tier)),
    askWords: (task, layers) => answerOf(help?.words(task, layers, tier)),
    search: (question) => answerOf(help?.search(game, question, tier)),
    cancel: () => {
      cancelled = true;
      cancelAsk();
    },
  };
}

export interface LevelThreads {
  readonly threads: (tier?: number) => AskedThreads;
  /** A level asks with the words it knows. */
  readonly forLevel: (level: number) => AskedThreads;
  readonly cancel: () => void;
}

/** Asks with several vocabularies, and ends all their questions at once. */
export function levelThreads(
  help: WordThreads | undefined,
  { id, computers }: Pick<Game<GameTypes>, 'id' | 'computers'>,
): LevelThreads {
  const asked = new Map<number | undefined, AskedThreads>();
  let isCancelled = false;
  const threads = (tier?: number): AskedThreads => {
    const known = asked.get(tier) ?? askThreads(help, id, tier);
    asked.set(tier, known);
    if (isCancelled) known.cancel();
    return known;
  };
  return {
    threads,
    forLevel: (level) => threads(computers.levels.find((one) => one.level === level)?.tier),
    cancel() {
      isCancelled = true;
      for (const one of asked.values()) one.cancel();
    },
  };
}
