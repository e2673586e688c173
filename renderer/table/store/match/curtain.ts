import { isOpen, moveAt, currentState, type OpenHands, type PlayedTurn } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { LoadedGame } from '../load-game.ts';
import { handsAt, peopleOf } from '../people.ts';
import type { Drafting, TableTypes } from '../table-types.ts';
import { laidGame, showing, type Match } from './match.ts';
import { isPaused } from './pauses.ts';

export const covered = { code: 'play/hand-covered' } as const;

/** Returns the person on turn if their hand is open: only they lay cubes, make the moves of a turn and take hints. */
export function layingSeat<T extends TableTypes>(match: Match<T>, game: LoadedGame<T>): Seat | undefined {
  const { seat } = turnOf(game);
  if (seat === undefined || !peopleOf(game.record).includes(seat)) return undefined;
  return isOpen(handsOf(match, game), seat) ? seat : undefined;
}

export function mayMake<T extends TableTypes>(
  match: Match<T>,
  game: LoadedGame<T>,
  proposal: T['proposal'],
  drafting: Drafting<T>,
): boolean {
  // Anyone may speak up between turns, the whole table rules on words, and a computer has no one to hide from.
  const { by } = proposal;
  if (by === 'clock' || turnOf(game).seat !== by || drafting.isOfTable(proposal)) return true;
  return !peopleOf(game.record).includes(by) || layingSeat(match, game) === by;
}

/** Checks the game as it is now, because a turn that was undone cannot be reviewed. */
export function mayReview<T extends TableTypes>(
  match: Match<T>,
  { at, seat, kind }: Pick<PlayedTurn, 'at' | 'seat' | 'kind'>,
): boolean {
  const game = laidGame(match);
  if (game === undefined || isPaused(game)) return false;
  const made = moveAt(game.timeline, at);
  return isOpen(handsOf(match, game), seat) && made?.by === seat && made.kind === kind;
}

/** Returns who has come forward once this game is laid: the same person, or without a curtain the seat on turn. */
export function forwardAt<T extends TableTypes>(match: Match<T>, game: LoadedGame<T>): Seat | undefined {
  if (isPaused(game)) return undefined;
  const { seat, number } = turnOf(game);
  const laid = laidGame(match);
  const before = laid === undefined ? undefined : turnOf(laid);
  const sameTurn = before !== undefined && before.seat === seat && before.number === number;
  // A hand stays open only within its turn: another window may have made the moves between two turns of one seat.
  if (seat === match.shown.forward && (before === undefined || sameTurn)) return seat;
  // Without a curtain each hand opens when its turn begins or a pause ends, but a ruling in the middle of a turn opens none.
  const begins = !sameTurn || (laid !== undefined && isPaused(laid));
  return match.curtain === false && begins ? seat : undefined;
}

export function setCurtain<T extends TableTypes>(match: Match<T>, on: boolean): Match<T> {
  const next = { ...match, curtain: on };
  const game = laidGame(match);
  if (!on && match.curtain === undefined && game !== undefined) return liftCurtain(next, game);
  return coversHand(match, on) ? showing(next, { forward: undefined }) : next;
}

export function coversHand<T extends TableTypes>({ curtain, shown }: Match<T>, on: boolean): boolean {
  return on && curtain === false && shown.forward !== undefined;
}

export function liftCurtain<T extends TableTypes>(match: Match<T>, game: LoadedGame<T>): Match<T> {
  return showing(match, { forward: turnOf(game).seat });
}

function handsOf<T extends TableTypes>(
  { shown }: Match<T>,
  { game, timeline, record }: LoadedGame<T>,
): OpenHands {
  return handsAt(game, currentState(timeline), peopleOf(record), shown.forward);
}

function turnOf<T extends TableTypes>({ game, timeline }: LoadedGame<T>) {
  return game.rules.turn(currentState(timeline));
}
