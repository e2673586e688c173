import type { PendingAnswer, WordThreads } from '#renderer/worker/index.ts';
import type { GameTypes } from '#shared/engine/index.ts';
import type { Problem, Result, Seat } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/judge.ts';

export interface TableTypes extends GameTypes {
  /** The draft is everything of a turn that is not a move yet, such as cubes laid or a card chosen. */
  readonly draft: object;
  readonly action: { readonly kind: string };
  readonly found: object;
}

/** These pure functions make and change the draft of a turn. */
export interface Drafting<T extends TableTypes> {
  /** `view` is what the drafting seat may see, or the public view where no seat drafts. */
  begin(view: T['view'], before: T['draft'] | undefined): T['draft'];
  /** Returns true if the seat still has the same turn and hand, as after a word is allowed; the draft is then kept. */
  goesOn(before: T['view'], after: T['view']): boolean;
  reduce(draft: T['draft'], view: T['view'], action: T['action']): Result<T['draft'], Problem>;
  isOpen(action: T['action']): boolean;
  /** Returns true for a move of the whole table, such as a ruling on a word. */
  isOfTable(proposal: T['proposal']): boolean;
  missing(proposal: T['proposal']): Problem | undefined;
  /** Returns plain JSON to be saved, of at most `draftLimit` characters. */
  format(draft: T['draft']): unknown;
  /** Returns what fits and is legal, or undefined. Never throws: `kept` is any JSON, as files may have been edited. */
  parse(view: T['view'], kept: unknown): T['draft'] | undefined;
  readonly between?: DraftingBetween<T>;
}

/** These functions are for drafts between turns, each kept with the seat's own draft, whose hand keeps its order. */
export interface DraftingBetween<T extends TableTypes> {
  isOne(action: T['action']): boolean;
  by(draft: T['draft']): Seat | undefined;
  /** Adds the work between turns in `other` to `draft`. */
  joined(draft: T['draft'], other: T['draft']): T['draft'];
}

export interface HintRequest<T extends TableTypes> {
  readonly view: T['view'];
  readonly seat: Seat;
  readonly words: WordJudge;
  readonly help: WordThreads | undefined;
}

export interface PlayParts<T extends TableTypes> {
  readonly drafting: Drafting<T>;
  /** Finds the best move of the seat, or undefined if it has none. */
  findHint(ask: HintRequest<T>): PendingAnswer<T['found'] | undefined>;
  /** Set this where a hint takes milliseconds on a warm thread; it is then searched for as soon as the table opens. */
  readonly findsAtOnce?: true;
  /** Returns the steps of this hint in order; by default all steps of the game. */
  stepsOf?(found: T['found']): readonly string[];
  readonly later?: LaterFindings<T>;
}

export interface LaterFindings<T extends TableTypes> {
  readonly step: string;
  hint(ask: HintRequest<T>, found: T['found']): PendingAnswer<T['found']>;
}
