import { performance } from 'node:perf_hooks';
import {
  begin,
  decisionRandom,
  moveAt,
  currentState,
  playedLevel,
  propose,
  type AskPlays,
  type AskSearch,
  type AskWords,
  type GameTypes,
  type AppliedMove,
  type Timeline,
} from '#shared/engine/index.ts';
import { gameOf, type GameId } from '#shared/games/index.ts';
import { loadSearch } from '#shared/games/searches.ts';
import {
  expectOk,
  ok,
  refuse,
  type Problem,
  type Result,
  type Seat,
  type Seed,
} from '#shared/kernel/index.ts';
import {
  acceptNone,
  createJudge,
  lexiconForLetters,
  type Lexicon,
  type WordJudge,
} from '#shared/lexicon/index.ts';
import { bestOf, type Rulings } from '#shared/word-engine/index.ts';
import { openServices, performTask, type WordServices } from '#shared/word-engine/threads/tasks.ts';

export interface MatchTable {
  readonly game: GameId;
  readonly words: MatchWords | undefined;
  readonly options: object;
  readonly levels: readonly number[];
}

export interface MatchWords {
  readonly lexicon: Lexicon;
  readonly vocabularyOf: (level: number) => Lexicon;
}

export interface PlayedGame {
  readonly timeline: Timeline<GameTypes>;
  /** Holds the time of each move in milliseconds, by seat. */
  readonly ms: readonly (readonly number[])[];
}

export function createMatch({ game: id, words, levels, options }: MatchTable) {
  const { rules, computers, ...game } = gameOf(id);
  const { judge, askOf, askWordsOf, searchOf } =
    words === undefined ? withoutWords : wordHelp(words, id, game.letters(options));
  return {
    async play(
      seed: Seed,
      watch?: (made: AppliedMove<GameTypes>) => void,
    ): Promise<Result<PlayedGame, Problem>> {
      const begun = begin(rules, { options, seats: levels.length, seed });
      if (!begun.ok) return begun;
      let timeline = begun.value;
      const ms: number[][] = levels.map(() => []);
      for (;;) {
        const state = currentState(timeline);
        // Computers answer at once, so the clock never has to act.
        const by = rules.actors(state).find((actor): actor is Seat => actor !== 'clock');
        if (by === undefined) return ok({ timeline, ms });
        const began = performance.now();
        const random = decisionRandom(seed, timeline.length);
        const view = rules.viewFor(state, by);
        const level = playedLevel(computers, view, by, levels[by] ?? 1);
        const proposal = await computers.decide({
          view,
          by,
          level,
          random,
          words: judge,
          ask: askOf(level),
          search: searchOf(level),
          askWords: askWordsOf(level),
        });
        if (!proposal.ok) return proposal;
        ms[by]?.push(performance.now() - began);
        const advance = expectOk(propose(rules, timeline, proposal.value, judge));
        ({ timeline } = advance);
        const move = watch === undefined ? undefined : moveAt(timeline, timeline.length - 1);
        if (move !== undefined)
          watch?.({ before: state, move, state: timeline.state, events: advance.events });
      }
    },
  };
}

interface Help {
  readonly judge: WordJudge;
  readonly askOf: (level: number) => AskPlays;
  readonly searchOf: (level: number) => AskSearch;
  readonly askWordsOf: (level: number) => AskWords;
}

const withoutWords: Help = {
  judge: acceptNone,
  askOf: () => () => Promise.resolve(refuse({ code: 'game/no-words' })),
  askWordsOf: () => () => Promise.resolve(refuse({ code: 'game/no-words' })),
  searchOf: () => () => Promise.resolve(refuse({ code: 'game/no-words' })),
};

function wordHelp({ lexicon, vocabularyOf }: MatchWords, game: GameId, letters: string): Help {
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
