import { redo } from '#shared/engine/index.ts';
import { computerToMove } from './computers.ts';
import type { LoadedGame } from './load-game.ts';
import { peopleOf } from './people.ts';
import type { Next } from './play.ts';
import type { TableTypes } from './table-types.ts';

/** Redoes what one undo took back: a move, and the moves of computers that followed it. */
export function redoToPerson<T extends TableTypes>(
  game: LoadedGame<T>,
): Pick<Next<T>, 'timeline' | 'events'> | undefined {
  const { rules } = game.game;
  const people = peopleOf(game.record);
  let again = redo(rules, game.timeline);
  while (again !== undefined && people.length > 0) {
    if (computerToMove({ ...game, timeline: again.timeline }) === undefined) return again;
    const next = redo(rules, again.timeline);
    if (next === undefined) return again;
    again = { ...next, events: [...again.events, ...next.events] };
  }
  return again;
}
