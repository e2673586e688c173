import { currentState } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { LoadedGame } from '../load-game.ts';
import type { TableTypes } from '../table-types.ts';
import { isPaused } from './pauses.ts';
import { advance, andThen, freeGame, showing, type Advanced, type Match } from './match.ts';

export function considerComputers<T extends TableTypes>(match: Match<T>): Advanced<T> {
  const game = freeGame(match);
  if (game === undefined) return advance(match);
  const seat = isPaused(game) ? undefined : computerToMove(game);
  const { isStopped, thinking } = match.computers;
  if (seat !== undefined && thinking?.game === game) return advance(match);
  return andThen(stopThinking(match), (next) => {
    if (seat === undefined) return advance(showing(next, { computer: { kind: 'idle' } }));
    if (isStopped) return advance(showing(next, { computer: { kind: 'stopped', seat } }));
    if (match.onlookers === 0) return advance(next);
    const serial = next.serial + 1;
    const computers = { isStopped, thinking: { serial, seat, game } };
    return advance(showing({ ...next, serial, computers }, { computer: { kind: 'thinking', seat } }), {
      kind: 'think',
      serial,
      seat,
      game,
      isPatient: peopleMaySpeakUp(game),
    });
  });
}

export function stopThinking<T extends TableTypes>(match: Match<T>): Advanced<T> {
  const { computers } = match;
  if (computers.thinking === undefined) return advance(match);
  return advance({ ...match, computers: { ...computers, thinking: undefined } }, { kind: 'stopThinking' });
}

export function stopComputers<T extends TableTypes>(match: Match<T>): Advanced<T> {
  if (match.computers.isStopped) return advance(match);
  return andThen(stopThinking(match), (next) =>
    considerComputers({ ...next, computers: { ...next.computers, isStopped: true } }),
  );
}

export function resumeComputers<T extends TableTypes>(match: Match<T>): Match<T> {
  return { ...match, computers: { ...match.computers, isStopped: false } };
}

/** Returns the computer that has the turn or may speak up; undefined where only people may move. */
export function computerToMove<T extends TableTypes>({
  game: { rules },
  record,
  timeline,
}: LoadedGame<T>): Seat | undefined {
  return rules
    .actors(currentState(timeline))
    .find((actor): actor is Seat => actor !== 'clock' && record.players[actor]?.kind === 'computer');
}

function peopleMaySpeakUp<T extends TableTypes>({
  game: { rules },
  record,
  timeline,
}: LoadedGame<T>): boolean {
  const state = currentState(timeline);
  if (rules.turn(state).seat !== undefined) return false;
  return rules.actors(state).some((actor) => actor !== 'clock' && record.players[actor]?.kind === 'person');
}
