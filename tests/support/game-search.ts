import { gameIds } from '#shared/games/index.ts';
import { loadSearch } from '#shared/games/searches.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';
import {
  createWordEngine,
  type GameAnswer,
  type Rulings,
  type WordEngine,
} from '#shared/word-engine/index.ts';

const searches = new Map(
  await Promise.all(gameIds.map(async (id) => [id as string, await loadSearch(id)] as const)),
);

/** Making an engine takes longer than many searches. */
const engines = new WeakMap<Lexicon, Map<string, WordEngine>>();

function engineOf(lexicon: Lexicon, rulings: Rulings): WordEngine {
  const made = engines.get(lexicon) ?? new Map<string, WordEngine>();
  engines.set(lexicon, made);
  const key = JSON.stringify(rulings);
  const engine = made.get(key) ?? createWordEngine(lexicon, rulings);
  made.set(key, engine);
  return engine;
}

/** The search of a game on this thread. */
export function searchOver(
  game: string,
  lexicon: Lexicon,
  rulings: Rulings,
  question: unknown,
): GameAnswer | undefined {
  return searches.get(game)?.(lexicon, rulings, question, () => engineOf(lexicon, rulings));
}
