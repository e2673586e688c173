import type { Game, GamePuzzles, GameTypes, Lesson, Reviewer } from '#shared/engine/index.ts';
import type { Drawer } from '#shared/engine/drawing.ts';
import type { GcgScribe } from '#shared/engine/gcg.ts';
import type { KuboCard, PieceSet, SetNeeds } from '#shared/pieces/index.ts';
import type { ProposedKind } from '#shared/set-design/propose/request.ts';
import type { GameSearch } from '#shared/word-engine/engine.ts';
import type { GamePrint } from './printed.ts';

/** Code outside a game's own folder knows no more of the game than this, and derives its lists from the register. */
export interface GameManifest {
  readonly rules: Game<GameTypes>;
  readonly print: GamePrint;
  readonly sets: readonly GameSet[];
  readonly ownSets?: OwnSets;
  /** The set designer proposes sets of this kind, with the game's own sets as examples. */
  readonly proposed?: ProposedKind;
  /** A game has this if it searches a whole lexicon itself; the search thread loads it. */
  readonly loadSearch?: () => Promise<GameSearch>;
  /** The lesson is loaded when somebody learns the game. */
  readonly loadLesson: () => Promise<Lesson<GameTypes>>;
  /** The reviewer of played turns is loaded when somebody looks back. */
  readonly loadReviewer?: () => Promise<Reviewer<GameTypes>>;
  /** Puzzles are loaded when somebody solves one. */
  readonly loadPuzzles?: () => Promise<GamePuzzles<GameTypes>>;
  /** Draws the table of reviewed turns; a game without it is reviewed in words. */
  readonly loadDrawer?: () => Promise<Drawer<GameTypes>>;
  /** Writes the games as GCG, which programs for crossword games read. */
  readonly loadGcg?: () => Promise<GcgScribe<GameTypes>>;
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
  options?(set: PieceSet): Readonly<Record<string, string | readonly string[]>>;
}
