import { shuffle, type CubeId, type Seat } from '#shared/kernel/index.ts';
import { withEvents } from '../common/turns.ts';
import { endGame, endTurn } from './ending.ts';
import type { AlphacubesEvent } from './events.ts';
import { handSize } from './scoring.ts';
import { seatState, seatsIn, withSeat } from './seats.ts';
import type { AlphacubesState, PendingPlay } from './state.ts';
import type { AlphacubesStep } from './types.ts';

/** Writes the points of a play that stands, fills the hand up (A2), notes a hand without cubes (A6), ends the turn. */
export function settle(
  state: AlphacubesState,
  pending: Pick<PendingPlay, 'seat' | 'score' | 'move'>,
  events: readonly AlphacubesEvent[],
): AlphacubesStep {
  const { seat: player, score, move } = pending;
  const { points, plays } = seatState(state, player);
  const scored = withSeat(state, player, { points: points + score.total, plays: plays + 1 });
  const soFar: AlphacubesEvent[] = [...events, { kind: 'scored', seat: player, points: score.total, move }];
  if (seatsIn(scored).length === 1 && state.seats.length > 1) {
    return withEvents(soFar, endGame(scored, 'last-one-left'));
  }
  const filled = refill(scored, player);
  soFar.push(...filled.events);
  const wentOut =
    seatState(filled.state, player).hand.length === 0 && filled.state.progress.wentOut === undefined;
  if (wentOut) soFar.push({ kind: 'went-out', seat: player });
  const { progress } = filled.state;
  const next = wentOut ? { ...filled.state, progress: { ...progress, wentOut: player } } : filled.state;
  return withEvents(soFar, endTurn(next, player, 'laid'));
}

/** New cubes are drawn before the old ones are mixed in (A4). The stock holds enough, because the move was checked. */
export function exchange(state: AlphacubesState, by: Seat, cubes: readonly CubeId[]): AlphacubesStep {
  const drawn = state.stock.slice(0, cubes.length);
  const [stock, random] = shuffle(state.random, [...state.stock.slice(cubes.length), ...cubes]);
  const kept = seatState(state, by).hand.filter((cube) => !cubes.includes(cube));
  const swapped = withSeat({ ...state, stock, random }, by, { hand: [...kept, ...drawn] });
  return withEvents(
    [
      { kind: 'exchanged', seat: by, count: cubes.length, cubes },
      { kind: 'drew', seat: by, count: drawn.length, cubes: drawn },
    ],
    endTurn(swapped, by, 'otherwise'),
  );
}

function refill(state: AlphacubesState, by: Seat): AlphacubesStep {
  const { hand } = seatState(state, by);
  const drawn = state.stock.slice(0, handSize - hand.length);
  const stock = state.stock.slice(drawn.length);
  const filled = withSeat({ ...state, stock }, by, { hand: [...hand, ...drawn] });
  return { state: filled, events: [{ kind: 'drew', seat: by, count: drawn.length, cubes: drawn }] };
}
