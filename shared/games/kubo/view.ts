import type { Onlooker } from '#shared/engine/index.ts';
import { problemOf } from './legality.ts';
import type { KuboMove } from './moves.ts';
import { deadCards } from './placing.ts';
import type { MoveProblem } from './problems.ts';
import type { KuboState, KuboView } from './state.ts';

/** Other hands and the deck are only counted (U11); open lines stay hidden, because players must find them (U7). */
export function viewFor(state: KuboState, who: Onlooker): KuboView {
  const { options, turn, round, dealer, table, seats, claimed, barren, phase, previous } = state;
  return {
    onlooker: who,
    options,
    turn,
    round,
    dealer,
    table,
    dead: deadCards(state),
    hand: who === 'table' ? [] : (seats[who]?.hand ?? []),
    seats: seats.map(({ hand, points, laidBefore }) => ({ points, laidBefore, cards: hand.length })),
    deck: state.deck.length,
    claimed,
    barren,
    phase,
    ...(previous === undefined ? {} : { previous }),
  };
}

/** Judges from the view alone. Screens must not ask about a line that nobody pointed out: the answer reveals it. */
export function problemIn(view: KuboView, move: KuboMove): MoveProblem | undefined {
  const { onlooker, hand, seats, deck } = view;
  return problemOf(
    {
      ...view,
      deckLeft: deck,
      laidBefore: seats.map(({ laidBefore }) => laidBefore),
      handOf: (at) => (at === onlooker ? hand : []),
    },
    move,
  );
}
