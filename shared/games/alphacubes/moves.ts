import type { CubeId, Seat } from '#shared/kernel/index.ts';

/** A cube laid on a square with a letter up. Squares are named column then row, `A1` to `Q17` (A1). */
export interface Placement {
  readonly square: string;
  readonly cube: CubeId;
  readonly letter: string;
}

/** What a seat may do (A3, A4, A5); `accept` waves a play on, where the table judges. */
export type AlphacubesMove =
  | { readonly kind: 'play'; readonly seat: Seat; readonly placements: readonly Placement[] }
  | { readonly kind: 'exchange'; readonly seat: Seat; readonly cubes: readonly CubeId[] }
  | { readonly kind: 'pass'; readonly seat: Seat }
  | { readonly kind: 'challenge'; readonly seat: Seat }
  | { readonly kind: 'accept'; readonly seat: Seat }
  /** The table lets a word stand that the lexicon lacks (A8, P10); in this game and its record alone. */
  | { readonly kind: 'allow'; readonly seat: Seat; readonly words: readonly string[] };
