import type { Actor } from '#shared/engine/index.ts';
import { assertNever, type Seat } from '#shared/kernel/index.ts';
import { lineOf, type LineId } from './lines.ts';
import type { CardName } from './cards.ts';
import type { KuboMove, SeatMove } from './moves.ts';
import { placingOf } from './placing.ts';
import type { ClaimProblem, DrawProblem, LayProblem, MoveProblem } from './problems.ts';
import type { ClaimedLine, KuboView, Phase } from './state.ts';

/** Further draws fill a hand up to this many cards (U5). */
export const handSize = 5;

/** Laying this many cards in a turn earns further draws in the seat's next turn (U5). */
export const laidToDraw = 2;

export type KnownTable = Pick<KuboView, 'options' | 'table' | 'claimed' | 'phase'> & {
  readonly deckLeft: number;
  readonly laidBefore: readonly number[];
  handOf(seat: Seat): readonly CardName[];
};

export function problemOf(known: KnownTable, move: KuboMove): MoveProblem | undefined {
  const { phase, options } = known;
  if (phase.kind === 'over') return { code: 'kubo/game-over' };
  if (move.kind === 'close') return closeProblem(phase, options.stealSeconds, move.by);
  const seats = known.laidBefore.length;
  if (known.laidBefore[move.by] === undefined) return { code: 'kubo/no-such-seat', by: move.by, seats };
  return phase.kind === 'turn' ? turnProblem(known, phase, move) : windowProblem(known, phase, move);
}

function closeProblem(phase: Phase, stealSeconds: number, by: Actor): MoveProblem | undefined {
  if (by !== 'clock') return { code: 'kubo/clock-closes' };
  if (phase.kind !== 'window') return { code: 'kubo/no-window' };
  return stealSeconds === 0 ? { code: 'kubo/no-time-limit' } : undefined;
}

function turnProblem(
  known: KnownTable,
  turn: Extract<Phase, { kind: 'turn' }>,
  move: SeatMove,
): MoveProblem | undefined {
  if (move.kind === 'wave') return { code: 'kubo/no-window' };
  if (move.by !== turn.seat) return { code: 'kubo/not-your-turn', by: move.by, seat: turn.seat };
  switch (move.kind) {
    case 'draw':
      return drawProblem(known, turn);
    case 'lay':
      return layProblem(known, turn, move.card);
    case 'claim':
      return claimProblem(known, turn, move.line);
    case 'end':
      return undefined;
    default:
      return assertNever(move);
  }
}

function windowProblem(
  known: KnownTable,
  window: Extract<Phase, { kind: 'window' }>,
  move: SeatMove,
): MoveProblem | undefined {
  if (move.kind !== 'claim' && move.kind !== 'wave') return { code: 'kubo/window-open', seat: window.seat };
  if (move.by === window.seat) return { code: 'kubo/own-window' };
  if (window.waved.includes(move.by)) return { code: 'kubo/waved-already' };
  return move.kind === 'claim' ? claimProblem(known, window, move.line) : undefined;
}

function drawProblem(known: KnownTable, { seat, laid }: OnTurn): DrawProblem | undefined {
  const cards = known.handOf(seat).length;
  const before = known.laidBefore[seat] ?? 0;
  if (known.deckLeft === 0) return { code: 'kubo/deck-empty' };
  if (laid.length > 0) return { code: 'kubo/draw-after-laying' };
  if (before < laidToDraw) return { code: 'kubo/draw-not-earned', laid: before };
  return cards >= handSize ? { code: 'kubo/hand-full', cards, most: handSize } : undefined;
}

type OnTurn = Extract<Phase, { kind: 'turn' }>;

function layProblem(known: KnownTable, { seat, ending }: OnTurn, card: CardName): LayProblem | undefined {
  if (ending !== 'no') return { code: 'kubo/nothing-more-laid', reason: ending };
  if (known.table.includes(card)) return { code: 'kubo/lies-already', card };
  if (!known.handOf(seat).includes(card)) return { code: 'kubo/not-in-hand', card };
  const placing = placingOf(known, card);
  switch (placing.kind) {
    case 'dead':
      return { code: 'kubo/covered', card, by: placing.under };
    case 'waits':
      return { code: 'kubo/touches-nothing', card, needs: placing.needs };
    case 'free':
    case 'lies':
      return undefined;
    default:
      return assertNever(placing);
  }
}

export interface LinesKnown {
  readonly table: readonly CardName[];
  readonly claimed: readonly ClaimedLine[];
}

/** A claim needs a complete, unclaimed line that a card of this turn completed (U7). */
export function claimProblem(
  { table, claimed }: LinesKnown,
  { laid }: { readonly laid: readonly CardName[] },
  line: LineId,
): ClaimProblem | undefined {
  const { cards } = lineOf(line);
  const missing = cards.filter((card) => !table.includes(card));
  if (missing.length > 0) return { code: 'kubo/line-incomplete', line, missing };
  const owner = claimed.find((one) => one.line === line);
  if (owner !== undefined) return { code: 'kubo/line-claimed', line, seat: owner.seat };
  return cards.some((card) => laid.includes(card)) ? undefined : { code: 'kubo/line-dead', line };
}
