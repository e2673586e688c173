import { beforeAll, describe, expect, it } from 'vitest';
import type { Game, GameTypes } from '#shared/engine/index.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';
import { contractChecks } from './contract/checks.ts';
import { playAtRandom, type PlayedGame } from './contract/random-game.ts';
import { tenantOf, type ShuffleHidden } from './contract/tenant.ts';
import { longTest } from './patience.ts';
import { seed as firstSeed } from '#tests/support/seed.ts';

interface ContractAsk<G extends GameTypes> {
  readonly shuffleHidden: ShuffleHidden<G>;
  /** Required where the game has words. */
  readonly lexicon?: Lexicon;
  /** Random games; CUBEWRIGHT_CONTRACT_GAMES outweighs it. `npm run soak` plays thousands. */
  readonly games?: number;
  /** Options that are not drawn at random. */
  readonly fixed?: object;
  /** Checks that take too long for what they add here. */
  readonly without?: readonly (keyof typeof contractChecks)[];
  /** What is said of the games behind their title. */
  readonly with?: string;
}

/** The tests that every game passes: whole games of random options, seats and moves kept to the contract. */
export function gameContract<G extends GameTypes>(game: Game<G>, ask: ContractAsk<G>): void {
  const tenant = tenantOf(game, ask.lexicon, ask.shuffleHidden);
  const count = Number(process.env.CUBEWRIGHT_CONTRACT_GAMES ?? ask.games ?? 12);

  describe(`${game.title}${ask.with ?? ''} keeps the contract of all games, in ${count} random games from seed ${firstSeed}`, () => {
    const games: PlayedGame[] = [];
    beforeAll(async () => {
      for (let at = 0; at < count; at += 1) games.push(await playAtRandom(tenant, firstSeed + at, ask.fixed));
    }, longTest);

    it('the random player finds a move until the end', () => {
      expect(games).toHaveLength(count);
      expect(games.every(({ steps }) => steps.length > 0)).toBe(true);
    });

    it.each(Object.entries(contractChecks).filter(([name]) => ask.without?.includes(name) !== true))(
      '%s',
      async (_, check) => {
        for (const played of games) {
          await expect(
            Promise.resolve().then(() => check(tenant, played)),
            `in the game of seed ${played.seed}`,
          ).resolves.toBeUndefined();
        }
      },
      longTest,
    );
  });
}
