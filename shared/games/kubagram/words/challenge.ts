import type { Seat } from '#shared/kernel/index.ts';
import { withEvents } from '../../common/turns.ts';
import { undoClaim } from './claims.ts';
import { spelled } from '../dice.ts';
import type { KubagramEvent } from '../events.ts';
import type { KubagramMove } from '../moves.ts';
import { actorsOf, withSeat } from '../seats.ts';
import { findWord } from './spelling.ts';
import type { AfterClaims, KubagramState, OpenClaim, Phase } from '../state.ts';
import { nextTurn } from '../turns.ts';
import type { KubagramStep } from '../types.ts';

type Window = Extract<Phase, { kind: 'challenge' }>;

/** A look-up costs this many points (K14). */
export const lookupPoints = 5;

export function closeClaims(state: KubagramState, by: Seat, then: AfterClaims): KubagramStep {
  if (state.claims.length === 0) return afterClaims(state, by, then);
  const phase: Window = { kind: 'challenge', seat: by, accepted: [], then };
  return { state: { ...state, phase }, events: [{ kind: 'claims-made', seat: by }] };
}

function afterClaims(before: KubagramState, by: Seat, then: AfterClaims): KubagramStep {
  const state = { ...before, claims: [] };
  return then === 'take'
    ? { state: { ...state, phase: { kind: 'before', seat: by } }, events: [] }
    : nextTurn(state, by);
}

export function accept(before: KubagramState, window: Window, by: Seat): KubagramStep {
  const phase: Window = { ...window, accepted: [...window.accepted, by] };
  const state: KubagramState = { ...before, phase };
  const accepted: KubagramEvent = { kind: 'accepted', seat: by };
  return actorsOf(state).length > 0
    ? { state, events: [accepted] }
    : withEvents([accepted], afterClaims(state, window.seat, window.then));
}

export function challenge(
  before: KubagramState,
  window: Window,
  { by, word, good }: Extract<KubagramMove, { kind: 'challenge' }>,
): KubagramStep {
  const claim = before.claims.find((one) => one.word === word);
  const told: KubagramEvent = {
    kind: 'challenged',
    seat: by,
    player: window.seat,
    word: spelledIn(before, claim),
    good,
  };
  const judged = good ? keep(before, word) : undoClaim(before, word);
  const fined = fine(judged.state, good ? by : window.seat, good ? 'challenger' : 'claimant');
  const events = [told, ...judged.events, ...fined.events];
  return fined.state.claims.some((one) => !one.good)
    ? { state: fined.state, events }
    : withEvents(events, afterClaims(fined.state, window.seat, window.then));
}

function keep(state: KubagramState, word: number): KubagramStep {
  const claims = state.claims.map((one) => (one.word === word ? { ...one, good: true } : one));
  return { state: { ...state, claims }, events: [] };
}

function fine(state: KubagramState, seat: Seat, who: 'claimant' | 'challenger'): KubagramStep {
  const { lookupPenalty } = state.options;
  if (lookupPenalty !== who && lookupPenalty !== 'both') return { state, events: [] };
  return {
    state: withSeat(state, seat, ({ penalty }) => ({ penalty: penalty + lookupPoints })),
    events: [{ kind: 'penalty', seat, points: lookupPoints, move: state.moves }],
  };
}

export function spelledIn(
  { seats, claims }: Pick<KubagramState, 'seats' | 'claims'>,
  claim: OpenClaim | undefined,
): string {
  if (claim === undefined) return '';
  const lying = findWord(seats, claim.word)?.word;
  const part = claims.flatMap(({ parts }) => parts).find(({ word }) => word.id === claim.word)?.word;
  return spelled((lying ?? part)?.dice ?? []);
}
