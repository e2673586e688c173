import type { GameSummary } from '#shared/contract/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

/** What stands on the shelf: a game, or a file that could not be read. */
export type ShelfEntry =
  | { readonly kind: 'game'; readonly key: string; readonly game: GameSummary }
  | { readonly kind: 'damaged'; readonly key: string; readonly file: string; readonly problem: Problem };

export interface Damaged {
  readonly file: string;
  readonly problem: Problem;
}

export function entriesOf(games: readonly GameSummary[], damaged: readonly Damaged[]): readonly ShelfEntry[] {
  return [
    ...games.map((game): ShelfEntry => ({ kind: 'game', key: game.id, game })),
    ...damaged.map(({ file, problem }): ShelfEntry => ({
      kind: 'damaged',
      key: `file ${file}`,
      file,
      problem,
    })),
  ];
}
