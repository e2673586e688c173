import type { Step } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import { leaders } from '../common/turns.ts';
import { cornersOf } from './cells.ts';
import { deal, leftOf, shuffledDeck } from './deal.ts';
import type { KuboEvent } from './events.ts';
import type { KuboOptions } from './options.ts';
import type { GameEnd, KuboState, RoundEnd, RoundResult, SeatState, Turn } from './state.ts';
import type { KuboTypes } from './types.ts';

type KuboStep = Step<KuboTypes>;

/** A turn begins with one compulsory card, if the deck holds one (U5). */
export function beginTurn(state: KuboState, at: Seat): KuboStep {
  const turn = state.turn + 1;
  const begun: KuboEvent = { kind: 'turn-began', seat: at, turn };
  const drew = takeCard({ ...state, turn }, at, true);
  const phase = { kind: 'turn', seat: at, drawn: drew.events.length, laid: [], ending: 'no' } as const;
  return { state: { ...drew.state, phase }, events: [begun, ...drew.events] };
}

export function takeCard(state: KuboState, at: Seat, compulsory: boolean): KuboStep {
  const [card, ...deck] = state.deck;
  if (card === undefined) return { state, events: [] };
  const taken = withSeat({ ...state, deck }, at, ({ hand }) => ({ hand: [...hand, card] }));
  return { state: taken, events: [{ kind: 'drew', seat: at, compulsory, card }] };
}

/** After a turn and its claims the round ends (U9), or the next seat begins. */
export function finishTurn(state: KuboState, { seat: at, drawn, laid, ending }: Turn): KuboStep {
  const barren = drawn === 0 && laid.length === 0 ? state.barren + 1 : 0;
  const counted = { ...state, barren };
  if (ending !== 'no') return endRound(counted, ending);
  if (barren >= state.seats.length) return endRound(counted, 'nothing-laid');
  return beginTurn(counted, leftOf(at, state.seats.length));
}

/** Takes a point for every card left (U10), then ends the match or begins another round. */
function endRound(before: KuboState, reason: RoundEnd): KuboStep {
  const hands = before.seats.map(({ hand }) => hand);
  const minus = hands.map((hand) => 0 - hand.length);
  const state = {
    ...before,
    seats: before.seats.map((one) => ({ ...one, points: one.points - one.hand.length })),
  };
  const result: RoundResult = {
    round: state.round,
    reason,
    hands,
    lines: hands.map((_, at) =>
      state.claimed.reduce((sum, line) => (line.seat === at ? sum + line.points : sum), 0),
    ),
    minus,
    scores: state.seats.map(({ points }) => points),
  };
  const over = matchEnd(state, reason);
  const ended: KuboEvent = { kind: 'round-ended', move: state.moves, last: over !== undefined, result };
  if (over === undefined) {
    const next = beginRound({ ...state, previous: result });
    return { state: next.state, events: [ended, ...next.events] };
  }
  const winners = leaders(result.scores);
  return {
    state: { ...state, phase: { kind: 'over', reason: over, winners, result } },
    events: [ended, { kind: 'ended', reason: over, winners }],
  };
}

/** A match to a number of points stops after this many rounds (U10), because hands may cost more than lines bring. */
export const mostRounds = 30;

/** How many rounds a game has at most by its options. */
export function roundsAtMost({ match, rounds }: Pick<KuboOptions, 'match' | 'rounds'>): number {
  return match === 'one' ? 1 : match === 'rounds' ? rounds : mostRounds;
}

function matchEnd({ options, edition, round, seats }: KuboState, reason: RoundEnd): GameEnd | undefined {
  switch (options.match) {
    case 'one':
      return reason;
    case 'rounds':
      return round >= options.rounds ? 'rounds-played' : undefined;
    case 'points':
      if (seats.some(({ points }) => points >= options.points)) return 'points-reached';
      return round >= mostRounds && edition === undefined ? 'round-limit' : undefined;
  }
}

/** The deal moves to the left, and the cards are shuffled and dealt anew (U2). */
function beginRound(state: KuboState): KuboStep {
  const { orientation } = state.options;
  const seats = state.seats.length;
  const dealer = leftOf(state.dealer, seats);
  const first = leftOf(dealer, seats);
  const [mixed, random] = shuffledDeck(orientation, state.random);
  const { hands, deck } = deal(mixed, seats, first);
  const round = state.round + 1;
  const fresh: KuboState = {
    ...state,
    random,
    round,
    dealer,
    table: cornersOf(orientation),
    deck,
    seats: state.seats.map(({ points }, at) => ({ points, hand: hands[at] ?? [], laidBefore: 0 })),
    claimed: [],
    barren: 0,
  };
  const began: KuboEvent = { kind: 'round-began', round, dealer, hands };
  const turn = beginTurn(fresh, first);
  return { state: turn.state, events: [began, ...turn.events] };
}

export function withSeat(
  state: KuboState,
  at: Seat,
  change: (one: SeatState) => Partial<SeatState>,
): KuboState {
  const seats = state.seats.map((one, index) => (index === at ? { ...one, ...change(one) } : one));
  return { ...state, seats };
}
