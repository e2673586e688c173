import type { CubeId } from '#shared/kernel/index.ts';
import type { Corner } from './box.ts';
import type { ShownDie } from './dice.ts';
import type { BoxDie } from './state.ts';

/** A die that lies with a letter up. Without its number it is any ordinary die that shows the letter, of those left. */
export interface SetUpShown {
  readonly die?: CubeId | undefined;
  readonly letter: string;
}

/** A die in the box, as a set-up names it; without its number as above. */
export interface SetUpDie {
  readonly die?: CubeId | undefined;
  /** The letter up. */
  readonly top: string;
  /** Quarter turns clockwise; none where it is left out. */
  readonly turn?: number | undefined;
}

/** A word in a field; `parts`: how many simple words it was joined of, 1 where it is left out. */
export interface SetUpWord {
  readonly dice: readonly SetUpShown[];
  readonly parts?: number | undefined;
}

/**
 * What may be fixed at the start: a box to play again, or a game begun at a table. Seats and dice from 0. With `corner` the
 * game is under way, and fields, words and jokers may lie; what is left out is empty.
 */
export interface KubagramSetUp {
  /**
   * By square of the map, row by row from the top; null where it is empty, `any` for one of the dice that lie nowhere
   * else. Left out, all of these are shuffled onto the squares that are taken last.
   */
  readonly box?: readonly (SetUpDie | 'any' | null)[] | undefined;
  /**
   * The dice of squares for any die lie on a table where nobody has told them: each is told before it is taken. Without
   * it they are dice by chance.
   */
  readonly unseen?: true | undefined;
  /** What each seat has drawn to find who begins, in order (K3). Left out, lot draws, unless `first` says who begins. */
  readonly drawn?: readonly (readonly SetUpShown[])[] | undefined;
  /** Player 1. */
  readonly first?: number | undefined;
  readonly corner?: Corner | undefined;
  /** Whose turn begins; player 1's where it is left out. */
  readonly turn?: number | undefined;
  /** From left to right. */
  readonly central?: readonly SetUpShown[] | undefined;
  readonly words?: readonly (readonly SetUpWord[])[] | undefined;
  /** Set aside, by seat. */
  readonly jokers?: readonly (readonly CubeId[])[] | undefined;
  /** Who has skipped. */
  readonly skipped?: readonly boolean[] | undefined;
  /** Points lost to look-ups, 0 or more. */
  readonly penalties?: readonly number[] | undefined;
  /** A die from a 0, which the player on turn must lay first. */
  readonly handed?: SetUpShown | undefined;
}

/** A set-up in which every die has its number. */
export interface NamedSetUp extends KubagramSetUp {
  readonly box?: readonly (BoxDie | null)[] | undefined;
  readonly drawn?: readonly (readonly ShownDie[])[] | undefined;
  readonly central?: readonly ShownDie[] | undefined;
  readonly words?: readonly (readonly NamedWord[])[] | undefined;
  readonly handed?: ShownDie | undefined;
}

export interface NamedWord extends SetUpWord {
  readonly dice: readonly ShownDie[];
}

/** Dice that lie in the central field and in words, or are set aside. */
export function usedDice({ central = [], words = [], jokers = [] }: NamedSetUp): ReadonlySet<CubeId> {
  const shown = [...central, ...words.flat().flatMap(({ dice }) => dice)];
  return new Set([...shown.map(({ die }) => die), ...jokers.flat()]);
}
