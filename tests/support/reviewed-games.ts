import { createMatch } from '#electron/cli/match/computer-match.ts';
import { withoutWords, wordHelp, type MatchWords } from '#electron/cli/match/word-help.ts';
import {
  decisionRandom,
  type AskSearch,
  type GameTypes,
  type PlayedTurn,
  type ReviewedTurn,
  type Reviewer,
  type Timeline,
} from '#shared/engine/index.ts';
import { gameOf, manifestOf, type GameId } from '#shared/games/index.ts';
import { expectOk, refuse } from '#shared/kernel/index.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';
import { defaults } from '#shared/options/index.ts';
import { lexiconOver } from './alphacubes/engine.ts';
import { bundledList, englishUpTo } from './bundled-list.ts';

export interface ComputerGame {
  readonly seed: number;
  readonly timeline: Timeline<GameTypes>;
  readonly turns: readonly PlayedTurn[];
}

/** Games with the English list, and their reviews. */
export interface ReviewedGames {
  readonly reviewer: Reviewer<GameTypes>;
  /** Absent for a game without words. */
  readonly lexicon: Lexicon | undefined;
  play(levels: readonly number[], seed: number): Promise<ComputerGame>;
  /** @param measured is the level against which the turn is measured */
  review(
    game: Omit<ComputerGame, 'timeline'>,
    turn: PlayedTurn,
    measured: number,
    how?: { readonly withoutChances: boolean },
  ): Promise<ReviewedTurn>;
}

/**
 * @param list is what every level knows in place of the English list with its tiers
 * @param remembers is whether games and answers are kept, because they are measured against several levels
 */
export async function reviewedGames(
  id: GameId,
  list?: readonly string[],
  remembers = false,
): Promise<ReviewedGames> {
  const game = gameOf(id);
  const reviewer = await manifestOf(id).loadReviewer?.();
  if (reviewer === undefined) throw new Error(`${id} has no reviewer.`);
  const words = game.lexicon === 'none' ? undefined : list === undefined ? englishWords(id) : oneList(list);
  const help =
    words === undefined
      ? withoutWords
      : wordHelp({ ...words, vocabularyOf: () => words.lexicon }, id, game.letters(defaults(game.options)));
  const play = async (levels: readonly number[], seed: number): Promise<ComputerGame> => {
    const match = createMatch({ game: id, words, options: defaults(game.options), levels });
    const { timeline } = expectOk(await match.play(seed));
    return { seed, timeline, turns: reviewer.turns(game, timeline) };
  };
  const search = help.searchOf(0);
  const withEvenChances = evenChances(remembers ? once(search) : search);
  return {
    reviewer,
    lexicon: words?.lexicon,
    play: remembers ? once(play) : play,
    async review({ seed, turns }, turn, level, { withoutChances } = { withoutChances: false }) {
      const tools = {
        level,
        random: decisionRandom(seed, turn.at),
        words: help.judge,
        ask: help.askOf(0),
        askWords: help.askWordsOf(0),
        search: withoutChances ? withEvenChances : search,
      };
      return expectOk(await reviewer.review(turns, turn, tools));
    },
  };
}

function once<Asked extends readonly unknown[], Answer>(
  answer: (...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (...asked) => {
    const key = JSON.stringify(asked);
    const found = answers.get(key) ?? answer(...asked);
    answers.set(key, found);
    return found;
  };
}

function oneList(list: readonly string[]): MatchWords {
  const lexicon = lexiconOver(list);
  return { lexicon, vocabularyOf: () => lexicon };
}

function englishWords(id: GameId): MatchWords {
  const lexicon = lexiconOver(bundledList('english').words);
  const tiers = new Map(gameOf(id).computers.levels.map(({ level, tier }) => [level, tier]));
  const made = new Map([[undefined as number | undefined, lexicon]]);
  return {
    lexicon,
    vocabularyOf(level) {
      const tier = tiers.get(level);
      const known = made.get(tier) ?? lexiconOver(englishUpTo(tier ?? Infinity));
      made.set(tier, known);
      return known;
    },
  };
}

const cubesAtTheEnd = 4;

/** Chances take hundreds of searches a turn; here everything is as good as everything else. */
function evenChances(search: AskSearch): AskSearch {
  return (ask) => {
    const { tries, seats, hands } = ask.question as {
      readonly tries?: readonly unknown[];
      readonly seats?: readonly unknown[];
      readonly hands?: readonly (readonly unknown[])[];
    };
    // An end of more cubes takes the plain search of the evaluator minutes.
    if ((hands ?? []).flat().length > cubesAtTheEnd)
      return Promise.resolve(refuse({ code: 'engine/no-search' }));
    if (tries === undefined || seats === undefined) return search(ask);
    const chances = tries.map(() => seats.map(() => 1 / seats.length));
    return Promise.resolve({ ok: true, value: { found: { chances } } });
  };
}
