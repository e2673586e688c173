import type { CubeId, Seat } from '#shared/kernel/index.ts';

/** A cube laid on a square with a letter up. Squares are named column then row, `A1` to `Q17` (A1). */
export interface Placement {
  readonly square: string;
  readonly cube: CubeId;
  readonly letter: string;
}

/** What a seat may want to do (A3, A4, A5); `accept` waves a play on, where the table judges. */
export type AlphacubesProposal =
  | { readonly kind: 'play'; readonly by: Seat; readonly placements: readonly Placement[] }
  | { readonly kind: 'challenge'; readonly by: Seat }
  | UnjudgedMove;

/** The same with the verdict on its words. */
export type AlphacubesMove =
  | {
      readonly kind: 'play';
      readonly by: Seat;
      readonly placements: readonly Placement[];
      /** The words it forms, the main one first, all of which the table's list holds; absent with `challenge` judging. */
      readonly accepted?: readonly string[] | undefined;
    }
  | {
      readonly kind: 'challenge';
      readonly by: Seat;
      /** All words of the challenged play count. */
      readonly good: boolean;
    }
  | UnjudgedMove;

/** Moves that need no verdict. */
type UnjudgedMove =
  | { readonly kind: 'exchange'; readonly by: Seat; readonly cubes: readonly CubeId[] }
  | { readonly kind: 'pass'; readonly by: Seat }
  | { readonly kind: 'accept'; readonly by: Seat }
  /** The table lets a word stand that the lexicon lacks (A8, P10); in this game and its record alone. */
  | { readonly kind: 'allow'; readonly by: Seat; readonly words: readonly string[] };
