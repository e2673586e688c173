import type { CubeId } from '#shared/kernel/index.ts';
import type { Corner } from '../box.ts';
import type { ShownDie } from '../dice.ts';
import type { BoxDie } from '../state.ts';

/** Without `die` any remaining ordinary die that shows the letter is taken. */
export interface SetUpShown {
  readonly die?: CubeId | undefined;
  readonly letter: string;
}

export interface SetUpDie {
  readonly die?: CubeId | undefined;
  readonly top: string;
  readonly turn?: number | undefined;
}

/** `parts` counts the simple words that this word was joined from, by default 1. */
export interface SetUpWord {
  readonly dice: readonly SetUpShown[];
  readonly parts?: number | undefined;
}

/** Fixes a box to play again, or with `corner` a game under way. Seats and dice count from 0; absent means empty. */
export interface KubagramSetUp {
  /**
   * Squares follow the map, row by row from the top: null is empty, `any` is one of the dice that lie nowhere else.
   * Without a box all dice that lie nowhere else are shuffled onto the squares that are taken last.
   */
  readonly box?: readonly (SetUpDie | 'any' | null)[] | undefined;
  /** Dice of `any` squares lie on a real table and are named before they are taken. If absent, chance picks them. */
  readonly unseen?: true | undefined;
  /** Each seat's draws to find who begins are in order (K3). If absent, a lot decides, unless `first` is given. */
  readonly drawn?: readonly (readonly SetUpShown[])[] | undefined;
  readonly first?: number | undefined;
  readonly corner?: Corner | undefined;
  /** The turn of this seat begins, by default that of player 1. */
  readonly turn?: number | undefined;
  readonly central?: readonly SetUpShown[] | undefined;
  readonly words?: readonly (readonly SetUpWord[])[] | undefined;
  readonly jokers?: readonly (readonly CubeId[])[] | undefined;
  readonly skipped?: readonly boolean[] | undefined;
  readonly penalties?: readonly number[] | undefined;
  /** This die from a 0 must be laid first by the player on turn. */
  readonly handed?: SetUpShown | undefined;
}

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

export function usedDice({ central = [], words = [], jokers = [] }: NamedSetUp): ReadonlySet<CubeId> {
  const shown = [...central, ...words.flat().flatMap(({ dice }) => dice)];
  return new Set([...shown.map(({ die }) => die), ...jokers.flat()]);
}
