import type { Puzzle } from '#shared/engine/index.ts';
import { gameIds, type GameId } from '#shared/games/index.ts';
import { placeOfDay } from '#shared/puzzles/index.ts';
import { puzzlesOf } from './open-puzzle.ts';

/** The puzzle that a game has for a day. */
export interface DayPuzzle {
  readonly game: GameId;
  readonly puzzle: Puzzle;
}

/** A game without puzzles is left out. */
export async function dayPuzzles(date: string): Promise<readonly DayPuzzle[]> {
  const found = await Promise.all(
    gameIds.map(async (game) => {
      const puzzles = await puzzlesOf(game).catch(() => []);
      const place = placeOfDay(date, game, puzzles.length);
      const puzzle = place.ok ? puzzles[place.value] : undefined;
      return puzzle === undefined ? [] : [{ game, puzzle }];
    }),
  );
  return found.flat();
}
