import { isOpen, seatsProblem, type OpenHands, type Start } from '#shared/engine/index.ts';
import { nextInt, ok, randomFrom, refuse, seat, type Result } from '#shared/kernel/index.ts';
import { reseat } from '../common/reseat.ts';
import type { CardName } from './cards.ts';
import { cornersOf, layersOf } from './cells.ts';
import { deal, dealtCards, leftOf, shuffledDeck, type Deal } from './deal.ts';
import type { KuboOptions, Orientation } from './options.ts';
import { placingOf } from './placing.ts';
import type { SetUpProblem } from './problems.ts';
import type { KuboState } from './state.ts';
import { beginTurn, roundsAtMost } from './turns.ts';
import type { KuboSetUp, KuboTypes } from './types.ts';

/** A single player needs the computer as an opponent (U1). */
export const seatsAllowed = { least: 2, most: 6 } as const;

/** Shuffles, draws lots for the dealer, deals, and begins the first turn with its compulsory card (U2, U5). */
export function setup(start: Start<KuboTypes>): Result<KuboState, SetUpProblem> {
  const { options, seats, seed, setUp = {}, edition } = start;
  const { orientation } = options;
  const problem =
    seatsProblem(seats, seatsAllowed) ??
    seatProblem(seats, setUp) ??
    roundProblem(options, setUp) ??
    cardsProblem(seats, setUp, orientation);
  if (problem !== undefined) return refuse(problem);

  // Shuffle and lot always happen, so that fixing one leaves the other as the seed has it.
  const [mixed, mixedRandom] = shuffledDeck(orientation, randomFrom(seed));
  const [drawn, random] = nextInt(mixedRandom, seats);
  const dealer = seat(setUp.dealer ?? drawn);
  const first = setUp.turn === undefined ? leftOf(dealer, seats) : seat(setUp.turn);
  const { hands, deck } = dealt(mixed, first, seats, setUp);
  const barren = setUp.barren ?? 0;
  const mostBarren = deck.length === 0 && setUp.drawn !== true ? seats - 1 : 0;
  if (barren > mostBarren) return refuse({ code: 'kubo/set-up-barren', turns: barren, most: mostBarren });
  const begun: KuboState = {
    options,
    ...(edition === undefined ? {} : { edition }),
    random,
    moves: 0,
    turn: 0,
    round: options.match === 'one' ? 1 : (setUp.round ?? 1),
    dealer,
    table: tableOf(orientation, setUp),
    deck,
    seats: hands.map((hand, at) => ({
      hand,
      points: setUp.scores?.[at] ?? 0,
      laidBefore: setUp.laidBefore?.[at] ?? 0,
    })),
    claimed: [],
    barren,
    phase: { kind: 'turn', seat: first, drawn: 0, laid: [], ending: 'no' },
  };
  return ok(
    setUp.drawn === true
      ? { ...begun, turn: 1, phase: { kind: 'turn', seat: first, drawn: 1, laid: [], ending: 'no' } }
      : beginTurn(begun, first).state,
  );
}

function tableOf(orientation: Orientation, { laid = [] }: KuboSetUp): readonly CardName[] {
  return [...cornersOf(orientation), ...laid];
}

function dealt(
  mixed: readonly CardName[],
  first: ReturnType<typeof seat>,
  seats: number,
  setUp: KuboSetUp,
): Deal {
  const gone = new Set([...(setUp.laid ?? []), ...(setUp.hands ?? []).flat()]);
  const order = [...new Set([...(setUp.deck ?? []), ...mixed])];
  const deck = order.filter((card) => mixed.includes(card) && !gone.has(card));
  return setUp.hands === undefined ? deal(deck, seats, first) : { hands: setUp.hands, deck };
}

function seatProblem(seats: number, setUp: KuboSetUp): SetUpProblem | undefined {
  for (const at of [setUp.dealer, setUp.turn]) {
    if (at !== undefined && !(Number.isInteger(at) && at >= 0 && at < seats)) {
      return { code: 'kubo/set-up-seat', seat: at, seats };
    }
  }
  for (const list of ['hands', 'scores', 'laidBefore'] as const) {
    const found = setUp[list]?.length ?? seats;
    if (found !== seats) return { code: 'kubo/set-up-count', list, found, seats };
  }
  return undefined;
}

function roundProblem(options: KuboOptions, { round = 1 }: KuboSetUp): SetUpProblem | undefined {
  const rounds = roundsAtMost(options);
  return options.match === 'one' || round <= rounds
    ? undefined
    : { code: 'kubo/set-up-rounds', round, rounds };
}

function cardsProblem(seats: number, setUp: KuboSetUp, orientation: Orientation): SetUpProblem | undefined {
  const { hands, laid = [], deck = [] } = setUp;
  const table = tableOf(orientation, setUp);
  const twice = repeated([...table, ...(hands ?? []).flat()]) ?? repeated(deck);
  if (twice !== undefined) return { code: 'kubo/set-up-card-twice', card: twice };
  const empty = hands?.findIndex((hand) => hand.length === 0) ?? -1;
  if (empty >= 0) return { code: 'kubo/set-up-empty-hand', seat: empty };
  const [loose] = looseCards(orientation, laid);
  if (loose !== undefined) return { code: 'kubo/set-up-cannot-lie', card: loose };
  if (layersOf(orientation)[3]?.every((card) => laid.includes(card))) return { code: 'kubo/set-up-full' };
  const [cards, needed] = [60 - laid.length, seats * dealtCards];
  return hands === undefined && cards < needed ? { code: 'kubo/set-up-too-few', cards, needed } : undefined;
}

function repeated(cards: readonly CardName[]): CardName | undefined {
  return cards.find((card, at) => cards.indexOf(card) !== at);
}

/** Returns the cards that nothing holds. Layers go from the bottom: a card rests on its own layer or the one below. */
export function looseCards(orientation: Orientation, laid: readonly CardName[]): readonly CardName[] {
  const table = [...cornersOf(orientation)];
  const loose: CardName[] = [];
  for (const layer of layersOf(orientation)) {
    let waiting = layer.filter((card) => laid.includes(card));
    for (;;) {
      const next = waiting.find(
        (card) => placingOf({ options: { orientation }, table }, card).kind === 'free',
      );
      if (next === undefined) break;
      table.push(next);
      waiting = waiting.filter((card) => card !== next);
    }
    loose.push(...waiting);
  }
  return loose;
}

/** Hands that are not open are empty. Once cards of the turn lie, lines of theirs are open, which no set-up could say. */
export function setUpOf(state: KuboState, open: OpenHands): KuboSetUp | undefined {
  const { phase, dealer, table, seats, options, round, barren } = state;
  if (phase.kind !== 'turn' || phase.laid.length > 0 || phase.ending !== 'no') return undefined;
  const corners = cornersOf(options.orientation);
  return {
    dealer,
    turn: phase.seat,
    // A turn that found the deck empty begins so again, and counts if it lays nothing.
    ...(phase.drawn === 0 ? {} : { drawn: true }),
    laid: table.filter((card) => !corners.includes(card)),
    hands: seats.map(({ hand }, at) => (isOpen(open, seat(at)) ? hand : [])),
    scores: seats.map(({ points }) => points),
    ...(options.match === 'one' ? {} : { round }),
    ...(barren === 0 ? {} : { barren }),
    laidBefore: seats.map(({ laidBefore }) => laidBefore),
  };
}

export function reseated(setUp: KuboSetUp, from: readonly (number | undefined)[]): KuboSetUp {
  const { seatOf, listOf } = reseat(from);
  const turn = seatOf(setUp.turn);
  const { drawn, ...others } = setUp;
  return {
    ...others,
    ...(turn === undefined || drawn === undefined ? {} : { drawn }),
    dealer: seatOf(setUp.dealer),
    turn,
    hands: listOf(setUp.hands, []),
    scores: listOf(setUp.scores, 0),
    laidBefore: listOf(setUp.laidBefore, 0),
  };
}
