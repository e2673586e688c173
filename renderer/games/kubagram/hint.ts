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
  readonly move: KubagramProposal;
  /** What it scores. */
  readonly points: number;
  /** The words that it joins, as people write them. */
  readonly words: readonly string[];
}

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
    ask: () => Promise.resolve(refuse({ code: 'game/no-words' })),
    askWords,
  });
  return {
    answer: decided.then((found): Result<FoundMove | undefined, Problem> => {
      if (!found.ok) return found;
      const move = found.value;
      return ok(problemIn(view, move) === undefined ? foundMove(view, move) : undefined);
    }),
    cancel: () => {
      asked?.cancel();
    },
  };
}

function foundMove({ options, seats }: KubagramView, move: KubagramProposal): FoundMove {
  const joined = move.kind === 'join' ? move.words.flatMap((id) => findWord(seats, id)?.word ?? []) : [];
  const dice = move.kind === 'claim' ? move.dice : joined.flatMap((word) => word.dice);
  const parts = joined.reduce((sum, word) => sum + word.parts, 0) || 1;
  return {
    move,
    points: valueOfWord(options.set, { dice, parts, extended: false }).total,
    words: joined.map((word) => typed(spelled(word.dice))),
  };
}
