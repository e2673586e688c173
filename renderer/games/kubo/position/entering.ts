import {
  cardNames,
  cornersOf,
  type CardName,
  type KuboSetUp,
  type Orientation,
} from '#shared/games/kubo/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';

export interface Position {
  readonly dealer?: number | undefined;
  readonly turn: number;
  readonly drawn?: true | undefined;
  readonly laid: readonly CardName[];
  /** The deck is undefined if the remaining cards are shuffled. */
  readonly deck?: readonly CardName[] | undefined;
  readonly hands: readonly (readonly CardName[])[];
  readonly scores: readonly number[];
  readonly round?: number | undefined;
  readonly barren?: number | undefined;
  readonly laidBefore: readonly number[];
}

export type Target = 'table' | 'deck' | number;

/** A problem does not name the hand that holds a card, since that hand may be covered. */
export type TapProblem =
  | { readonly code: 'kubo/tap-corner'; readonly card: CardName }
  | { readonly code: 'kubo/tap-lies'; readonly card: CardName }
  | { readonly code: 'kubo/tap-held'; readonly card: CardName }
  | { readonly code: 'kubo/tap-in-deck'; readonly card: CardName }
  | { readonly code: 'kubo/tap-covered' };

export interface DeckProblem {
  readonly code: 'kubo/deck-not-whole';
  readonly entered: number;
  readonly left: number;
}

/** Corner cards always lie on the table, and the deck loses cards that are elsewhere. */
export function fitted(entered: KuboSetUp, seats: number, orientation: Orientation): Position {
  const { dealer, turn = 0, drawn, laid = [], deck, hands = [], round, barren } = entered;
  const { scores = [], laidBefore = [] } = entered;
  const corners = cornersOf(orientation);
  const apart = (cards: readonly CardName[]) => cards.filter((card) => !corners.includes(card));
  const bySeat = <T>(one: (seat: number) => T) => Array.from({ length: seats }, (_, seat) => one(seat));
  const held = bySeat((seat) => apart(hands[seat] ?? []));
  const gone = new Set([...laid, ...held.flat()]);
  return {
    ...(dealer !== undefined && dealer < seats ? { dealer } : {}),
    turn: turn < seats ? turn : 0,
    ...(drawn === true && turn < seats ? { drawn } : {}),
    laid: apart(laid),
    ...(deck === undefined ? {} : { deck: apart(deck).filter((card) => !gone.has(card)) }),
    hands: held,
    ...(round === undefined ? {} : { round }),
    ...(barren === undefined ? {} : { barren }),
    scores: bySeat((seat) => scores[seat] ?? 0),
    laidBefore: bySeat((seat) => laidBefore[seat] ?? 0),
  };
}

export function tapped(
  position: Position,
  orientation: Orientation,
  target: Target,
  card: CardName,
): Result<Position, TapProblem> {
  const { laid, hands, deck = [] } = position;
  if (cornersOf(orientation).includes(card)) return refuse({ code: 'kubo/tap-corner', card });
  const holder = hands.findIndex((hand) => hand.includes(card));
  if (target !== 'table' && laid.includes(card)) return refuse({ code: 'kubo/tap-lies', card });
  if (holder >= 0 && holder !== target) return refuse({ code: 'kubo/tap-held', card });
  if (target === 'deck') return ok({ ...position, deck: toggled(deck, card) });
  if (deck.includes(card)) return refuse({ code: 'kubo/tap-in-deck', card });
  if (target === 'table') return ok({ ...position, laid: toggled(laid, card) });
  const hand = toggled(hands[target] ?? [], card);
  return ok({ ...position, hands: hands.with(target, hand) });
}

function toggled(cards: readonly CardName[], card: CardName): readonly CardName[] {
  return cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card];
}

export interface Counts {
  readonly table: number;
  readonly hands: readonly number[];
  readonly left: number;
  readonly deck: number;
}

export function countsOf({ laid, hands, deck = [] }: Position, orientation: Orientation): Counts {
  const table = cornersOf(orientation).length + laid.length;
  const held = hands.map((hand) => hand.length);
  const left = cardNames.length - table - held.reduce((sum, one) => sum + one, 0);
  return { table, hands: held, left, deck: deck.length };
}

/** The rules would shuffle cards missing from the deck, but an order that was begun should be complete. */
export function deckProblem(position: Position, orientation: Orientation): DeckProblem | undefined {
  const { deck: entered, left } = countsOf(position, orientation);
  return position.deck === undefined || entered === left
    ? undefined
    : { code: 'kubo/deck-not-whole', entered, left };
}

/** Returns the place where the form shows a problem; undefined if the problem is not about the position. */
export function placeOf(problem: Problem | undefined): Target | undefined {
  switch (problem?.code) {
    case 'kubo/set-up-cannot-lie':
    case 'kubo/set-up-full':
      return 'table';
    case 'kubo/deck-not-whole':
      return 'deck';
    case 'kubo/set-up-empty-hand':
      return 'seat' in problem ? Number(problem.seat) : undefined;
    default:
      return undefined;
  }
}
