import {
  cubeword,
  hintFor,
  placedCube,
  turnRequest,
  parseTurnsFound,
  feltAfter,
  type CubewordView,
  type Felt,
  type Hint,
  type TurnsFound,
  setOf,
} from '#shared/games/cubeword/index.ts';
import { askSearch, mapAnswer, type HintRequest } from '#renderer/table/index.ts';
import type { PendingAnswer } from '#renderer/worker/index.ts';
import { ok } from '#shared/kernel/index.ts';
import { type Place, type PieceSet } from '#shared/pieces/index.ts';
import { tableWords } from '#shared/table-words/index.ts';
import type { CubewordTable } from './table-types.ts';

export interface FoundTurn extends Hint {
  readonly before: Felt;
  readonly places: readonly Place[];
  readonly set: PieceSet;
}

export function askForTurns(
  help: HintRequest<CubewordTable>['help'],
  view: CubewordView,
): PendingAnswer<TurnsFound> {
  const layers = tableWords(view, cubeword.letters(view.options));
  return askSearch(help, cubeword.id, { layers, question: turnRequest(view) }, parseTurnsFound);
}

/** Resolves to undefined if no turn scores. */
export function findHint({
  view,
  words,
  help,
}: HintRequest<CubewordTable>): PendingAnswer<FoundTurn | undefined> {
  return mapAnswer(askForTurns(help, view), (found) => {
    const hint = hintFor(view, found, words);
    return ok(hint && shownHint(view, hint));
  });
}

function shownHint({ felt, options }: CubewordView, hint: Hint): FoundTurn {
  const set = setOf(options);
  const after = feltAfter(set, felt, hint.parts);
  const moved = new Set(hint.parts.map(({ cube }) => cube));
  const places = [...moved].flatMap((cube): readonly Place[] => {
    const there = after.ok ? placedCube(after.value, cube) : undefined;
    return there === undefined ? [] : [{ column: there.column, row: there.row }];
  });
  return { ...hint, set, before: felt, places };
}
