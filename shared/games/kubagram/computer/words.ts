import type { ComputerTurn } from '#shared/engine/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { tableWords } from '#shared/table-words/index.ts';
import { bestWords, type WordFound, type WordSearch } from '../best-words.ts';
import { alphabetOf, setOf } from '../dice.ts';
import type { KubagramView } from '../state.ts';
import type { KubagramTypes } from '../types.ts';
import type { ComputerLevel } from './levels.ts';

/** A computer that thinks about its next move. */
export interface Thinker extends Omit<ComputerTurn<KubagramTypes>, 'level'> {
  readonly level: ComputerLevel;
}

/** How this level looks for words. A smaller vocabulary does not know what the table lets stand beyond the list either. */
export function searchOf({ view, by, askWords, level }: Thinker): WordSearch {
  const layers = tableWords(view, alphabetOf(setOf(view.options)));
  return {
    by,
    askWords,
    layers: level.tier === undefined ? layers : { ...layers, allowed: [] },
    longest: level.longest,
  };
}

/** What the level sees and makes, what brings most first. */
export async function wordsSeen(
  thinker: Thinker,
  view: KubagramView,
): Promise<Result<readonly WordFound[], Problem>> {
  const found = await bestWords(view, searchOf(thinker));
  if (!found.ok) return found;
  const { joins } = thinker.level;
  return ok(found.value.filter(({ move, gain }) => gain > 0 && (joins || move.kind === 'claim')));
}
