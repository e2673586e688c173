import type { StoreApi } from 'zustand/vanilla';
import type { AlphacubesEvent, AlphacubesProposal, AlphacubesTypes } from '#shared/games/alphacubes/index.ts';
import type { Timeline } from '#shared/engine/index.ts';
import type { Problem, Result, Seat } from '#shared/kernel/index.ts';
import type { Computers, ComputerState } from './computers.ts';
import type { Draft } from './draft.ts';
import type { FoundPlay } from './found-play.ts';
import type { Hint } from './hints.ts';
import type { LoadedGame, ReadLexicon } from './load-game.ts';
import type { DraftAction } from './reduce.ts';
import type { PastTurn } from './review.ts';
import type { WordHelp } from './word-help.ts';

/** What has just happened, to be shown and said once. */
export interface News {
  /** Counts up, so that the same thing twice is two things. */
  readonly serial: number;
  readonly kind: 'made' | 'taken-back' | 'made-again';
  /** Moves made, taken back or made again at once. */
  readonly moves: number;
  readonly events: readonly AlphacubesEvent[];
}

/** A game as it would be after a move, on its way to the disk. */
export interface Next {
  readonly timeline: Timeline<AlphacubesTypes>;
  readonly kind: News['kind'];
  readonly events: readonly AlphacubesEvent[];
}

/** A move is done once it is on disk; until then the table stands as before. */
export type Saving =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly problem: Problem; readonly next: Next };

export type Stage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'ready'; readonly game: LoadedGame };

export interface PlayState {
  readonly stage: Stage;
  readonly draft: Draft;
  readonly saving: Saving;
  /** The person who has come forward for this turn; undefined while the curtain is down. `handsAt` reads it. */
  readonly forward: Seat | undefined;
  readonly news: News | undefined;
  /** Why the last thing tried cannot be done. */
  readonly refusal: { readonly serial: number; readonly problem: Problem } | undefined;
  readonly computer: ComputerState;
  /** What lies open of a hint for this turn. */
  readonly hint: Hint | undefined;
}

/** The game in progress: what is on the table, what is not yet played, and the moves on their way to the disk. */
export interface Play {
  readonly store: StoreApi<PlayState>;
  load(): Promise<void>;
  /** Another window may have saved this game: if it has, its table is laid out here too. */
  heard(revision?: number): Promise<void>;
  act(action: DraftAction): void;
  /** Several moves are made and saved as one, as when all opponents wave a play on. */
  make(moves: readonly AlphacubesProposal[]): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  saveAgain(): Promise<void>;
  /** Gives up a move that could not be saved; the cubes stay as they are laid. */
  dropUnsaved(): void;
  /**
   * Whether a curtain falls between turns; the table says so when it is opened and whenever the setting changes. Turned
   * off while it is down, it stays down for the person it waits for: whoever turned it off may be somebody else.
   */
  setCurtain(on: boolean): void;
  /** The player whose turn it is has come forward. */
  liftCurtain(): void;
  /** One step more of the hint for this turn, where its hand is open; each is in the record before it is shown. */
  hint(): Promise<void>;
  /** Puts the hint away; what was seen of it comes back with the next one. */
  closeHint(): void;
  /**
   * The best plays there were in a turn that has been had, best first; looked for once. Refused to everybody who may not
   * see that hand now (`turnsToReview`).
   */
  review(turn: PastTurn): Promise<Result<readonly FoundPlay[]>>;
  readonly computers: Omit<Computers, 'consider'>;
  /** The table is left: the curtain is down when it is seen again, and what is laid stays laid. */
  leave(): void;
}

export interface PlayTools {
  /** The word engine for the list of a game. */
  readonly help: (game: LoadedGame) => WordHelp;
  readonly readLexicon: ReadLexicon;
  /** Milliseconds that a person needs to see a computer's turn; 800 without it. */
  readonly pauseMs?: number;
}
