import type { StoreApi } from 'zustand/vanilla';
import type { WordHelp } from '#renderer/worker/index.ts';
import type { Timeline } from '#shared/engine/index.ts';
import type { Problem, Result, Seat } from '#shared/kernel/index.ts';
import type { Computers, ComputerState } from './computers.ts';
import type { Hint, HintWords } from './hints.ts';
import type { LoadedGame, ReadLexicon } from './load-game.ts';
import type { PastTurn, PlayParts, TableTypes } from './table-types.ts';

/** What has just happened, to be shown and said once. */
export interface News<T extends TableTypes = TableTypes> {
  /** Counts up, so that the same thing twice is two things. */
  readonly serial: number;
  readonly kind: 'made' | 'taken-back' | 'made-again';
  /** Moves made, taken back or made again at once. */
  readonly moves: number;
  readonly events: readonly T['event'][];
}

/** A game as it would be after a move, on its way to the disk. */
export interface Next<T extends TableTypes = TableTypes> {
  readonly timeline: Timeline<T>;
  readonly kind: News['kind'];
  readonly events: readonly T['event'][];
}

/** A move is done once it is on disk; until then the table stands as before. */
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
  /** Undefined until the game has been read. */
  readonly draft: T['draft'] | undefined;
  readonly saving: Saving<T>;
  /** The person who has come forward for this turn; undefined while the curtain is down. `handsAt` reads it. */
  readonly forward: Seat | undefined;
  readonly news: News<T> | undefined;
  /** Why the last thing tried cannot be done. */
  readonly refusal: { readonly serial: number; readonly problem: Problem } | undefined;
  readonly computer: ComputerState;
  /** What lies open of a hint for this turn. */
  readonly hint: Hint<T> | undefined;
  /** When the clock makes its move, in milliseconds since 1970; undefined where nothing has a limit of time. */
  readonly endsAt: number | undefined;
}

/** The game in progress: what is on the table, what is not yet played, and the moves on their way to the disk. */
export interface Play<T extends TableTypes = TableTypes> {
  readonly store: StoreApi<PlayState<T>>;
  load(): Promise<void>;
  /** Another window may have saved this game: if it has, its table is laid out here too. */
  heard(revision?: number): Promise<void>;
  act(action: T['action']): void;
  /** Several moves are made and saved as one, as when all opponents wave a play on. */
  make(moves: readonly T['proposal'][]): Promise<void>;
  undo(): Promise<void>;
  /** Takes back all moves behind the first so many, whoever made them. */
  undoTo(moves: number): Promise<void>;
  redo(): Promise<void>;
  /** The same moves from another set-up, as once it is known better; refused where they do not follow from it. */
  correct(setUp: T['setUp']): Promise<Result<undefined>>;
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
  hint(words?: HintWords): Promise<void>;
  /** Puts the hint away; what was seen of it comes back with the next one. */
  closeHint(): void;
  /**
   * What could have been done in a turn that has been had; looked for once. Refused to everybody who may not
   * see that hand now (`turnsToReview`).
   */
  review(turn: PastTurn<T>): Promise<Result<T['reviewed']>>;
  /** The same with what takes longer to find; undefined where the game has no such thing. */
  readonly reviewLater: ((turn: PastTurn<T>) => Promise<Result<T['reviewed']>>) | undefined;
  readonly computers: Omit<Computers, 'consider' | 'leave'>;
  /**
   * The page may go at any moment: what is laid, and what has run of the time, is sent to the disk without waiting for the
   * write before.
   */
  keepDrafts(): void;
  /**
   * Somebody looks at the table: computers and the clock move until the function returned is called. Once nobody
   * looks on, the curtain is down when the table is seen again; what is laid stays laid.
   */
  attend(): () => void;
}

export interface PlayTools<T extends TableTypes = TableTypes> {
  readonly parts: PlayParts<T>;
  /** The word engine for the list of a game; undefined where it has none. */
  readonly help: (game: LoadedGame<T>) => WordHelp | undefined;
  readonly readLexicon: ReadLexicon;
  /** Does something once the page has nothing else to do; without it hints are looked for when they are asked for. */
  readonly whenIdle?: (work: () => void) => void;
  /** Milliseconds that a person needs to see a computer's turn; 800 without it. */
  readonly pauseMs?: number;
}
