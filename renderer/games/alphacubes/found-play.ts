import {
  squareOf,
  laidLetters,
  placementsKeeping,
  type Placement,
  cubeName,
  setOf,
  type AlphacubesView,
} from '#shared/games/alphacubes/index.ts';
import type { Direction } from '#shared/pieces/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import type { LaidFace, Play } from '#shared/word-engine/play.ts';
import type { FoundAhead } from './found-ahead.ts';
import type { FoundProof } from './found-proof.ts';

export interface FoundPlay {
  readonly word: string;
  readonly start: string;
  readonly direction: Direction;
  readonly score: number;
  readonly placements: readonly Placement[];
  readonly names: readonly string[];
  readonly play: Play;
  readonly ahead?: FoundAhead | undefined;
  readonly proof?: FoundProof | undefined;
}

export function isSamePlay(
  table: Pick<AlphacubesView, 'board'>,
  laid: readonly LaidFace[],
  placements: readonly Placement[],
): boolean {
  return (
    laid.length === placements.length &&
    placements.every((one) =>
      laid.some(({ square, letter }) => squareOf(table, square) === one.square && letter === one.letter),
    )
  );
}

export function foundPlay(
  table: Pick<AlphacubesView, 'board' | 'options'>,
  hand: readonly CubeId[],
  play: Play,
): FoundPlay {
  const { word, start, direction, score } = play;
  const set = setOf(table.options);
  const placements = placementsKeeping(set, laidLetters(table, play), hand);
  if (placements === undefined) throw new Error(`The hand cannot show ${word}`);
  return {
    word,
    start: squareOf(table, start),
    direction,
    score,
    placements,
    names: placements.map(({ cube }) => cubeName(set, cube)),
    play,
  };
}
