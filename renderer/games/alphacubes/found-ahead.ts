import type { Direction } from '#shared/pieces/index.ts';
import {
  squareOf,
  type AheadPlay,
  type AlphacubesView,
  type Placement,
} from '#shared/games/alphacubes/index.ts';
import { laysThese } from './found-play.ts';

/** What looking ahead says of a play. */
export interface FoundAhead {
  /** To win, 0 to 1. */
  readonly chance: number;
  /** Standard error of the chance. */
  readonly error: number;
  /** A play that wins clearly more often, where there is one. */
  readonly better: BetterPlay | undefined;
}

export interface BetterPlay {
  readonly word: string;
  readonly start: string;
  readonly direction: Direction;
  readonly score: number;
  readonly chance: number;
}

/** Below this many in a hundred a difference between two plays is of no weight. */
const clearly = 0.01;

/** What was found of the play that lays this, and what would be better; undefined where it was not looked at. */
export function aheadOf(
  table: Pick<AlphacubesView, 'board'>,
  plays: readonly AheadPlay[],
  placements: readonly Placement[],
): FoundAhead | undefined {
  const mine = plays.find(({ play }) => laysThese(table, play.laid, placements));
  const [best] = plays;
  if (mine === undefined || best === undefined) return undefined;
  const isBetter = best.chance - mine.chance > Math.max(clearly, best.error);
  const { word, start, direction, score } = best.play;
  return {
    chance: mine.chance,
    error: mine.error,
    better: isBetter
      ? { word, start: squareOf(table, start), direction, score, chance: best.chance }
      : undefined,
  };
}

/** A chance as so many in a hundred; never none and never all, for nothing here is sure. */
export function inHundred(chance: number): number {
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
