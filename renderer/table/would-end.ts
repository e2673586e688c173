import { now, propose } from '#shared/engine/index.ts';
import type { LoadedGame, TableTypes } from './store/index.ts';

/**
 * Whether these moves, made one after another, would end the game.
 *
 * @returns the view of the table at that end; undefined where the game goes on, or the rules refuse a move
 */
export function wouldEnd<T extends TableTypes>(
  { game, timeline, words }: LoadedGame<T>,
  moves: readonly T['proposal'][],
): T['view'] | undefined {
  const { rules } = game;
  let next = timeline;
  for (const move of moves) {
    const made = propose(rules, next, move, words);
    if (!made.ok) return undefined;
    next = made.value.timeline;
  }
  const state = now(next);
  return rules.ending(state) === undefined ? undefined : rules.viewFor(state, 'table');
}
