import { describe, expect, it } from 'vitest';
import { cubeword } from '#shared/games/cubeword/index.ts';
import { cubewordLetters } from '#shared/games/cubeword/letters.ts';
import { kubagram, spelled } from '#shared/games/kubagram/index.ts';
import { judgeIn, type Lexicon } from '#shared/lexicon/index.ts';
import { englishUpTo } from '#tests/support/bundled-list.ts';
import { computerGame as cubewordGame } from '#tests/support/cubeword/ladder.ts';
import { cubewordWords, lexiconOf } from '#tests/support/cubeword/lexicon.ts';
import { computerGame as kubagramGame } from '#tests/support/kubagram/ladder.ts';
import { smallWords } from '#tests/support/kubagram/lexicon.ts';
import { longTest } from '#tests/support/patience.ts';

/** `CUBEWRIGHT_VOCABULARY_GAMES=1000` plays so many games with the English list; `npm test` a few with small ones. */
const asked = Number(process.env.CUBEWRIGHT_VOCABULARY_GAMES ?? 0);
const games = asked > 0 ? asked : 1;

/** What each level knows: its tier of the English list, or that part of a small one. */
class Vocabularies {
  readonly #words: ReadonlyMap<number, ReadonlySet<string>>;
  readonly #lexica: ReadonlyMap<number, Lexicon>;

  constructor(
    levels: readonly { readonly level: number; readonly tier: number | undefined }[],
    small: readonly string[],
  ) {
    const known = levels.map(({ level, tier = Infinity }) => {
      const words =
        asked > 0 ? englishUpTo(tier) : small.filter((_, at) => at % (levels.length + 1) <= level);
      return [level, words] as const;
    });
    this.#words = new Map(known.map(([level, words]) => [level, new Set(words)]));
    this.#lexica = new Map(known.map(([level, words]) => [level, lexiconOf(words)]));
  }

  lexiconOf = (level: number): Lexicon => {
    const lexicon = this.#lexica.get(level);
    if (lexicon === undefined) throw new Error(`There is no level ${level}`);
    return lexicon;
  };

  knows(level: number | undefined, word: string): boolean {
    return level !== undefined && this.#words.get(level)?.has(word) === true;
  }
}

/** The levels that have a tier. */
const seats = [1, 2, 3] as const;

describe(
  `a computer with a vocabulary makes no word beyond it, in ${games} games`,
  { timeout: longTest * 60 },
  () => {
    it('of CUBEWORD', async () => {
      const vocabularies = new Vocabularies(cubeword.computers.levels, cubewordWords);
      const words = {
        judge: judgeIn(vocabularies.lexiconOf(4), cubewordLetters),
        lexiconOf: vocabularies.lexiconOf,
      };
      let looked = 0;
      for (let seed = 1; seed <= games; seed += 1) {
        const options = { finish: 'rounds', rounds: asked > 0 ? 5 : 2, connected: seed % 3 === 0 } as const;
        const { events } = await cubewordGame(seats, words, { seed, options });
        for (const event of events) {
          if (event.kind !== 'turned') continue;
          const level = seats[event.seat];
          const beyond = event.score.words.filter(({ word }) => !vocabularies.knows(level, word));
          expect(
            beyond.map(({ word }) => word),
            `level ${level}, seed ${seed}`,
          ).toEqual([]);
          looked += event.score.words.length;
        }
      }
      expect(looked).toBeGreaterThan(games);
    });

    it('of Kubagram', async () => {
      const small = smallWords.filter((word) => !word.includes('Ĳ'));
      const vocabularies = new Vocabularies(kubagram.computers.levels, small);
      const words = { lexicon: vocabularies.lexiconOf(4), vocabularyOf: vocabularies.lexiconOf };
      let looked = 0;
      for (let seed = 1; seed <= games; seed += 1) {
        const options = { minLength: 3 + (seed % 3), lastExtensionMin: 1 + (seed % 2) };
        const { events } = await kubagramGame(seats, words, { seed, options });
        for (const event of events) {
          if (event.kind !== 'made') continue;
          const level = seats[event.seat];
          const word = spelled(event.word.dice);
          expect(vocabularies.knows(level, word), `${word} by level ${level}, seed ${seed}`).toBe(true);
          looked += 1;
        }
      }
      expect(looked).toBeGreaterThan(games);
    });
  },
);
