import { describe, expect, it } from 'vitest';
import { bestTurns, turnRequest, type CubewordView, type TurnRequest } from '#shared/games/cubeword/index.ts';
import { cubewordLetters } from '#shared/games/cubeword/cubes.ts';
import { createSpellingPairs } from '#shared/lexicon/index.ts';
import { englishUpTo } from '#tests/support/bundled-list.ts';
import { turnThatBeats, type Claim } from '#tests/support/cubeword/check-best.ts';
import { sharedWords } from '#tests/support/cubeword/ladder.ts';
import { lexiconOf } from '#tests/support/cubeword/lexicon.ts';
import { smallPosition } from '#tests/support/cubeword/small-positions.ts';
import { viewsFromGames } from '#tests/support/cubeword/views.ts';
import { longTest } from '#tests/support/patience.ts';
import { seed as firstSeed } from '#tests/support/seed.ts';

/** `CUBEWRIGHT_BEST_OF_THREE=24` checks that many positions from games, and fifty small ones for each of them. */
const asked = Number(process.env.CUBEWRIGHT_BEST_OF_THREE ?? 0);
const isLong = asked > 0;

const none = { allowed: [], denied: [] };
const exactly = { nodes: 1_000_000_000, width: 1, most: 1, share: 1 } as const;

/** The check has to accept the points that are claimed, and to find a turn that beats any less. */
function expectProved(claim: Omit<Claim, 'points'>, points: number, what: string): void {
  expect(turnThatBeats({ ...claim, points }), what).toBeUndefined();
  if (points > 0) expect(turnThatBeats({ ...claim, points: points - 1 }), what).toBeDefined();
}

describe('the best turn of three moves (C3, C4, C6)', () => {
  const small = isLong ? asked * 50 : 4;

  it(
    `passes an independent check in ${small} small positions from seed ${firstSeed}`,
    { timeout: longTest * 6 },
    () => {
      for (let seed = firstSeed; seed < firstSeed + small; seed += 1) {
        const position = smallPosition(seed, isLong ? 9 : 6, isLong ? 5 : 3);
        const { felt, pool, counted, turn, list, rulings, spellings, connected, spellingPairs } = position;
        const ask: TurnRequest = {
          cubes: { set: 'standard', ownSet: [] },
          ...{ felt, pool, counted, turn, connected, spellingPairs },
          ...{ ...exactly, moves: 3 },
        };
        const { turns, exact } = bestTurns(lexiconOf(list), rulings, ask);
        expect(exact, `seed ${seed}`).toBe(true);
        const spellingOf = (word: string) => spellings.get(word) ?? word;
        expectProved({ ...position, spellingOf, moves: 3 }, turns[0]?.points ?? 0, `seed ${seed}`);
      }
    },
  );

  it(
    `passes it with the real list, in ${isLong ? `${asked} positions` : 'a position'} from games between computers`,
    { timeout: longTest * 60 },
    async () => {
      const list = englishUpTo(50);
      const lexicon = lexiconOf(list);
      const words = sharedWords(lexicon);
      const { spellingOf } = createSpellingPairs(words.judge);
      const known = new Set(list);
      const views = await viewsFromGames(words, isLong ? Math.ceil(asked / 3) : 1);
      const check = (view: CubewordView, moves: number) => {
        const ask = turnRequest(view, { ...exactly, moves });
        const { turns, exact } = bestTurns(lexicon, none, ask);
        expect(exact).toBe(true);
        const claim = { ...ask, words: known, letters: cubewordLetters, spellingOf };
        expectProved(
          claim,
          turns[0]?.points ?? 0,
          `${moves} moves, turn ${view.turn}: ${JSON.stringify(view.felt)}`,
        );
      };
      for (const view of views.slice(0, isLong ? asked : 1)) check(view, isLong ? 3 : 2);
    },
  );
});
