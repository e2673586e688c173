import type { Onlooker } from '#shared/engine/index.ts';
import { problemOf } from './legality.ts';
import type { KuboMove } from './moves.ts';
import { deadCards } from './placing.ts';
import type { MoveProblem } from './problems.ts';
import type { KuboState, KuboView } from './state.ts';

/**
 * What an onlooker may know (U11): the table, whose lines are written down, and of the hands of others and of the deck
 * only how many cards. Which lines are complete and unclaimed is left for the players to find (U7).
 */
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

/**
 * Why the onlooker of this view may not make a move now; undefined where it may. The same verdict as the rules give, from
 * what is seen alone: a screen asks it what to offer. To ask it of lines that nobody has pointed out would point them out.
 */
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
