import type { CubeId, Seat } from '#shared/kernel/index.ts';
import type { Corner } from './box.ts';
import type { ShownDie } from './dice.ts';

export type WordId = number;

export type KubagramProposal = SpellingMove | ChallengeProposal | DeclareProposal | UnjudgedMove;

export type KubagramMove =
  | (SpellingMove & Verdict)
  | (ChallengeProposal & { readonly good: boolean })
  | (DeclareProposal & Checked)
  | UnjudgedMove;

/** This is the spelling in the table's list; absent if words are judged only when challenged (K14). */
export interface Verdict {
  readonly accepted?: string | undefined;
}

/** The list was asked and knows no word of the least length (K11, `lastShort: 'checked'`). */
export interface Checked {
  readonly checked?: true | undefined;
}

export type SpellingMove = ClaimMove | JoinMove | ExtendMove;

/** `dice` have the order of the word (K4); a die of the field keeps its letter, a joker set aside is given one (K8). */
export interface ClaimMove {
  readonly kind: 'claim';
  readonly by: Seat;
  readonly dice: readonly ShownDie[];
}

/** Joins two or more whole words to a compound; `words` have the order of the compound (K10). */
export interface JoinMove {
  readonly kind: 'join';
  readonly by: Seat;
  readonly words: readonly WordId[];
}

/** Makes a word longer in the last turn (K11). */
export interface ExtendMove {
  readonly kind: 'extend';
  readonly by: Seat;
  readonly word: WordId;
  readonly before: readonly ShownDie[];
  readonly behind: readonly ShownDie[];
}

/** Has a claim looked up (K14). */
interface ChallengeProposal {
  readonly kind: 'challenge';
  readonly by: Seat;
  readonly word: WordId;
}

/** Declares in the last turn that no word of the least length is left (K11). */
interface DeclareProposal {
  readonly kind: 'declare';
  readonly by: Seat;
}

type UnjudgedMove =
  /** The last player turns the box once (K2). */
  | { readonly kind: 'corner'; readonly by: Seat; readonly corner: Corner }
  /** Takes the next die of the box; one from a 0 goes to the next player (K6). */
  | { readonly kind: 'take'; readonly by: Seat }
  /** Lays the die in hand at an end of the central field, with this letter up (K4). */
  | { readonly kind: 'lay'; readonly by: Seat; readonly letter: string; readonly side: Side }
  /** Sets the joker in hand aside in the player's own field, with its letter open (K8). */
  | { readonly kind: 'aside'; readonly by: Seat }
  /** Takes no die this turn, once a game (K5). */
  | { readonly kind: 'skip'; readonly by: Seat }
  /** Puts the central field into another order (K4). */
  | { readonly kind: 'arrange'; readonly by: Seat; readonly dice: readonly CubeId[] }
  /** Closes the claims, which opponents may challenge (K14); after the die this also ends the turn. */
  | { readonly kind: 'end'; readonly by: Seat }
  | { readonly kind: 'accept'; readonly by: Seat }
  /** The table allows words that the lexicon lacks, only in this game and its record. */
  | { readonly kind: 'allow'; readonly by: Seat; readonly words: readonly string[] };

export type Side = 'left' | 'right';
