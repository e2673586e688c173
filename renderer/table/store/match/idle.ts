import { clockOf, currentState, isClockMove, moveAt, stateBefore } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { LoadedGame } from '../load-game.ts';
import { peopleOf } from '../people.ts';
import type { TableTypes } from '../table-types.ts';
import { laidGame, type Match, type MatchEvent } from './match.ts';

/**
 * Returns true where time has passed a turn of every person since one of them made a move, and it is a person's turn
 * again. Moves before `actedAt` do not count, and what computers do says nothing about people.
 */
export function isIdle<T extends TableTypes>(game: LoadedGame<T>, actedAt: number): boolean {
  const { rules } = game.game;
  const { timeline } = game;
  const people = peopleOf(game.record);
  const { seat } = rules.turn(currentState(timeline));
  if (seat === undefined || !people.includes(seat)) return false;
  const passed = new Set<Seat>();
  for (let at = timeline.length - 1; at >= actedAt && passed.size < people.length; at -= 1) {
    const by = moveAt(timeline, at)?.by;
    if (by !== undefined && by !== 'clock' && people.includes(by)) return false;
    const late = by === 'clock' ? passedBy(game, at) : undefined;
    if (late !== undefined && people.includes(late)) passed.add(late);
  }
  return passed.size === people.length;
}

/** Returns whose turn this move of a clock ended, unless they have no time left for any further turn. */
function passedBy<T extends TableTypes>(
  { game: { rules }, timeline }: LoadedGame<T>,
  at: number,
): Seat | undefined {
  const before = stateBefore(rules, timeline, at);
  const move = moveAt(timeline, at);
  if (move === undefined || (isClockMove(move) && clockOf(before)?.settings.clock !== 'turn'))
    return undefined;
  const [was, is] = [rules.turn(before), rules.turn(stateBefore(rules, timeline, at + 1))];
  return was.number === is.number && was.seat === is.seat ? undefined : was.seat;
}

const acts: readonly MatchEvent<TableTypes>['kind'][] = [
  'act',
  'undo',
  'undoTo',
  'redo',
  'hint',
  'liftCurtain',
  'attend',
];

/** A person who only lays cubes, or looks at a hint, does something too. */
export function acted<T extends TableTypes>(match: Match<T>, { kind }: MatchEvent<T>): Match<T> {
  const game = laidGame(match);
  return game === undefined || !acts.includes(kind) ? match : { ...match, actedAt: game.timeline.length };
}
