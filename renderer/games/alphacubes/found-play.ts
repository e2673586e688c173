import { squareOf, laidLetters, placementsKeeping, type Placement } from '#shared/games/alphacubes/index.ts';
import type { Direction } from '#shared/pieces/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import type { Play } from '#shared/word-engine/play.ts';

/** A play that the word engine has found, as the table shows it. */
export interface FoundPlay {
  readonly word: string;
  /** Square of the word's first letter. */
  readonly start: string;
  readonly direction: Direction;
  readonly score: number;
  /** With the less useful cubes of the hand where there is a choice. */
  readonly placements: readonly Placement[];
}

export function foundPlay(
  table: { readonly board: readonly string[] },
  hand: readonly CubeId[],
  { word, start, direction, score, ...play }: Play,
): FoundPlay {
  const placements = placementsKeeping(laidLetters(table, { word, start, direction, score, ...play }), hand);
  if (placements === undefined) throw new Error(`The hand cannot show ${word}`);
  return { word, start: squareOf(table, start), direction, score, placements };
}
