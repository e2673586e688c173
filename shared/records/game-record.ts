import type { Edition, GameTypes } from '#shared/engine/index.ts';
import type { GameId } from '#shared/games/index.ts';
import type { Seed } from '#shared/kernel/index.ts';
import type { HintTaken } from './hints.ts';

export const recordFormat = 'cubewright-game';
export const recordVersion = 4;
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

/** What has run of a limit of time (`Deadline`): undoing moves brings none of it back. */
export interface TimeUsed {
  /** The key of its deadline. */
  readonly limit: string;
  readonly ms: number;
}

interface RecordHead<G extends GameTypes> {
  readonly format: typeof recordFormat;
  readonly game: GameId;
  /** The rules that it was begun by, where they have changed since: it goes on and replays by these. */
  readonly edition?: Edition | undefined;
  /** What its players call this game; see `checkTitle`. */
  readonly title?: string | undefined;
  /** Every switch, defaults filled in. */
  readonly options: G['options'];
  readonly seed: Seed;
  readonly setUp?: G['setUp'] | undefined;
  /** By seat. */
  readonly players: readonly RecordPlayer[];
  /** Absent exactly where the game has no words. */
  readonly lexicon?: RecordLexicon | undefined;
  /** Moves that were undone after they had shown somebody new pieces, or after time had run out (P15). */
  readonly takenBack: number;
  /** Steps of hints that were seen, in the order they were asked for (P19); absent where there are none. */
  readonly hints?: readonly HintTaken[] | undefined;
  /** When it was last saved, by limit; absent where nothing has run. A replay has no use for it. */
  readonly timeUsed?: readonly TimeUsed[] | undefined;
}

/**
 * A game as it is kept: everything it takes to play it again, verdicts on words included, and nothing that follows from
 * that. To play it again takes no lexicon.
 */
export interface GameRecord<G extends GameTypes = GameTypes> extends RecordHead<G> {
  readonly version: typeof recordVersion;
  readonly moves: readonly G['move'][];
}

/** A record of version 1: its moves hold no verdicts, so that its lexicon must judge them again. */
export interface UnjudgedRecord<G extends GameTypes = GameTypes> extends RecordHead<G> {
  readonly version: 1;
  readonly moves: readonly G['proposal'][];
}

/** A record as a file holds it. */
export type AnyRecord<G extends GameTypes = GameTypes> = GameRecord<G> | UnjudgedRecord<G>;
