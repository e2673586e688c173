import type { CubeId, Seat } from '#shared/kernel/index.ts';

/** Squares are named by column, then row, such as `G4` (A1). */
export interface Placement {
  readonly square: string;
  readonly cube: CubeId;
  readonly letter: string;
}

/** Where the table judges, `accept` lets a play stand (A3, A4, A5). */
export type AlphacubesProposal =
  | { readonly kind: 'play'; readonly by: Seat; readonly placements: readonly Placement[] }
  | { readonly kind: 'challenge'; readonly by: Seat }
  | UnjudgedMove;

export type AlphacubesMove =
  | {
      readonly kind: 'play';
      readonly by: Seat;
      readonly placements: readonly Placement[];
      /** Lists the words of the play, main word first, all in the table's list; absent with `challenge` judging. */
      readonly accepted?: readonly string[] | undefined;
    }
  | {
      readonly kind: 'challenge';
      readonly by: Seat;
      readonly good: boolean;
    }
  | UnjudgedMove;

type UnjudgedMove =
  | { readonly kind: 'exchange'; readonly by: Seat; readonly cubes: readonly CubeId[] }
  | { readonly kind: 'pass'; readonly by: Seat }
  | { readonly kind: 'accept'; readonly by: Seat }
  /** The table allows words that the lexicon lacks (A8, P10), only in this game and its record. */
  | { readonly kind: 'allow'; readonly by: Seat; readonly words: readonly string[] };
