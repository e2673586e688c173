import { currentState, redo, undo, type Timeline } from '#shared/engine/index.ts';
import { isStrict } from '#shared/options/index.ts';
import type { LoadedGame } from '../load-game.ts';
import { peopleOf } from '../people.ts';
import type { Next } from '../play.ts';
import type { TableTypes } from '../table-types.ts';
import { computerToMove, stopComputers } from './computers.ts';
import { andThen, freeGame, advance, refused, type Advanced, type Match, type StepTools } from './match.ts';
import { save } from './moves.ts';

export function takeBack<T extends TableTypes>(match: Match<T>, tools: StepTools<T>): Advanced<T> {
  const game = freeGame(match);
  if (game === undefined) return advance(match);
  const people = peopleOf(game.record);
  if (people.length > 0)
    return shorten(match, tools, ({ timeline }) => undo(game.game.rules, timeline, people));
  // Without people, one move is taken back and the computers stop, so that the position can be looked at.
  const shortened = shorten(match, tools, ({ timeline }) => undo(game.game.rules, timeline));
  return shortened.next.writing === undefined ? shortened : andThen(shortened, stopComputers);
}

export function takeBackTo<T extends TableTypes>(
  match: Match<T>,
  moves: number,
  tools: StepTools<T>,
): Advanced<T> {
  return shorten(match, tools, ({ game, timeline }) => {
    let back: Timeline<T> | undefined = timeline;
    while (back !== undefined && back.length > moves) back = undo(game.rules, back);
    return back === timeline ? undefined : back;
  });
}

function shorten<T extends TableTypes>(
  match: Match<T>,
  tools: StepTools<T>,
  shorter: (game: LoadedGame<T>) => Timeline<T> | undefined,
): Advanced<T> {
  const game = freeGame(match);
  if (game === undefined) return advance(match);
  // What may be looked at after the end would help a player who plays on.
  if (isStrict(game.record.options) && game.game.rules.ending(currentState(game.timeline)) !== undefined) {
    return advance(refused(match, { code: 'play/strict-over' }));
  }
  const timeline = shorter(game);
  return timeline === undefined
    ? advance(refused(match, { code: 'play/nothing-to-undo' }))
    : save(match, game, { timeline, kind: 'taken-back', events: [] }, tools);
}

export function makeAgain<T extends TableTypes>(match: Match<T>, tools: StepTools<T>): Advanced<T> {
  const game = freeGame(match);
  if (game === undefined) return advance(match);
  const again = redoToPerson(game);
  return again === undefined
    ? advance(refused(match, { code: 'play/nothing-to-redo' }))
    : save(match, game, { ...again, kind: 'made-again' }, tools);
}

/** Redoes what one undo took back: a move and the computers' moves after it. */
function redoToPerson<T extends TableTypes>(
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
