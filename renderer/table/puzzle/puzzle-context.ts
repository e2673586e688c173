import { createContext, useContext } from 'react';
import type { Puzzle, Statement } from '#shared/engine/index.ts';
import type { PuzzleDays, Streak } from './days.ts';
import type { PuzzleState } from './puzzle-run.ts';
import type { PuzzleTexts } from './puzzle-texts.ts';

/** What the parts of a table know of the puzzle that is solved at it. */
export interface PuzzleNow extends PuzzleState {
  readonly puzzle: Puzzle;
  readonly texts: PuzzleTexts;
  readonly statements: readonly Statement[];
  /** Is undefined while the puzzles of the other games are being loaded. */
  readonly day: readonly Puzzle[] | undefined;
  readonly date: string;
  readonly marks: PuzzleDays;
  readonly streak: Streak;
  /** The address of the puzzle to go on with. */
  readonly next: string;
  /** Counts the moves that were made before the question. */
  readonly start: number;
  readonly tellHint: () => void;
  readonly giveUp: () => void;
}

const PuzzleContext = createContext<PuzzleNow | undefined>(undefined);

export const PuzzleProvider = PuzzleContext.Provider;

/** Returns undefined at a table where a game or a lesson is played. */
export function usePuzzle(): PuzzleNow | undefined {
  return useContext(PuzzleContext);
}
