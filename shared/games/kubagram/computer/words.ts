import type { ComputerTurn } from '#shared/engine/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { tableWords } from '#shared/table-words/index.ts';
import { wordsKnown } from '../../common/rulings.ts';
import { bestWords, type WordFound, type WordSearch } from '../search/best-words.ts';
import { alphabetOf, setOf } from '../dice.ts';
import type { KubagramView } from '../state.ts';
import type { KubagramTypes } from '../types.ts';
import type { ComputerLevel } from './levels.ts';

export interface Thinker extends Omit<ComputerTurn<KubagramTypes>, 'level'> {
  readonly level: ComputerLevel;
}

export function searchOf({ view, by, askWords, level }: Thinker): WordSearch {
  const layers = tableWords(view, alphabetOf(setOf(view.options)));
  return {
    by,
    askWords,
    layers: wordsKnown(level.tier, layers),
    longest: level.longest,
  };
}

export async function wordsSeen(
  thinker: Thinker,
  view: KubagramView,
): Promise<Result<readonly WordFound[], Problem>> {
  const found = await bestWords(view, searchOf(thinker));
  if (!found.ok) return found;
  const { joins } = thinker.level;
  return ok(found.value.filter(({ move, gain }) => gain > 0 && (joins || move.kind === 'claim')));
}
