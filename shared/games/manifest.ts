import type { Game, GameTypes } from '#shared/engine/index.ts';
import type { KuboCard, PieceSet, SetNeeds } from '#shared/pieces/index.ts';
import type { ProposedKind } from '#shared/set-design/propose/ask.ts';
import type { GameSearch } from '#shared/word-engine/engine.ts';
import type { GamePrint } from './printed.ts';

/** What rooms outside a game's own folders know of it. They derive their lists from the register of all games. */
export interface GameManifest {
  readonly rules: Game<GameTypes>;
  readonly print: GamePrint;
  readonly sets: readonly GameSet[];
  /** The game can also be played with sets that people design. */
  readonly ownSets?: OwnSets;
  /** A set of this kind is proposed after the example of the game's sets. */
  readonly proposed?: ProposedKind;
  /** The game looks through a whole lexicon itself; loaded by the thread that searches. */
  readonly loadSearch?: () => Promise<GameSearch>;
  /** The pieces lie in a box whose squares have marks. */
  readonly hasBox?: true;
}

export type GameSet =
  | {
      readonly pieces: PieceSet;
      /** The makers' own distribution of letters is lost or unpublished; this one is ours (R11). */
      readonly ownLetters?: true;
    }
  | { readonly name: string; readonly title: string; readonly deck: readonly KuboCard[] };

export interface OwnSets {
  readonly needs: SetNeeds;
  /** Returns further options of a game with this set, such as its board. */
  options?(set: PieceSet): Readonly<Record<string, string | readonly string[]>>;
}
