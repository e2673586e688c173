import type { AskPlays, AskSearch, AskWords } from '#shared/engine/index.ts';
import type { GameId } from '#shared/games/index.ts';
import { loadSearch } from '#shared/games/searches.ts';
import { ok, refuse } from '#shared/kernel/index.ts';
import {
  acceptNone,
  createJudge,
  lexiconForLetters,
  type Lexicon,
  type WordJudge,
} from '#shared/lexicon/index.ts';
import { bestOf, type Rulings } from '#shared/word-engine/index.ts';
import { openServices, performTask, type WordServices } from '#shared/word-engine/threads/tasks.ts';

export interface MatchWords {
  readonly lexicon: Lexicon;
  readonly vocabularyOf: (level: number) => Lexicon;
}

export interface WordHelp {
  readonly judge: WordJudge;
  readonly askOf: (level: number) => AskPlays;
  readonly searchOf: (level: number) => AskSearch;
  readonly askWordsOf: (level: number) => AskWords;
}

export const withoutWords: WordHelp = {
  judge: acceptNone,
  askOf: () => () => Promise.resolve(refuse({ code: 'game/no-words' })),
  askWordsOf: () => () => Promise.resolve(refuse({ code: 'game/no-words' })),
  searchOf: () => () => Promise.resolve(refuse({ code: 'game/no-words' })),
};

export function wordHelp({ lexicon, vocabularyOf }: MatchWords, game: GameId, letters: string): WordHelp {
  // The key is the list itself, since two lists of the same name can hold different words.
  const services = new Map<Lexicon, Map<string, WordServices>>();
  const servicesOf = (level: number, layers: Rulings): WordServices => {
    const known = vocabularyOf(level);
    const ofList = services.get(known) ?? new Map<string, WordServices>();
    services.set(known, ofList);
    const key = JSON.stringify(layers);
    const made = ofList.get(key) ?? openServices(lexiconForLetters(known, letters), layers);
    ofList.set(key, made);
    return made;
  };
  return {
    judge: createJudge(lexiconForLetters(lexicon, letters)),
    askOf:
      (level) =>
      ({ position, layers, most, atMost }) => {
        const { engine } = servicesOf(level, layers);
        if (atMost !== undefined) return Promise.resolve(ok(bestOf(engine.allPlays(position), most, atMost)));
        const best = engine.bestPlays(position, most);
        return Promise.resolve(ok(Array.from({ length: best.count }, (_, place) => best.playAt(place))));
      },
    searchOf:
      (level) =>
      async ({ layers, question }) => {
        const search = await loadSearch(game);
        const answer = search?.(
          lexiconForLetters(vocabularyOf(level), letters),
          layers,
          question,
          () => servicesOf(level, layers).engine,
        );
        return answer === undefined ? refuse({ code: 'engine/no-search', game }) : ok(answer);
      },
    askWordsOf: (level) => (task, layers) => Promise.resolve(performTask(servicesOf(level, layers), task)),
  };
}
