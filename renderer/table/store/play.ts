import type { StoreApi } from 'zustand/vanilla';
import type { WordThreads } from '#renderer/worker/index.ts';
import type { TimeLimit, Timeline } from '#shared/engine/index.ts';
import type { Problem, Result, Seat } from '#shared/kernel/index.ts';
import type { Pauses } from '#shared/records/index.ts';
import type { HintWords } from './hint-search.ts';
import type { LoadedGame, ReadLexicon } from './load-game.ts';
import type { MakeOwnPuzzle } from './own-puzzles.ts';
import type { ReviewTurn } from './reviews.ts';
import type { PlayParts, TableTypes } from './table-types.ts';

export interface News<T extends TableTypes = TableTypes> {
  /** The number grows, so that two equal events in a row count as two. */
  readonly serial: number;
  readonly kind: 'made' | 'taken-back' | 'made-again';
  readonly moves: number;
  readonly events: readonly T['event'][];
}

/** This is what the game becomes once its move is saved. */
export interface Next<T extends TableTypes = TableTypes> {
  readonly timeline: Timeline<T>;
  readonly kind: News['kind'];
  readonly events: readonly T['event'][];
}

export type ComputerState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'thinking'; readonly seat: Seat }
  /** A stopped computer moves when it is resumed. */
  | { readonly kind: 'stopped'; readonly seat: Seat }
  | { readonly kind: 'failed'; readonly seat: Seat; readonly problem: Problem };

export type Hint<T extends TableTypes = TableTypes> =
  | { readonly kind: 'asked' }
  | {
      readonly kind: 'told';
      /** This is undefined where no move exists; one step then says everything. */
      readonly found: T['found'] | undefined;
      /** These steps are open. */
      readonly steps: readonly string[];
      /** These are all steps of the hint, in order. */
      readonly all: readonly string[];
      readonly words: HintWords;
    };

/** A move counts once it is on the disk; until then the table does not change. */
export type Saving<T extends TableTypes = TableTypes> =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly problem: Problem; readonly next: Next<T> };

export type Stage<T extends TableTypes = TableTypes> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'ready'; readonly game: LoadedGame<T> };

export interface PlayState<T extends TableTypes = TableTypes> {
  readonly stage: Stage<T>;
  readonly draft: T['draft'] | undefined;
  readonly saving: Saving<T>;
  /** This person has come forward for this turn; undefined while the curtain is down (see `handsAt`). */
  readonly forward: Seat | undefined;
  readonly news: News<T> | undefined;
  readonly refusal: { readonly serial: number; readonly problem: Problem } | undefined;
  readonly computer: ComputerState;
  readonly hint: Hint<T> | undefined;
  /** The limit of the game's own rules ends at this time, in milliseconds since 1970; undefined without one. */
  readonly endsAt: number | undefined;
  readonly clock: ShownClock;
  /** The table is covered, and nothing runs. */
  readonly pause: Pauses | undefined;
}

/** A limit that runs now and is over at `endsAt`, in milliseconds since 1970. */
export interface RunningLimit {
  readonly key: string;
  readonly ms: number;
  readonly kind: TimeLimit<TableTypes>['kind'];
  readonly endsAt: number;
}

export interface ShownClock {
  readonly running: readonly RunningLimit[];
  /** Milliseconds that each limit had run when it last stopped, by key. */
  readonly used: ReadonlyMap<string, number>;
}

export interface Play<T extends TableTypes = TableTypes> {
  readonly store: StoreApi<PlayState<T>>;
  load(): Promise<void>;
  heard(revision?: number): Promise<void>;
  act(action: T['action']): void;
  make(moves: readonly T['proposal'][]): Promise<void>;
  undo(): Promise<void>;
  undoTo(moves: number): Promise<void>;
  redo(): Promise<void>;
  /** Replays the same moves from a corrected set-up; refuses if they are not legal from it. */
  correct(setUp: T['setUp']): Promise<Result<undefined>>;
  saveAgain(): Promise<void>;
  dropUnsaved(): void;
  /** What was refused is shown no longer, because something else is said of a later try. */
  forgetRefusal(): void;
  /** Turning the curtain off does not lift one that is down, because another person may have changed the setting. */
  setCurtain(on: boolean): void;
  liftCurtain(): void;
  /** Opens one more step of the hint for this turn if the hand is open. Each step is recorded before it is shown. */
  hint(words?: HintWords): Promise<void>;
  closeHint(): void;
  /** Finds and keeps what could be done in a past turn; refused if its hand may not be seen. */
  readonly review: ReviewTurn;
  /** Makes a puzzle of a turn of a game that is over. */
  readonly ownPuzzle: MakeOwnPuzzle;
  readonly computers: {
    stop(): void;
    goOn(): void;
    hurry(): void;
  };
  /** Stops every clock and covers the table (P16); nothing happens where no time can run. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Saves drafts and elapsed time without waiting for an earlier write, because the page may close at any moment. */
  keepDrafts(): void;
  /**
   * Lets computers and the clock run until the returned function is called. Once the last viewer has left, the curtain
   * is down the next time the table is seen; laid cubes stay.
   */
  attend(): () => void;
}

export interface PlayTools<T extends TableTypes = TableTypes> {
  readonly parts: PlayParts<T>;
  readonly help: (game: LoadedGame<T>) => WordThreads | undefined;
  readonly readLexicon: ReadLexicon;
  readonly whenIdle?: (work: () => void) => void;
  /** Returns the move that a lesson has prepared for this seat, instead of one that its computer would find. */
  readonly prepared?: (game: LoadedGame<T>) => T['proposal'] | undefined;
  /** This pause lets a person see a computer's turn; it is 800 milliseconds by default. */
  readonly pauseMs?: number;
}
