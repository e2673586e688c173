import {
  pastMoves,
  type GameMoves,
  type PastMove,
  type PastTurn as AnyPastTurn,
  type ShownPosition,
} from '#renderer/table/index.ts';
import { currentState, stateBefore } from '#shared/engine/index.ts';
import {
  bestLaying,
  lineOf,
  openLines,
  type CardName,
  type KuboLine,
  type KuboTypes,
  type Laying,
  type LineId,
} from '#shared/games/kubo/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { Draft } from '../draft/draft.ts';
import { noChoice } from '../draft/line-choice.ts';
import type { KuboTable } from '../table-types.ts';

export interface PastTurn extends AnyPastTurn<KuboTable> {
  readonly turn: number;
  readonly laid: readonly CardName[];
  readonly points: number;
  /** The first move of the turn that is not a draw has this number, from 0. */
  readonly begun: number;
  readonly owners: ReadonlyMap<LineId, Seat>;
}

export interface CompleteLine {
  readonly line: KuboLine;
  readonly owner: Seat | undefined;
}

export interface ReviewedTurn {
  readonly table: readonly CardName[];
  readonly laid: readonly CardName[];
  readonly complete: readonly CompleteLine[];
  readonly before: readonly CardName[];
  /** The best laying is undefined if there are too many to try. */
  readonly best: Laying | undefined;
}

/** Past turns are cached by timeline, since a whole game is reviewed turn by turn. */
const known = new WeakMap<object, readonly PastTurn[]>();

/** A turn whose steal window is open is left out, since its missed lines can still be claimed. */
export function pastTurns(game: GameMoves<KuboTypes>): readonly PastTurn[] {
  const before = known.get(game.timeline);
  if (before !== undefined) return before;
  const { phase, turn: current } = currentState(game.timeline);
  const turns = movesByTurn(pastMoves(game)).flatMap((moves) => {
    const turn = pastTurn(moves);
    return turn === undefined || (turn.turn === current && phase.kind !== 'over') ? [] : [turn];
  });
  known.set(game.timeline, turns);
  return turns;
}

interface NumberedMove extends PastMove<KuboTypes> {
  readonly at: number;
}

function movesByTurn(made: readonly PastMove<KuboTypes>[]): readonly (readonly NumberedMove[])[] {
  const turns = new Map<number, NumberedMove[]>();
  for (const [at, one] of made.entries()) {
    const moves = turns.get(one.turn) ?? [];
    turns.set(one.turn, moves);
    moves.push({ ...one, at });
  }
  return [...turns.values()];
}

function pastTurn(moves: readonly NumberedMove[]): PastTurn | undefined {
  const end = moves.find(({ move }) => move.kind === 'end');
  const first = moves.find(({ move }) => move.kind !== 'draw');
  if (end?.move.kind !== 'end' || first === undefined) return undefined;
  const { at, move, turn } = end;
  const claims = moves.flatMap(({ move: one }) => (one.kind === 'claim' ? [one] : []));
  return {
    at,
    seat: move.by,
    kind: move.kind,
    move,
    turn,
    laid: moves.flatMap(({ move: one }) => (one.kind === 'lay' ? [one.card] : [])),
    points: claims.reduce((sum, { by, line }) => (by === move.by ? sum + lineOf(line).points : sum), 0),
    begun: first.at,
    owners: new Map(claims.map(({ line, by }) => [line, by])),
  };
}

export function reviewOf(
  { game: { rules }, timeline }: GameMoves<KuboTypes>,
  { at, seat, begun: first, owners }: PastTurn,
): ReviewedTurn {
  const begun = rules.viewFor(stateBefore(rules, timeline, first), seat);
  const { table, phase } = stateBefore(rules, timeline, at);
  return {
    table,
    laid: phase.kind === 'over' ? [] : phase.laid,
    complete: openLines({ table, claimed: [] }, phase).map((line) => ({ line, owner: owners.get(line.id) })),
    before: begun.table,
    best: bestLaying(begun, begun.hand),
  };
}

/** The table at the end of the turn; with `best`, as that laying would have left it. */
export function shownPosition(
  { game: { rules }, timeline }: GameMoves<KuboTypes>,
  { at, seat, begun }: Pick<PastTurn, 'at' | 'seat' | 'begun'>,
  best: Laying | undefined,
  draft: Draft,
): ShownPosition<KuboTable> {
  const view = rules.viewFor(stateBefore(rules, timeline, best === undefined ? at : begun), seat);
  const cards = best?.cards ?? [];
  const isHeld = (card: CardName) => !cards.includes(card);
  return {
    view: { ...view, table: [...view.table, ...cards], hand: view.hand.filter(isHeld) },
    draft: { ...draft, choice: noChoice, found: [] },
  };
}

export function pointsLost({ points }: Pick<PastTurn, 'points'>, { best }: ReviewedTurn): number | undefined {
  return best === undefined ? undefined : Math.max(0, best.points - points);
}

export function verdictText(
  t: Translate,
  name: string,
  turn: Pick<PastTurn, 'points'>,
  reviewed: ReviewedTurn,
): string {
  const { complete, best } = reviewed;
  const count = complete.reduce((sum, { line }) => sum + line.points, 0);
  const done =
    count === 0
      ? t('kuboShell:review.nothingComplete')
      : t('kuboShell:review.claimed', { name, points: turn.points, count });
  const lost = pointsLost(turn, reviewed);
  const could =
    best === undefined
      ? t('kuboShell:review.tooMany')
      : lost === 0
        ? t('kuboShell:review.noMore')
        : t('kuboShell:review.could', { name, lost, count: best.points });
  return `${done} ${could}`;
}
