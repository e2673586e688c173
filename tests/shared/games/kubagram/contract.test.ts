import { vi } from 'vitest';
import { kubagram } from '#shared/games/kubagram/index.ts';
import type * as Registry from '#shared/games/index.ts';
import { gameContract } from '#tests/support/game-contract.ts';
import { smallLexicon } from '#tests/support/kubagram/lexicon.ts';
import { shuffleHidden } from '#tests/support/kubagram/shuffle-hidden.ts';

// Its screen is not there yet, so that the list of games does not have it: here it stands in the list.
vi.mock('#shared/games/index.ts', async (original) => {
  const registry = await original<typeof Registry>();
  const game = (await import('#shared/games/kubagram/game.ts')).kubagram;
  return {
    gameIds: [...registry.gameIds, 'kubagram'],
    isGameId: (id: string) => id === 'kubagram' || registry.isGameId(id),
    gameOf: (id: Registry.GameId | 'kubagram') => (id === 'kubagram' ? game : registry.gameOf(id)),
  };
});

gameContract(kubagram, { shuffleHidden, lexicon: smallLexicon, games: 8 });
