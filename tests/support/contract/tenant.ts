import type { Game, GameTypes, Onlooker } from '#shared/engine/index.ts';
import { gameIds, gameOf, type GameId } from '#shared/games/index.ts';
import type { RandomState } from '#shared/kernel/index.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';

/** A game on which the contract's checks are made, and what they cannot find out by themselves. */
export interface Tenant {
  /** Undefined for a game that is not in the list yet: no record can name it. */
  readonly id: GameId | undefined;
  readonly game: Game<GameTypes>;
  /** Undefined where the game has no words. */
  readonly lexicon: Lexicon | undefined;
  readonly shuffleHidden: ShuffleHidden;
}

interface Hiding<G extends GameTypes> {
  /**
   * Another state that is the same to these onlookers: all that none of them may know is dealt anew, the random state
   * included. Each game gives one, as `shuffleHidden` of tests/support/<game>/shuffle-hidden.ts.
   */
  shuffleHidden(state: G['state'], known: readonly Onlooker[], random: RandomState): G['state'];
}
export type ShuffleHidden<G extends GameTypes = GameTypes> = Hiding<G>['shuffleHidden'];

export function tenantOf<G extends GameTypes>(
  game: Game<G>,
  lexicon: Lexicon | undefined,
  shuffleHidden: ShuffleHidden<G>,
): Tenant {
  const id = gameIds.find((one) => one === game.id);
  // The registry knows every game by what all have in common; so do the checks.
  return { id, game: id === undefined ? game : gameOf(id), lexicon, shuffleHidden };
}
