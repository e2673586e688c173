import {
  movesMade,
  movesOf,
  type Puzzle,
  type PuzzlePosition,
  type ReviewedTurn,
} from '#shared/engine/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { AnyRecord, OpenedReview } from '#shared/records/index.ts';
import { makePuzzle, type MakeHow } from './make-puzzle.ts';

/** A turn with one of these grades may become a puzzle. */
export function isMistake({ grade }: Pick<ReviewedTurn, 'grade'>): boolean {
  return grade === 'mistake' || grade === 'missed';
}

/** Makes a puzzle of a reviewed turn, or says why there is none. */
export async function puzzleOfTurn(
  record: AnyRecord,
  { timeline }: Pick<OpenedReview, 'timeline'>,
  { turn, seat, at, played }: ReviewedTurn,
  how: MakeHow,
): Promise<Result<Puzzle, Problem>> {
  // Today's rules may find another best than the rules that the game was played by.
  if (record.edition !== undefined || record.version === 1) return refuse({ code: 'puzzle/former-rules' });
  const { rules } = gameOf(record.game);
  const made = [...movesMade(rules, timeline)].filter((one) => one.turn === turn && one.at <= at);
  const from = { turn, name: record.players[seat]?.name ?? '', ...played };
  let refusal: Problem = { code: 'puzzle/unsuited' };
  // A turn may have several moves: what was missed lay there at its end, or from its beginning on.
  for (const one of made.reverse()) {
    if (rules.turn(one.before).seat !== seat) continue;
    const position = positionBefore(record, movesOf(timeline).slice(0, one.at));
    const puzzle = await makePuzzle({ game: record.game, position }, { ...how, from });
    if (puzzle.ok) return puzzle;
    refusal = puzzle.problem;
  }
  return refuse(refusal);
}

function positionBefore(
  { options, players, seed, setUp }: AnyRecord,
  moves: readonly object[],
): PuzzlePosition {
  return { options, seats: players.length, seed, ...(setUp !== undefined && { setUp }), moves };
}
