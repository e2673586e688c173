import { pastMoves, type GameMoves, type PastTurn as AnyPastTurn } from '#renderer/table/index.ts';
import { isOpen, now, stateBefore, type OpenHands } from '#shared/engine/index.ts';
import {
  bestLaying,
  kubo,
  lineOf,
  openLines,
  type CardName,
  type KuboLine,
  type KuboTypes,
  type Laying,
} from '#shared/games/kubo/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { KuboTable } from './table-types.ts';

/** A turn that has been had, its steal window closed: what was laid in it, and what its own claims brought. */
export interface PastTurn extends AnyPastTurn<KuboTable> {
  readonly turn: number;
  readonly laid: readonly CardName[];
  readonly points: number;
}

/** A line that stood complete at the end of a turn. */
export interface CompleteLine {
  readonly line: KuboLine;
  /** Who has its points; undefined where nobody saw it. */
  readonly owner: Seat | undefined;
}

/** What was in a turn. */
export interface ReviewedTurn {
  /** As it stood when the turn was ended. */
  readonly table: readonly CardName[];
  readonly laid: readonly CardName[];
  readonly complete: readonly CompleteLine[];
  /** As it stood before anything was laid. */
  readonly before: readonly CardName[];
  /** The laying of that hand that completes the most points. */
  readonly best: Laying;
}

/** The turns of a game so far. One whose steal window is open is none: what was missed in it can still be claimed. */
export function pastTurns(game: GameMoves<KuboTypes>): readonly PastTurn[] {
  const { phase, turn: current } = now(game.timeline);
  const made = pastMoves(game);
  return made.flatMap(({ move, turn }, at): readonly PastTurn[] => {
    if (move.kind !== 'end' || (turn === current && phase.kind !== 'over')) return [];
    const own = made.filter((one) => one.turn === turn && one.move.by === move.by);
    const points = own.reduce(
      (sum, one) => sum + (one.move.kind === 'claim' ? lineOf(one.move.line).points : 0),
      0,
    );
    const laid = own.flatMap((one) => (one.move.kind === 'lay' ? [one.move.card] : []));
    return [{ at, seat: move.by, kind: move.kind, move, turn, laid, points }];
  });
}

/** The turns that may be looked back at now: those of the hands that are open, since a look back shows what a hand held. */
export function turnsToReview(game: GameMoves<KuboTypes>, hands: OpenHands): readonly PastTurn[] {
  return pastTurns(game).filter(({ seat }) => isOpen(hands, seat));
}

/** What could have been had in the turn that this move ended. */
export function reviewOf(
  game: GameMoves<KuboTypes>,
  { at, seat }: Pick<AnyPastTurn, 'at' | 'seat'>,
): ReviewedTurn {
  const made = pastMoves(game);
  const number = made[at]?.turn;
  const ofTurn = (index: number) => made[index]?.turn === number;
  const first = made.findIndex(({ move }, index) => ofTurn(index) && move.kind !== 'draw');
  const begun = kubo.rules.viewFor(stateBefore(kubo.rules, game.timeline, first), seat);
  const ended = stateBefore(kubo.rules, game.timeline, at);
  const { table, phase } = ended;
  const owners = new Map(
    made.flatMap(({ move }, index) =>
      ofTurn(index) && move.kind === 'claim' ? [[move.line, move.by] as const] : [],
    ),
  );
  return {
    table,
    laid: phase.kind === 'over' ? [] : phase.laid,
    complete: openLines({ table, claimed: [] }, phase).map((line) => ({ line, owner: owners.get(line.id) })),
    before: begun.table,
    best: bestLaying(begun, begun.hand),
  };
}

/** Points below what the hand could have completed and claimed. */
export function pointsLost({ points }: Pick<PastTurn, 'points'>, { best }: ReviewedTurn): number {
  return Math.max(0, best.points - points);
}
