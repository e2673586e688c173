import { now } from '#shared/engine/index.ts';
import { playsAsk, type AlphacubesState, type Placement } from '#shared/games/alphacubes/index.ts';
import { games } from '#shared/games/index.ts';
import { ok, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';
import type { RecordTimeline } from '#shared/records/index.ts';
import { foundPlay, type FoundPlay } from './found-play.ts';
import type { LoadedGame } from './load-game.ts';
import type { WordHelp } from './word-help.ts';

/** So many plays are shown of what could have been played. */
export const playsShown = 10;

/** A turn that has been had: what was done with it, told in figures and the main word. */
export interface PastTurn {
  /** Its move's place in the game, from 0. */
  readonly at: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly kind: 'play' | 'exchange' | 'pass';
  readonly word: string | undefined;
  /** The cubes of a play; none otherwise. */
  readonly laid: readonly Placement[];
  /** What it brought; 0 for a play that was challenged and came back. */
  readonly points: number;
  /** The table as it stood before it. */
  readonly before: AlphacubesState;
}

/** The turns of a game so far; a play that may still be challenged is not one yet. */
export function pastTurns({ start, made }: RecordTimeline): readonly PastTurn[] {
  const turns: PastTurn[] = [];
  for (const [at, { move, events, state }] of made.entries()) {
    if (move.kind !== 'play' && move.kind !== 'exchange' && move.kind !== 'pass') continue;
    if (state.phase.kind === 'challenge' && at === made.length - 1) continue;
    const before = made[at - 1]?.state ?? start;
    const played = events.find((event) => event.kind === 'played');
    turns.push({
      at,
      turn: before.turn,
      seat: move.seat,
      kind: move.kind,
      word: played?.score.words[0]?.word,
      laid: played?.placements ?? [],
      points: played === undefined || cameBack(made, at) ? 0 : played.score.total,
      before,
    });
  }
  return turns;
}

/** Was the play of this move taken back by a challenge, before the next turn's own move? */
function cameBack(made: RecordTimeline['made'], at: number): boolean {
  const rest = made.slice(at + 1);
  const next = rest.findIndex(({ move }) => ['play', 'exchange', 'pass'].includes(move.kind));
  const answers = next < 0 ? rest : rest.slice(0, next);
  return answers.some(({ events }) => events.some(({ kind }) => kind === 'taken-back'));
}

/**
 * The best plays of that turn, best first, with the hand of the seat whose turn it was; none where nothing could be
 * laid.
 */
export async function bestPlaysOf(
  game: LoadedGame,
  help: WordHelp,
  { before, seat }: PastTurn,
): Promise<Result<readonly FoundPlay[], Problem>> {
  const view = games[game.record.game].createRules(game.words).viewFor(before, seat);
  const answered = await help.plays(playsAsk(view, playsShown)).answer;
  return answered.ok ? ok(answered.value.map((play) => foundPlay(view, view.hand, play))) : answered;
}

/** Points lost against the best; 0 where what was laid was better still, as a word that the table judged good. */
export function pointsLost({ points }: PastTurn, [best]: readonly FoundPlay[]): number {
  return Math.max(0, (best?.score ?? 0) - points);
}

/**
 * The turns that the screen may look back at without showing a hand to the wrong eyes: those of the seat whose hand lies
 * open (`open`); between turns the last person's own; at the end, when every hand is open, all.
 */
export function turnsToReview(
  timeline: RecordTimeline,
  people: readonly Seat[],
  open: Seat | undefined,
): readonly PastTurn[] {
  const turns = pastTurns(timeline);
  const { phase } = now(timeline);
  if (phase.kind === 'over') return turns;
  const seat = people.length === 1 ? people[0] : open;
  if (seat !== undefined) return turns.filter((turn) => turn.seat === seat);
  if (phase.kind === 'challenge') return [];
  const last = turns.findLast((turn) => people.includes(turn.seat));
  return last === undefined ? [] : [last];
}
