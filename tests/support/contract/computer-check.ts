import {
  decisionRandom,
  propose,
  type ComputerTurn,
  type Game,
  type GameTypes,
  type Timeline,
} from '#shared/engine/index.ts';
import { loadSearch } from '#shared/games/searches.ts';
import { expectOk, ok, refuse, type Seat } from '#shared/kernel/index.ts';
import { lexiconForLetters, type Lexicon } from '#shared/lexicon/index.ts';
import { bestOf, type PlayList, type Position, type Rulings } from '#shared/word-engine/index.ts';
import { openServices, performTask, type WordServices } from '#shared/word-engine/threads/tasks.ts';
import type { PlayedGame } from './random-game.ts';
import type { Tenant } from './tenant.ts';

/** Decisions that are asked for in each game, from its first move to its last; more of them where games are played at length. */
const decisions = process.env.CUBEWRIGHT_CONTRACT_GAMES === undefined ? 2 : 5;

/** Of many levels a decision asks so many, others each time, so that a long ladder costs no more than a short one. */
const levelsAtOnce = 4;

/** Every level finds a legal move for whichever seat may act. */
export async function computersDecide({ game, lexicon }: Tenant, played: PlayedGame): Promise<void> {
  const { rules, computers } = game;
  const desk = lexicon === undefined ? nobody : deskOf(lexicon, game, played.start.options);
  const every = Math.max(1, Math.floor(played.steps.length / decisions));
  const shifts = Math.max(1, Math.floor(computers.levels.length / levelsAtOnce));
  let shift = played.seed;
  for (const [at, { before }] of played.steps.entries()) {
    const by = rules.actors(before).find((actor): actor is Seat => actor !== 'clock');
    if (at % every !== 0 || by === undefined) continue;
    shift += 1;
    for (const { level } of computers.levels.filter((one) => (one.level + shift) % shifts === 0)) {
      const proposal = await computers.decide({
        view: rules.viewFor(before, by),
        by,
        level,
        random: decisionRandom(played.seed, at),
        words: played.words,
        ...desk,
      });
      expectOk(propose(rules, timelineAt(before), expectOk(proposal), played.words));
    }
  }
}

type Desk = Pick<ComputerTurn<GameTypes>, 'ask' | 'askWords' | 'search'>;

const refused = () => Promise.resolve(refuse({ code: 'game/no-words' }));
const nobody: Desk = { ask: refused, askWords: refused, search: refused };

/** A game that begins here: all that making one move needs. */
function timelineAt(state: object): Timeline<GameTypes> {
  return { start: state, stretches: [], state, length: 0, undone: [], takenBack: 0 };
}

/** Kept for the games that follow: an engine takes longer to make than a decision. */
const kept = new WeakMap<Lexicon, Map<string, WordServices>>();

function deskOf(lexicon: Lexicon, game: Game<GameTypes>, options: object): Desk {
  const letters = game.letters(options);
  const known = kept.get(lexicon) ?? new Map<string, WordServices>();
  kept.set(lexicon, known);
  const servicesOf = (layers: Rulings): WordServices => {
    const key = JSON.stringify([letters, layers]);
    const services = known.get(key) ?? openServices(lexiconForLetters(lexicon, letters), layers);
    known.set(key, services);
    return services;
  };
  // The levels are asked one after another about one position: its plays are searched once for all of them.
  let found: { readonly asked: string; readonly by: WordServices; readonly plays: PlayList } | undefined;
  const playsIn = (services: WordServices, position: Position): PlayList => {
    const asked = JSON.stringify(position);
    if (found?.by !== services || found.asked !== asked) {
      found = { asked, by: services, plays: services.engine.allPlays(position) };
    }
    return found.plays;
  };
  return {
    ask: ({ position, layers, most, atMost }) =>
      Promise.resolve(ok(bestOf(playsIn(servicesOf(layers), position), most, atMost))),
    askWords: (task, layers) => Promise.resolve(performTask(servicesOf(layers), task)),
    search: async ({ layers, question }) => {
      const search = await loadSearch(game.id);
      const answer = search?.(
        lexiconForLetters(lexicon, letters),
        layers,
        question,
        () => servicesOf(layers).engine,
      );
      return answer === undefined ? refuse({ code: 'engine/no-search' }) : ok(answer);
    },
  };
}
