import {
  cubeword,
  hintFor,
  placedCube,
  turnAsk,
  turnsIn,
  turnText,
  feltAfter,
  type CubewordView,
  type Hint,
  type TurnsFound,
  setOf,
} from '#shared/games/cubeword/index.ts';
import type { HintAsk } from '#renderer/table/index.ts';
import type { PendingAnswer } from '#renderer/worker/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { type Place, type PieceSet } from '#shared/pieces/index.ts';
import { tableWords } from '#shared/table-words/index.ts';
import type { CubewordTable } from './table-types.ts';

export interface FoundTurn extends Hint {
  readonly line: string;
  readonly places: readonly Place[];
  readonly set: PieceSet;
}

type Help = HintAsk<CubewordTable>['help'];

export function askForTurns(help: Help, view: CubewordView): PendingAnswer<TurnsFound> {
  if (help === undefined) {
    return { answer: Promise.resolve(refuse({ code: 'game/no-words' })), cancel: () => undefined };
  }
  const asking = help.search('cubeword', {
    layers: tableWords(view, cubeword.letters(view.options)),
    question: turnAsk(view),
  });
  return {
    cancel: () => {
      asking.cancel();
    },
    answer: asking.answer.then((answered): Result<TurnsFound, Problem> => {
      if (!answered.ok) return answered;
      const found = turnsIn(answered.value.found);
      return found === undefined ? refuse({ code: 'engine/no-search' }) : ok(found);
    }),
  };
}

/** Resolves to undefined where no turn scores. */
export function findHint({
  view,
  words,
  help,
}: HintAsk<CubewordTable>): PendingAnswer<FoundTurn | undefined> {
  const asking = askForTurns(help, view);
  return {
    cancel: () => {
      asking.cancel();
    },
    answer: asking.answer.then((found): Result<FoundTurn | undefined, Problem> => {
      if (!found.ok) return found;
      const hint = hintFor(view, found.value, words);
      return ok(hint === undefined ? undefined : shownHint(view, hint));
    }),
  };
}

function shownHint({ felt, options }: CubewordView, hint: Hint): FoundTurn {
  const set = setOf(options);
  const after = feltAfter(set, felt, hint.parts);
  const moved = new Set(hint.parts.map(({ cube }) => cube));
  const places = [...moved].flatMap((cube): readonly Place[] => {
    const there = after.ok ? placedCube(after.value, cube) : undefined;
    return there === undefined ? [] : [{ column: there.column, row: there.row }];
  });
  return { ...hint, set, line: turnText(set, felt, hint.parts), places };
}
