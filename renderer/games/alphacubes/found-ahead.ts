import { askSearch } from '#renderer/table/index.ts';
import type { PendingAnswer, WordThreads } from '#renderer/worker/index.ts';
import { randomFrom, type Seat } from '#shared/kernel/index.ts';
import type { Direction } from '#shared/pieces/index.ts';
import {
  aheadRequest,
  parseAheadFound,
  alphacubes,
  hintEffort,
  playsRequest,
  squareOf,
  type AheadFound,
  type AheadPlay,
  type AlphacubesView,
  type Placement,
} from '#shared/games/alphacubes/index.ts';
import type { Play } from '#shared/word-engine/play.ts';
import { isSamePlay } from './found-play.ts';

export function askAhead(
  help: WordThreads,
  view: AlphacubesView,
  by: Seat,
  also: Play | undefined,
): PendingAnswer<AheadFound> {
  const { layers } = playsRequest(view, 1);
  const question = { ...aheadRequest(view, by, randomFrom(view.turn), hintEffort), also };
  return askSearch(help, alphacubes.id, { layers, question }, parseAheadFound);
}

export interface FoundAhead {
  readonly chance: number;
  readonly error: number;
  readonly better: BetterPlay | undefined;
}

export interface BetterPlay {
  readonly word: string;
  readonly start: string;
  readonly direction: Direction;
  readonly score: number;
  readonly chance: number;
}

/** Smaller differences in the chance to win do not matter. */
const clearly = 0.01;

export function lookaheadOf(
  table: Pick<AlphacubesView, 'board'>,
  plays: readonly AheadPlay[],
  placements: readonly Placement[],
): FoundAhead | undefined {
  const mine = plays.find(({ play }) => isSamePlay(table, play.laid, placements));
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
