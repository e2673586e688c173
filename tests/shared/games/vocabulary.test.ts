import { describe, expect, it } from 'vitest';
import { createMatch } from '#electron/cli/match/computer-match.ts';
import { alphacubes, alphacubesOptions, type AlphacubesTypes } from '#shared/games/alphacubes/index.ts';
import { cubeword } from '#shared/games/cubeword/index.ts';
import { cubewordLetters } from '#shared/games/cubeword/cubes.ts';
import { gameIds, gameOf } from '#shared/games/index.ts';
import { kubagram, spelled } from '#shared/games/kubagram/index.ts';
import { scruble } from '#shared/games/scruble/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { judgeForLetters, latinAlphabet, type Lexicon } from '#shared/lexicon/index.ts';
import { defaults } from '#shared/options/index.ts';
import { smallWords as alphacubesWords } from '#tests/support/alphacubes/lexicon.ts';
import { englishUpTo } from '#tests/support/bundled-list.ts';
import { computerGame as cubewordGame } from '#tests/support/cubeword/ladder.ts';
import { cubewordWords, lexiconOf } from '#tests/support/cubeword/lexicon.ts';
import { computerGame as kubagramGame } from '#tests/support/kubagram/ladder.ts';
import { smallWords } from '#tests/support/kubagram/lexicon.ts';
import { longTest } from '#tests/support/patience.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { computerGame as scrubleGame } from '#tests/support/scruble/ladder.ts';

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

/** The levels that have a tier; those of Alphacubes have three tiers as well. */
const seats = [1, 2, 3] as const;
const alphacubesSeats = [1, 2, 11, 12] as const;

/** Looks at each word of each game. */
class Witness {
  readonly #vocabularies: Vocabularies;
  readonly beyond: string[] = [];
  looked = 0;

  constructor(vocabularies: Vocabularies) {
    this.#vocabularies = vocabularies;
  }

  sees(level: number | undefined, words: readonly string[], seed: number): void {
    for (const word of words) {
      if (!this.#vocabularies.knows(level, word)) this.beyond.push(`${word} by level ${level}, seed ${seed}`);
    }
    this.looked += words.length;
  }
}

describe(
  `a computer with a vocabulary makes no word beyond it, in ${games} games`,
  { timeout: longTest * 60 },
  () => {
    const of = {
      async alphacubes() {
        const vocabularies = new Vocabularies(alphacubes.computers.levels, alphacubesWords);
        const witness = new Witness(vocabularies);
        const words = { lexicon: vocabularies.lexiconOf(20), vocabularyOf: vocabularies.lexiconOf };
        const options = { ...defaults(alphacubesOptions), judge: 'assisted' };
        const match = createMatch({ game: 'alphacubes', words, options, levels: alphacubesSeats });
        for (let seed = 1; seed <= games; seed += 1) {
          const played = await match.play(seed, ({ events }) => {
            for (const event of events as readonly AlphacubesTypes['event'][]) {
              if (event.kind !== 'played') continue;
              const made = event.score.words.map(({ word }) => word);
              witness.sees(alphacubesSeats[event.seat], made, seed);
            }
          });
          expectOk(played);
        }
        return witness;
      },

      async cubeword() {
        const vocabularies = new Vocabularies(cubeword.computers.levels, cubewordWords);
        const witness = new Witness(vocabularies);
        const words = {
          judge: judgeForLetters(vocabularies.lexiconOf(4), cubewordLetters),
          lexiconOf: vocabularies.lexiconOf,
        };
        for (let seed = 1; seed <= games; seed += 1) {
          const options = { finish: 'rounds', rounds: 2, connected: seed % 3 === 0 } as const;
          const { events } = await cubewordGame(seats, words, { seed, options });
          for (const event of events) {
            if (event.kind !== 'turned') continue;
            const made = event.score.words.map(({ word }) => word);
            witness.sees(seats[event.seat], made, seed);
          }
        }
        return witness;
      },

      async kubagram() {
        const small = smallWords.filter((word) => !word.includes('Ĳ'));
        const vocabularies = new Vocabularies(kubagram.computers.levels, small);
        const witness = new Witness(vocabularies);
        const words = { lexicon: vocabularies.lexiconOf(4), vocabularyOf: vocabularies.lexiconOf };
        for (let seed = 1; seed <= games; seed += 1) {
          const options = { minLength: 3 + (seed % 3), lastExtensionMin: 1 + (seed % 2) };
          const { events } = await kubagramGame(seats, words, { seed, options });
          for (const event of events) {
            if (event.kind === 'made') witness.sees(seats[event.seat], [spelled(event.word.dice)], seed);
          }
        }
        return witness;
      },

      async scruble() {
        const vocabularies = new Vocabularies(scruble.computers.levels, cubewordWords);
        const witness = new Witness(vocabularies);
        const words = {
          judge: judgeForLetters(vocabularies.lexiconOf(4), latinAlphabet),
          lexiconOf: vocabularies.lexiconOf,
        };
        for (let seed = 1; seed <= games; seed += 1) {
          const options = { finish: 'rounds', rounds: asked > 0 ? 2 : 1 } as const;
          const { moves } = await scrubleGame(seats, words, { seed, options });
          for (const move of moves) {
            if (move.kind !== 'claim') continue;
            const made = [move.word, ...(move.crossing === undefined ? [] : [move.crossing])];
            witness.sees(seats[move.by], made, seed);
          }
        }
        return witness;
      },
    };

    it('is asked of every game that is played with words', () => {
      const withWords = gameIds.filter((id) => gameOf(id).lexicon !== 'none');
      expect(Object.keys(of).toSorted()).toEqual(withWords.toSorted());
    });

    it.each(Object.keys(of) as (keyof typeof of)[])('of %s', async (id) => {
      const { beyond, looked } = await of[id]();
      expect(beyond).toEqual([]);
      expect(looked).toBeGreaterThan(games);
      tellFigures({ games, words: looked });
    });
  },
);
