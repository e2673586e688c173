import { assertNever, type Seat } from '#shared/kernel/index.ts';
import { withEvents } from '../common/turns.ts';
import { endGame, endTurn } from './ending.ts';
import type { AlphacubesEvent } from './events.ts';
import type { AlphacubesMove } from './moves.ts';
import { seatState, seatsIn, withSeat, type SeatsOpen } from './seats.ts';
import type { AlphacubesState, PendingPlay } from './state.ts';
import { settle } from './stock.ts';
import type { AlphacubesStep } from './types.ts';

type S = AlphacubesState;

/** Returns the opponents who may still challenge or accept the play (A5), clockwise from its player. */
export function mayChallenge(state: SeatsOpen, pending: PendingPlay): readonly Seat[] {
  const { length } = state.seats;
  const distance = (at: Seat) => (at - pending.seat + length) % length;
  return seatsIn(state)
    .filter((at) => at !== pending.seat && !pending.accepted.includes(at))
    .sort((one, other) => distance(one) - distance(other));
}

export function accept(state: S, pending: PendingPlay, by: Seat): AlphacubesStep {
  const waved: PendingPlay = { ...pending, accepted: [...pending.accepted, by] };
  const accepted: AlphacubesEvent = { kind: 'accepted', seat: by };
  if (mayChallenge(state, waved).length > 0) {
    return { state: { ...state, phase: { kind: 'challenge', pending: waved } }, events: [accepted] };
  }
  return withEvents([accepted], settle(state, pending, []));
}

/** All words of the play are judged together, once (A5). */
export function challenge(
  state: S,
  pending: PendingPlay,
  { by, good }: Extract<AlphacubesMove, { kind: 'challenge' }>,
): AlphacubesStep {
  const spelled = pending.score.words.map(({ word }) => word);
  const challenged: AlphacubesEvent = {
    kind: 'challenged',
    seat: by,
    player: pending.seat,
    words: spelled,
    good,
  };
  return withEvents([challenged], good ? playWasGood(state, pending, by) : playWasBad(state, pending));
}

function playWasGood(state: S, pending: PendingPlay, challenger: Seat): AlphacubesStep {
  const { challengeKind } = state.options;
  switch (challengeKind) {
    case 'single':
    case 'void':
      return settle(state, pending, []);
    case 'double': {
      const missed = seatState(state, challenger).missed + 1;
      const event: AlphacubesEvent = { kind: 'must-miss', seat: challenger, missed };
      return settle(withSeat(state, challenger, { missed }), pending, [event]);
    }
    case 'plus5':
    case 'plus10': {
      const points = challengeKind === 'plus5' ? 5 : 10;
      const gained = seatState(state, pending.seat).points + points;
      const { move } = pending;
      const event: AlphacubesEvent = { kind: 'bonus', seat: pending.seat, points, move };
      return settle(withSeat(state, pending.seat, { points: gained }), pending, [event]);
    }
    case 'triple':
      return settle(withSeat(state, challenger, { out: true }), pending, [
        { kind: 'put-out', seat: challenger },
      ]);
    default:
      return assertNever(challengeKind);
  }
}

function playWasBad(state: S, pending: PendingPlay): AlphacubesStep {
  const { seat: player, placements } = pending;
  const back = takeBack(state, pending);
  const takenBack: AlphacubesEvent = { kind: 'taken-back', seat: player, placements };
  const { challengeKind, missedTurn } = state.options;
  switch (challengeKind) {
    case 'void':
      return { state: { ...back, phase: { kind: 'turn', seat: player } }, events: [takenBack] };
    case 'single':
    case 'plus5':
    case 'plus10':
      return withEvents([takenBack], endTurn(back, player, 'otherwise'));
    case 'double': {
      if (missedTurn === 'this') return withEvents([takenBack], endTurn(back, player, 'otherwise'));
      const missed = seatState(back, player).missed + 1;
      const event: AlphacubesEvent = { kind: 'must-miss', seat: player, missed };
      return withEvents([takenBack, event], endTurn(withSeat(back, player, { missed }), player, 'otherwise'));
    }
    case 'triple': {
      const without = withSeat(back, player, { out: true });
      const events: readonly AlphacubesEvent[] = [takenBack, { kind: 'put-out', seat: player }];
      return withEvents(
        events,
        seatsIn(without).length === 1
          ? endGame(without, 'last-one-left')
          : endTurn(without, player, 'otherwise'),
      );
    }
    default:
      return assertNever(challengeKind);
  }
}

function takeBack(state: S, pending: PendingPlay): S {
  const lifted = new Set(pending.placements.map(({ square }) => square));
  const squares = Object.fromEntries(Object.entries(state.squares).filter(([square]) => !lifted.has(square)));
  const hand = [...seatState(state, pending.seat).hand, ...pending.placements.map(({ cube }) => cube)];
  return withSeat({ ...state, squares }, pending.seat, { hand });
}
