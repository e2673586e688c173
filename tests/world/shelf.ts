import type { Story } from './stories.ts';

/** What people know of a game that they have begun, and so what the disk may hold. */
export interface KnownGame {
  readonly id: string;
  readonly story: Story;
  moves: number;
  takenBack: number;
  /** The last text of which somebody was told that it is saved; undefined once anything may lie there. */
  sure: string | undefined;
  /** Texts that were sent since and that nobody knows the end of. */
  readonly maybe: Set<string>;
  /** Every text that it ever was, or was to be. */
  readonly was: Set<string>;
  /** How often somebody else has written to its file. */
  damages: number;
  /** It is played by the screens' own store, which keeps its drafts, too. */
  readonly isAtTable: boolean;
  place: Place;
}

/** Where it lies; `moving` where nobody was told yet. */
export type Place =
  | { readonly kind: 'games' }
  | { readonly kind: 'deleted'; readonly name: string }
  | { readonly kind: 'moving' };

export interface Shelf {
  readonly games: Map<string, KnownGame>;
  /** Texts of games that were sent to be made and have no id yet. */
  readonly begun: Set<string>;
  readonly settings: { sure: string | undefined; readonly maybe: Set<string> };
  /** The last draft of a game that was said to be kept. */
  readonly drafts: Map<string, { sure: string | undefined; readonly maybe: Set<string> }>;
}

export function emptyShelf(): Shelf {
  return {
    games: new Map(),
    begun: new Set(),
    settings: { sure: undefined, maybe: new Set() },
    drafts: new Map(),
  };
}

/** Anything may be true from now on of what this disk holds: it has lied, or somebody else has written to it. */
export function forget(shelf: Shelf): void {
  for (const game of shelf.games.values()) {
    game.sure = undefined;
    game.damages += 1;
  }
  shelf.settings.sure = undefined;
  for (const draft of shelf.drafts.values()) draft.sure = undefined;
}

type Settled = Pick<KnownGame, 'moves' | 'takenBack' | 'sure'>;

/** `damages` were counted as it was asked for: what was damaged before the answer came is sure no longer. */
export function settle(game: KnownGame, { sure, ...now }: Settled, damages: number): void {
  Object.assign(game, { ...now, sure: game.damages === damages ? sure : undefined });
  game.maybe.clear();
}

export function isKnown(game: KnownGame, text: string): boolean {
  return game.sure === undefined || game.sure === text || game.maybe.has(text);
}
