import type { KeptDraft } from '#shared/contract/index.ts';
import type { Problem, Result, Seat } from '#shared/kernel/index.ts';
import type { GameRecord } from '#shared/records/index.ts';
import type { HintWords } from '../hint-search.ts';
import type { LoadedGame } from '../load-game.ts';
import type { Next, PlayState } from '../play.ts';
import type { PlayParts, TableTypes } from '../table-types.ts';
import type { Clock } from './clock.ts';
import type { DraftWrites } from './draft-writes.ts';
import type { SeatDrafts } from './drafts.ts';
import type { Hints } from './hint-state.ts';

/** Is a game in progress in one window. Only `step` changes it, and `step` reads no clock and no disk. */
export interface Match<T extends TableTypes> {
  readonly shown: PlayState<T>;
  /** This is the last number given to news, a refusal, a read, a thought or a search; it tells stale answers apart. */
  readonly serial: number;
  readonly reading: { readonly serial: number; readonly by: 'load' | 'heard' } | undefined;
  readonly writing: Writing<T> | undefined;
  readonly waiting: readonly MatchEvent<T>[];
  /** This is undefined while no one looks at the table. */
  readonly curtain: boolean | undefined;
  readonly drafts: SeatDrafts<T>;
  readonly draftWrites: DraftWrites;
  readonly onlookers: number;
  readonly clock: Clock;
  /** Somebody did something at this window when the game had this many moves. */
  readonly actedAt: number;
  readonly computers: {
    readonly isStopped: boolean;
    readonly thinking:
      | { readonly serial: number; readonly seat: Seat; readonly game: LoadedGame<T> }
      | undefined;
  };
  readonly hints: Hints<T>;
}

export type Writing<T extends TableTypes> = {
  readonly game: LoadedGame<T>;
  readonly record: GameRecord<T>;
} & (
  | { readonly kind: 'move'; readonly next: Next<T>; readonly isAutomatic: boolean }
  | { readonly kind: 'correction'; readonly timeline: LoadedGame<T>['timeline']; readonly id: number }
  | { readonly kind: 'hint'; readonly told: HintToRecord<T> }
  | { readonly kind: 'pauses' }
);

/** Is a hint to be shown once it is recorded; until then `open` stays. */
export interface HintToRecord<T extends TableTypes> {
  readonly seat: Seat;
  readonly found: T['found'] | undefined;
  readonly steps: readonly string[];
  readonly all: readonly string[];
  readonly open: PlayState<T>['hint'];
  readonly isClosed: boolean;
}

/** Computers and the clock may move even while no one has come forward. */
export type Maker =
  | { readonly kind: 'people' }
  | { readonly kind: 'clock' }
  | { readonly kind: 'computer'; readonly seat: Seat };

export type MatchEvent<T extends TableTypes> =
  | {
      readonly kind:
        | 'load'
        | 'undo'
        | 'redo'
        | 'saveAgain'
        | 'dropUnsaved'
        | 'forgetRefusal'
        | 'stopComputers'
        | 'goOn'
        | 'hurry'
        | 'liftCurtain'
        | 'prepareHint'
        | 'closeHint'
        | 'keepDrafts'
        | 'pause'
        | 'resume'
        | 'attend'
        | 'leave'
        | 'time';
    }
  /** Another window has saved this revision. */
  | { readonly kind: 'heard'; readonly revision: number | undefined }
  | {
      readonly kind: 'read';
      readonly serial: number;
      readonly loaded: Result<LoadedGame<T>>;
      readonly drafts: readonly KeptDraft[] | undefined;
    }
  | { readonly kind: 'act'; readonly action: T['action'] }
  | { readonly kind: 'make'; readonly moves: readonly T['proposal'][]; readonly maker: Maker }
  | { readonly kind: 'undoTo'; readonly moves: number }
  | { readonly kind: 'correct'; readonly id: number; readonly setUp: T['setUp'] }
  | { readonly kind: 'written'; readonly saved: Result<{ readonly revision: number }> }
  | { readonly kind: 'draftWritten'; readonly draft: KeptDraft; readonly saved: Result<unknown> }
  | { readonly kind: 'thought'; readonly serial: number; readonly move: Result<T['proposal'], Problem> }
  | { readonly kind: 'setCurtain'; readonly on: boolean }
  | { readonly kind: 'hint'; readonly words: HintWords | undefined }
  | {
      readonly kind: 'searched';
      readonly serial: number;
      readonly found: Result<T['found'] | undefined, Problem>;
    };

export type MatchEffect<T extends TableTypes> =
  | { readonly kind: 'read'; readonly serial: number; readonly withDrafts: boolean }
  | { readonly kind: 'write'; readonly record: GameRecord<T>; readonly revision: number }
  | { readonly kind: 'writeDraft'; readonly draft: KeptDraft }
  | { readonly kind: 'settle'; readonly id: number; readonly result: Result<undefined> }
  | {
      readonly kind: 'think';
      readonly serial: number;
      readonly seat: Seat;
      readonly game: LoadedGame<T>;
      /** This is true if people may want to speak up first. */
      readonly isPatient: boolean;
    }
  | { readonly kind: 'stopThinking' | 'hurry' }
  | {
      readonly kind: 'search';
      readonly serial: number;
      readonly seat: Seat;
      readonly game: LoadedGame<T>;
      readonly words: HintWords;
      /** The longer search completes this hint; it is undefined for a new one. */
      readonly completes: { readonly found: T['found'] } | undefined;
    }
  | { readonly kind: 'stopSearch'; readonly serial: number }
  /** A hint is prepared once the window has nothing else to do. */
  | { readonly kind: 'prepareHint' };

export interface Advanced<T extends TableTypes> {
  readonly next: Match<T>;
  readonly effects: readonly MatchEffect<T>[];
}

/** `now` is in milliseconds since 1970. */
export interface StepTools<T extends TableTypes> {
  readonly parts: PlayParts<T>;
  readonly now: number;
}

export function advance<T extends TableTypes>(
  next: Match<T>,
  ...effects: readonly MatchEffect<T>[]
): Advanced<T> {
  return { next, effects };
}

export function andThen<T extends TableTypes>(
  first: Advanced<T>,
  more: (match: Match<T>) => Advanced<T>,
): Advanced<T> {
  const { next, effects } = more(first.next);
  return { next, effects: [...first.effects, ...effects] };
}

export function showing<T extends TableTypes>(match: Match<T>, change: Partial<PlayState<T>>): Match<T> {
  return { ...match, shown: { ...match.shown, ...change } };
}

export function refused<T extends TableTypes>(match: Match<T>, problem: Problem): Match<T> {
  const serial = match.serial + 1;
  return showing({ ...match, serial }, { refusal: { serial, problem } });
}

export function postpone<T extends TableTypes>(match: Match<T>, event: MatchEvent<T>): Advanced<T> {
  return advance({ ...match, waiting: [...match.waiting, event] });
}

/** Returns the game on the table, even while it is being saved and must not be changed; see `freeGame`. */
export function laidGame<T extends TableTypes>({ shown: { stage } }: Match<T>): LoadedGame<T> | undefined {
  return stage.kind === 'ready' ? stage.game : undefined;
}

/** Returns the game if it equals the one on the disk and may be changed. */
export function freeGame<T extends TableTypes>(match: Match<T>): LoadedGame<T> | undefined {
  return match.shown.saving.kind === 'saved' ? laidGame(match) : undefined;
}
