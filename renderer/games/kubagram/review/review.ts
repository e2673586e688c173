import { pastMoves, type GameMoves, type HintRequest, type PastTurn } from '#renderer/table/index.ts';
import { stateBefore } from '#shared/engine/index.ts';
import {
  bestWords,
  type KubagramTypes,
  type KubagramView,
  type WordFound,
} from '#shared/games/kubagram/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { searchOf } from '../hint.ts';
import type { KubagramTable } from '../table-types.ts';

export const wordsShown = 10;

export interface EndedTurn extends PastTurn<KubagramTable> {
  readonly turn: number;
  readonly points: number;
}

export function pastTurns(game: GameMoves<KubagramTypes>): readonly EndedTurn[] {
  const turns: EndedTurn[] = [];
  let earned = 0;
  let counted = 0;
  for (const [at, { move, events, turn }] of pastMoves(game).entries()) {
    if (turn !== counted) earned = 0;
    counted = turn;
    for (const event of events) {
      if (event.kind === 'made' && event.seat === move.by) {
        const own = event.from.filter(({ seat }) => seat === event.seat);
        earned += event.word.points - own.reduce((sum, { word }) => sum + word.points, 0);
      }
    }
    const ends =
      move.kind === 'skip' || (move.kind === 'end' && viewBefore(game, at).phase.kind !== 'before');
    if (ends) turns.push({ at, seat: move.by, kind: move.kind, move, turn, points: earned });
  }
  return turns;
}

export function viewBefore(
  { game: { rules }, timeline }: GameMoves<KubagramTypes>,
  at: number,
): KubagramView {
  return rules.viewFor(stateBefore(rules, timeline, at), 'table');
}

export async function wordsLeft(
  game: GameMoves<KubagramTypes>,
  { at, seat }: Pick<PastTurn, 'at' | 'seat'>,
  help: HintRequest<KubagramTable>['help'],
): Promise<Result<readonly WordFound[], Problem>> {
  if (help === undefined) return refuse({ code: 'game/no-words' });
  const view = viewBefore(game, at);
  const found = await bestWords(view, searchOf(view, seat, help).search);
  return found.ok ? ok(found.value.filter(({ gain }) => gain > 0).slice(0, wordsShown)) : found;
}
