import { loadGameTable, loadPuzzleTexts } from '#renderer/games/index.ts';
import type { Puzzle, Statement } from '#shared/engine/index.ts';
import { isGameId } from '#shared/games/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { hintsOf, openPuzzle, puzzleRecord, puzzlesOf, type OpenedPuzzle } from '#shared/puzzles/index.ts';
import { formatRecord } from '#shared/records/index.ts';
import type { GameTable } from '../game-table.ts';
import type { PuzzleTexts } from './puzzle-texts.ts';

/** A puzzle whose table can be laid. */
export interface LaidPuzzle {
  readonly puzzle: Puzzle;
  readonly opened: OpenedPuzzle;
  readonly hints: readonly Statement[];
  readonly table: GameTable;
  readonly texts: PuzzleTexts;
  /** This is the text of its record, which is kept in memory only. */
  readonly record: string;
}

/** @param nameOf names the solver by 0, and the others by 1 and on */
export async function layPuzzle(puzzle: Puzzle, nameOf: (at: number) => string): Promise<Result<LaidPuzzle>> {
  const { game } = puzzle;
  if (!isGameId(game)) return refuse({ code: 'puzzle/unknown-game', game } as const);
  const table = await loadGameTable(game);
  if (!table.ok) return table;
  const texts = await loadPuzzleTexts(game);
  const opened = await openPuzzle(puzzle);
  if (!opened.ok) return opened;
  const hints = hintsOf(puzzle, opened.value);
  if (!hints.ok) return hints;
  const { seat, game: played } = opened.value;
  const level = played.computers.usual ?? 1;
  const players = Array.from({ length: puzzle.position.seats }, (_, at) =>
    at === seat
      ? ({ name: nameOf(0), kind: 'person' } as const)
      : ({ name: nameOf(at < seat ? at + 1 : at), kind: 'computer', level } as const),
  );
  const record = formatRecord(puzzleRecord(puzzle, opened.value, players));
  return ok({
    puzzle,
    opened: opened.value,
    hints: hints.value,
    table: table.value,
    texts,
    record,
  });
}

/** Finds one of the puzzles that come with the program. */
export async function findPuzzle(game: string, id: string): Promise<Result<Puzzle>> {
  const puzzles = isGameId(game) ? await puzzlesOf(game) : [];
  const puzzle = puzzles.find((one) => one.id === id);
  return puzzle === undefined ? refuse({ code: 'puzzle/no-such-puzzle', id } as const) : ok(puzzle);
}
