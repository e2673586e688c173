import type { Asking, WordHelp } from '#renderer/worker/index.ts';
import type { GameTypes } from '#shared/engine/index.ts';
import type { Problem, Result, Seat } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/word-judge.ts';
import type { LoadedGame } from './load-game.ts';

/** The types of one game at the table: those of its rules, and what its screen adds. */
export interface TableTypes extends GameTypes {
  /** Everything of a turn that is not yet a move: cubes laid, a card chosen. */
  readonly draft: object;
  /** What a player does to a draft, whatever it was done with. */
  readonly action: { readonly kind: string };
  /** What a hint has found. */
  readonly found: object;
  /** What a look back at a turn has found. */
  readonly reviewed: object;
}

/** How a turn is put together before it is a move. Pure functions, like the rules. */
export interface Drafting<T extends TableTypes> {
  /** A turn begins. `view`: what the seat that drafts may see, or the table where no seat does. */
  begin(view: T['view'], before: T['draft'] | undefined): T['draft'];
  /** Whether it is still the same turn of the same hand, as after a word has been allowed: then the draft stays. */
  goesOn(before: T['view'], after: T['view']): boolean;
  reduce(draft: T['draft'], view: T['view'], action: T['action']): Result<T['draft'], Problem>;
  /** Whether anybody may do this, whoever's hand is open: walk the board, look at a card. */
  isOpen(action: T['action']): boolean;
  /** Whether the whole table makes this move, whoever's hand is open: a ruling on a word. */
  isOfTable(proposal: T['proposal']): boolean;
  /** What a player has forgotten, said more plainly than by the rules. */
  missing(proposal: T['proposal']): Problem | undefined;
  /** As plain JSON, so that it outlives the window; at most `draftLimit` characters. */
  format(draft: T['draft']): unknown;
  /**
   * What was kept for a seat, as far as it fits what that seat sees now, on turn or not; undefined where nothing does.
   * `kept` may be any JSON, as somebody may have changed the file: never a throw, never a draft that no player could make.
   */
  parse(view: T['view'], kept: unknown): T['draft'] | undefined;
  /** What anybody may put together while nobody has the turn; without it there is no such thing. */
  readonly between?: DraftingBetween<T>;
}

/** It is kept with the draft of whoever does it, whose hand stays as they ordered it. */
export interface DraftingBetween<T extends TableTypes> {
  isOne(action: T['action']): boolean;
  /** Who has put something together in this draft; undefined where nobody has. */
  by(draft: T['draft']): Seat | undefined;
  /** `draft` with what was put together in `other`. */
  joined(draft: T['draft'], other: T['draft']): T['draft'];
}

/** A turn that has been had. */
export interface PastTurn<T extends TableTypes = TableTypes> {
  /** Its move's number in the record, from 0. */
  readonly at: number;
  readonly seat: Seat;
  readonly kind: string;
  /** Its move: the same object as long as the game up to it is the same. */
  readonly move: T['move'];
}

export interface HintAsk<T extends TableTypes> {
  readonly view: T['view'];
  readonly seat: Seat;
  /** The table's list; accepts nothing where the game has no words. */
  readonly words: WordJudge;
  /** Undefined where the game has no words. */
  readonly help: WordHelp | undefined;
}

/** All that the store of a table needs of a game. */
export interface PlayParts<T extends TableTypes> {
  readonly drafting: Drafting<T>;
  /** The best that the seat could do; undefined where it can do nothing. */
  findHint(ask: HintAsk<T>): Asking<T['found'] | undefined>;
  /** A thread that is warm finds it in milliseconds: it is looked for as the table opens, so that the first hint is as quick as any. */
  readonly findsAtOnce?: true;
  /** Which of the game's steps a hint has, in order; without it all. */
  stepsOf?(found: T['found']): readonly string[];
  readonly review: Reviewer<T>;
  /** What takes longer to find than anybody would wait for. */
  readonly later?: LaterFindings<T>;
}

/** What could have been done in a turn; see `Play.review`. */
export type Reviewer<T extends TableTypes> = (
  game: LoadedGame<T>,
  turn: PastTurn<T>,
  help: WordHelp | undefined,
) => Promise<Result<T['reviewed']>>;

export interface LaterFindings<T extends TableTypes> {
  /** The step of a hint that needs it. */
  readonly step: string;
  /** The hint with what that step tells. */
  hint(ask: HintAsk<T>, found: T['found']): Asking<T['found']>;
  /** Takes the place of what `review` has found, once it is there. */
  readonly review: Reviewer<T>;
}
