import type { CubeId, Seat } from '#shared/kernel/index.ts';
import type { Corner } from './box.ts';
import type { ShownDie } from './dice.ts';

/** Number of a word in its game, from 1. */
export type WordId = number;

/** What a seat may want to do. */
export type KubagramProposal = SpellingMove | ChallengeAsk | DeclareAsk | UnjudgedMove;

/** The same with the verdict on its words. */
export type KubagramMove =
  | (SpellingMove & Verdict)
  | (ChallengeAsk & { readonly good: boolean })
  | (DeclareAsk & Checked)
  | UnjudgedMove;

/** The spelling that the table's list holds; absent where words are judged only when they are challenged (K14). */
export interface Verdict {
  readonly accepted?: string | undefined;
}

/** The list was asked and knows no word of the least length there (K11, `lastShort: 'checked'`). */
export interface Checked {
  readonly checked?: true | undefined;
}

/** Moves that spell a word. */
export type SpellingMove = ClaimMove | JoinMove | ExtendMove;

/**
 * A word from the central field, in its order (K4). A die there keeps its letter; a joker that was set aside is named with
 * the letter that it shows from now on (K8).
 */
export interface ClaimMove {
  readonly kind: 'claim';
  readonly by: Seat;
  readonly dice: readonly ShownDie[];
}

/** Two or more whole words as one compound, in its order (K10). */
export interface JoinMove {
  readonly kind: 'join';
  readonly by: Seat;
  readonly words: readonly WordId[];
}

/** A word made longer in the last turn (K11). */
export interface ExtendMove {
  readonly kind: 'extend';
  readonly by: Seat;
  readonly word: WordId;
  readonly before: readonly ShownDie[];
  readonly behind: readonly ShownDie[];
}

/** Has a claim looked up (K14). */
interface ChallengeAsk {
  readonly kind: 'challenge';
  readonly by: Seat;
  readonly word: WordId;
}

/** In the last turn: no word of the least length is left (K11). */
interface DeclareAsk {
  readonly kind: 'declare';
  readonly by: Seat;
}

/** Moves that need no verdict. */
type UnjudgedMove =
  /** The last player turns the box, once (K2). */
  | { readonly kind: 'corner'; readonly by: Seat; readonly corner: Corner }
  /** The next die of the box; one from a 0 goes to the next player (K6). */
  | { readonly kind: 'take'; readonly by: Seat }
  /** The die in hand, at an end of the central field with this letter up (K4). */
  | { readonly kind: 'lay'; readonly by: Seat; readonly letter: string; readonly side: Side }
  /** The joker in hand into the own field, its letter open (K8). */
  | { readonly kind: 'aside'; readonly by: Seat }
  /** No die this turn, once a game (K5). */
  | { readonly kind: 'skip'; readonly by: Seat }
  /** The central field in another order (K4). */
  | { readonly kind: 'arrange'; readonly by: Seat; readonly dice: readonly CubeId[] }
  /** The claims are made: opponents may challenge them (K14). Behind the die it ends the turn. */
  | { readonly kind: 'end'; readonly by: Seat }
  /** An opponent lets the claims stand. */
  | { readonly kind: 'accept'; readonly by: Seat }
  /** The table lets words stand that the lexicon lacks, in this game and its record alone. */
  | { readonly kind: 'allow'; readonly by: Seat; readonly words: readonly string[] };

export type Side = 'left' | 'right';
