import {
  pastMoves,
  type GameMoves,
  type HintRequest,
  type PastMove,
  type ShownPosition,
} from '#renderer/table/index.ts';
import { currentState, stateBefore } from '#shared/engine/index.ts';
import {
  enginePlay,
  playsRequest,
  type AlphacubesMove,
  type AlphacubesTypes,
  type AlphacubesView,
} from '#shared/games/alphacubes/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Play } from '#shared/word-engine/play.ts';
import { askAhead, lookaheadOf } from '../found-ahead.ts';
import type { Draft, DraftCube } from '../draft/draft.ts';
import { foundPlay, type FoundPlay } from '../found-play.ts';
import type { AlphacubesTable, PastTurn, Reviewed } from '../table-types.ts';

export const playsShown = 10;

/** A play that may still be challenged is not a past turn yet. */
export function pastTurns(game: GameMoves<AlphacubesTypes>): readonly PastTurn[] {
  const made = pastMoves(game);
  // A play that may still be challenged is followed by the answers of those who accept it.
  const isPending = currentState(game.timeline).phase.kind === 'challenge';
  const last = made.findLastIndex(({ move }) => isTurn(move));
  const turns: PastTurn[] = [];
  for (const [at, { move, events, turn }] of made.entries()) {
    if (!isTurn(move)) continue;
    if (isPending && at === last) continue;
    const played = events.find((event) => event.kind === 'played');
    turns.push({
      at,
      turn,
      seat: move.by,
      kind: move.kind,
      word: played?.score.words[0]?.word,
      laid: played?.placements ?? [],
      points: played === undefined || cameBack(made, at) ? 0 : played.score.total,
      score: played?.score,
      move,
    });
  }
  return turns;
}

type TurnMove = Extract<AlphacubesMove, { readonly kind: PastTurn['kind'] }>;

function isTurn(move: AlphacubesMove): move is TurnMove {
  return move.kind === 'play' || move.kind === 'exchange' || move.kind === 'pass';
}

function cameBack(made: readonly PastMove<AlphacubesTypes>[], at: number): boolean {
  for (let next = at + 1; next < made.length; next += 1) {
    const answer = made[next];
    if (answer === undefined || isTurn(answer.move)) return false;
    if (answer.events.some(({ kind }) => kind === 'taken-back')) return true;
  }
  return false;
}

export function tableBefore(
  { game: { rules }, timeline }: GameMoves<AlphacubesTypes>,
  { at, seat }: Pick<PastTurn, 'at' | 'seat'>,
): AlphacubesView {
  return rules.viewFor(stateBefore(rules, timeline, at), seat);
}

export async function bestPlaysOf(
  game: GameMoves<AlphacubesTypes>,
  turn: Pick<PastTurn, 'at' | 'seat'>,
  help: HintRequest<AlphacubesTable>['help'],
): Promise<Result<Reviewed, Problem>> {
  if (help === undefined) return refuse({ code: 'game/no-words' });
  const view = tableBefore(game, turn);
  const answered = await help.plays(playsRequest(view, playsShown)).answer;
  return answered.ok
    ? ok({ plays: answered.value.map((play) => foundPlay(view, view.hand, play)) })
    : answered;
}

export async function chancesOf(
  game: GameMoves<AlphacubesTypes>,
  { at, seat }: Pick<PastTurn, 'at' | 'seat'>,
  help: HintRequest<AlphacubesTable>['help'],
): Promise<Result<Reviewed, Problem>> {
  const best = await bestPlaysOf(game, { at, seat }, help);
  if (!best.ok || help === undefined) return best;
  const view = tableBefore(game, { at, seat });
  const made = pastTurns(game).find((turn) => turn.at === at);
  const also = made === undefined ? undefined : playMade(view, made);
  const found = await askAhead(help, view, seat, also).answer;
  if (!found.ok) return found;
  const { plays } = found.value;
  return ok({
    plays: best.value.plays.map((play) => ({ ...play, ahead: lookaheadOf(view, plays, play.placements) })),
    ahead: made === undefined || made.laid.length === 0 ? undefined : lookaheadOf(view, plays, made.laid),
  });
}

function playMade(view: AlphacubesView, { laid, score }: PastTurn): Play | undefined {
  const [main] = score?.words ?? [];
  return score === undefined || main === undefined ? undefined : enginePlay(view, laid, main, score.total);
}

/** Returns the chance to win, 0 to 1, that was lost against the best play; undefined until it is known. */
export function chanceLost({ ahead }: Reviewed): number | undefined {
  if (ahead === undefined) return undefined;
  return ahead.better === undefined ? 0 : ahead.better.chance - ahead.chance;
}

/** Returns 0 if the play scored more than the best one found, for example with a word that the table allowed. */
export function pointsLost({ points }: PastTurn, { plays: [best] }: Reviewed): number {
  return Math.max(0, (best?.score ?? 0) - points);
}

/** The board as it was before the turn, with the chosen play laid on it. */
export function shownPosition(
  { before, chosen }: { readonly before: AlphacubesView | undefined; readonly chosen: FoundPlay | undefined },
  draft: Draft,
): ShownPosition<AlphacubesTable> | undefined {
  if (before === undefined) return undefined;
  const laid = (chosen?.placements ?? []).map((placement): DraftCube => ({ ...placement, picked: false }));
  return { view: before, draft: { ...draft, gesture: { kind: 'idle' }, laid } };
}
