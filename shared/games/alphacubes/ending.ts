import { assertNever, seat, type Seat } from '#shared/kernel/index.ts';
import { withWaiting } from '../common/rulings.ts';
import { withEvents } from '../common/turns.ts';
import type { AlphacubesEvent } from './events.ts';
import { nextSeat, placeInRound, seatState, seatsIn, withSeat } from './seats.ts';
import { setOf } from './pieces.ts';
import { totalOf } from './setup.ts';
import type { AlphacubesState, GameEnd } from './state.ts';
import type { AlphacubesStep } from './types.ts';

/** The game ends after this many whole rounds without a cube laid (A6, our addition). */
export const barrenRoundsToEnd = 3;

/** Only these differences matter for the end of the game (A6). */
export type Spent = 'laid' | 'passed' | 'otherwise';

/** A missed turn counts as a turn: it breaks a succession of passes, and stays missed in the last round. */
export function endTurn(before: AlphacubesState, by: Seat, spent: Spent): AlphacubesStep {
  const events: AlphacubesEvent[] = [];
  let state = noteSpent(before, spent);
  if (state.progress.passes >= seatsIn(state).length) return endGame(state, 'all-passed');

  for (let current = by; ;) {
    const next = nextSeat(state, current);
    if (placeInRound(state, next) <= placeInRound(state, current)) {
      if (state.progress.wentOut !== undefined) return withEvents(events, endGame(state, 'went-out'));
      state = countRound(state);
      if (state.progress.barrenRounds >= barrenRoundsToEnd) {
        return withEvents(events, endGame(state, 'no-cubes-laid'));
      }
    }
    state = withWaiting({ ...state, turn: state.turn + 1 });
    const { missed } = seatState(state, next);
    if (missed === 0) {
      state = { ...state, phase: { kind: 'turn', seat: next } };
      return { state, events: [...events, { kind: 'turn', seat: next, turn: state.turn }] };
    }
    state = noteSpent(withSeat(state, next, { missed: missed - 1 }), 'otherwise');
    events.push({ kind: 'missed-turn', seat: next });
    current = next;
  }
}

export function endGame(state: AlphacubesState, reason: GameEnd['reason']): AlphacubesStep {
  const unplayed = state.seats.map(({ hand, out }) => (out ? [] : hand));
  const leftover = unplayed.map((cubes) => 0 - totalOf(setOf(state.options), cubes));
  const seats = state.seats.map((one, index) => ({ ...one, points: one.points + (leftover[index] ?? 0) }));
  const remaining = seatsIn(state);
  const best = Math.max(...remaining.map((at) => seats[at]?.points ?? -Infinity));
  const winners = remaining.filter((at) => seats[at]?.points === best).map((at) => seat(at));
  const { wentOut } = state.progress;
  const end: GameEnd = {
    reason,
    unplayed,
    leftover,
    winners,
    ...(wentOut === undefined ? {} : { wentOut }),
  };
  return { state: { ...state, seats, phase: { kind: 'over', end } }, events: [{ kind: 'ended', end }] };
}

function noteSpent(state: AlphacubesState, spent: Spent): AlphacubesState {
  const { progress } = state;
  switch (spent) {
    case 'laid':
      return { ...state, progress: { ...progress, passes: 0, laidThisRound: true } };
    case 'passed':
      return { ...state, progress: { ...progress, passes: progress.passes + 1 } };
    case 'otherwise':
      return { ...state, progress: { ...progress, passes: 0 } };
    default:
      return assertNever(spent);
  }
}

function countRound(state: AlphacubesState): AlphacubesState {
  const { progress } = state;
  const barrenRounds = progress.laidThisRound ? 0 : progress.barrenRounds + 1;
  return { ...state, progress: { ...progress, barrenRounds, laidThisRound: false } };
}
