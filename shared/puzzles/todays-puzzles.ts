import type { Puzzle } from '#shared/engine/index.ts';
import { gameIds, manifestOf, type GameId } from '#shared/games/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { placeOfDay } from './of-day.ts';

/** The puzzles of a game that come with the program; none if the game has no puzzles. */
export async function puzzlesOf(id: GameId): Promise<readonly Puzzle[]> {
  const puzzles = await manifestOf(id).loadPuzzles?.();
  return puzzles === undefined ? [] : await puzzles.load();
}

/**
 * One puzzle of each game, the same for everybody on a day.
 *
 * @param date is written as `2026-11-24`
 */
export async function puzzlesOfDay(
  date: string,
  games: readonly GameId[] = gameIds,
): Promise<Result<readonly Puzzle[], Problem>> {
  const found: Puzzle[] = [];
  for (const id of games) {
    const puzzles = await puzzlesOf(id);
    if (puzzles.length === 0) continue;
    const place = placeOfDay(date, id, puzzles.length);
    if (!place.ok) return place;
    const puzzle = puzzles[place.value];
    if (puzzle !== undefined) found.push(puzzle);
  }
  return ok(found);
}
