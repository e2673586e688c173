import { cornersOf } from '#shared/games/kubo/cells.ts';
import { cardNames } from '#shared/games/kubo/cards.ts';
import { playOut, type Weights } from '#shared/games/kubo/computer/policy.ts';
import { emptyPosition, hold, put, type Position } from '#shared/games/kubo/computer/position.ts';
import { indexOf, tablesFor } from '#shared/games/kubo/computer/tables.ts';
import { dealtCards } from '#shared/games/kubo/deal.ts';
import { randomFrom, shuffle } from '#shared/kernel/index.ts';

const seats = 2;
/** Rounds end long before. */
const mostTurns = 200;

export interface ImaginedMatch {
  /** The share of rounds that the first won, a tie as half. */
  readonly won: number;
  /** The mean of the points by which the first led at the end. */
  readonly lead: number;
}

/**
 * Two players by their weights alone play the same deals twice, with seats exchanged. No one looks ahead, and all lines
 * are claimed by who completes them, so that a second is enough for ten thousand rounds.
 */
export function imaginedMatch(one: Weights, other: Weights, deals: number, firstSeed: number): ImaginedMatch {
  const position = emptyPosition(tablesFor('standard'), seats);
  let won = 0;
  let lead = 0;
  const count = (points: number): void => {
    won += points > 0 ? 1 : points === 0 ? 0.5 : 0;
    lead += points;
  };
  for (let seed = firstSeed; seed < firstSeed + deals; seed += 1) {
    count(leadOfFirst(position, seed, [one, other]));
    count(-leadOfFirst(position, seed, [other, one]));
  }
  return { won: won / (2 * deals), lead: lead / (2 * deals) };
}

const corners = cornersOf('standard').map(indexOf);
const others = cardNames.map(indexOf).filter((card) => !corners.includes(card));

function leadOfFirst(position: Position, seed: number, weightsOf: readonly Weights[]): number {
  Object.assign(position, emptyPosition(position.tables, seats));
  for (const card of corners) put(position, card);
  const [cards] = shuffle(randomFrom(seed), others);
  for (let seat = 0; seat < seats; seat += 1) {
    for (const card of cards.slice(seat * dealtCards, (seat + 1) * dealtCards)) hold(position, seat, card);
  }
  position.deck.set(cards.slice(seats * dealtCards));
  position.deckEnd = cards.length - seats * dealtCards;
  playOut(position, weightsOf, mostTurns);
  const { points, held } = position;
  return (points[0] ?? 0) - (held[0] ?? 0) - (points[1] ?? 0) + (held[1] ?? 0);
}
