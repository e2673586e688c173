import type { AlphacubesMove, AlphacubesOptions, AlphacubesSetUp } from '#shared/games/alphacubes/index.ts';
import type { GameId } from '#shared/games/index.ts';
import type { Seed } from '#shared/kernel/index.ts';
import type { HintTaken } from './hints.ts';

export const recordFormat = 'cubewright-game';
export const recordVersion = 1;
/** How file names of records end. */
export const recordSuffix = '.cubewright.json';

/** Who sits at a seat. `carried`: points of earlier games of the same evening (A6). */
export type RecordPlayer =
  | { readonly name: string; readonly kind: 'person'; readonly carried?: number | undefined }
  | {
      readonly name: string;
      readonly kind: 'computer';
      readonly level: number;
      readonly carried?: number | undefined;
    };

/**
 * Which words counted. The SHA-256 of the list's text finds it again; the name is a label for people, any plain text,
 * and never a path (see recorded-lexicon.ts).
 */
export interface RecordLexicon {
  readonly name: string;
  readonly sha256: string;
}

/**
 * A game as it is kept: everything it takes to play it again, and nothing that follows from that.
 * One game so far; with the next, this becomes a union told apart by `game`.
 */
export interface GameRecord {
  readonly format: typeof recordFormat;
  readonly version: typeof recordVersion;
  readonly game: GameId;
  /** Every switch, defaults filled in. */
  readonly options: AlphacubesOptions;
  readonly seed: Seed;
  readonly setUp?: AlphacubesSetUp | undefined;
  /** By seat. */
  readonly players: readonly RecordPlayer[];
  readonly lexicon: RecordLexicon;
  /** Moves taken back after they had shown somebody new pieces (P15). */
  readonly takenBack: number;
  /** Steps of hints that were seen, in the order they were asked for (P19); absent where there are none. */
  readonly hints?: readonly HintTaken[] | undefined;
  readonly moves: readonly AlphacubesMove[];
}
