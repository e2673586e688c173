import {
  decisionRandom,
  propose,
  type ComputerTurn,
  type GameTypes,
  type Timeline,
} from '#shared/engine/index.ts';
import { expectOk, ok, refuse, type Seat } from '#shared/kernel/index.ts';
import { inLetters, type Lexicon } from '#shared/lexicon/index.ts';
import { bestOf, type PlayList, type Rulings, type WordEngine } from '#shared/word-engine/index.ts';
import { openServices, performTask, type WordServices } from '#shared/word-engine/threads/tasks.ts';
import type { PlayedGame } from './random-game.ts';
import type { Tenant } from './tenant.ts';

/** Decisions that are asked for in each game, from its first move to its last. */
const decisions = 4;

/** Every level finds a legal move for whichever seat may act. */
export async function computersDecide({ game, lexicon }: Tenant, played: PlayedGame): Promise<void> {
  const { rules, computers } = game;
  const { ask, askWords } =
    lexicon === undefined ? nobody : deskOf(lexicon, game.letters(played.start.options));
  const every = Math.max(1, Math.floor(played.steps.length / decisions));
  for (const [at, { before }] of played.steps.entries()) {
    const by = rules.actors(before).find((actor): actor is Seat => actor !== 'clock');
    if (at % every !== 0 || by === undefined) continue;
    for (const { level } of computers.levels) {
      const proposal = await computers.decide({
        view: rules.viewFor(before, by),
        by,
        level,
        random: decisionRandom(played.seed, at),
        words: played.words,
        ask,
        askWords,
      });
      expectOk(propose(rules, timelineAt(before), expectOk(proposal), played.words));
    }
  }
}

type Desk = Pick<ComputerTurn<GameTypes>, 'ask' | 'askWords'>;

const nobody: Desk = {
  ask: () => Promise.resolve(refuse({ code: 'game/no-words' })),
  askWords: () => Promise.resolve(refuse({ code: 'game/no-words' })),
};

/** A game that begins here: all that making one move needs. */
function timelineAt(state: object): Timeline<GameTypes> {
  return { start: state, stretches: [], state, length: 0, undone: [], takenBack: 0 };
}

/** Kept for the games that follow: an engine takes longer to make than a decision. */
const kept = new WeakMap<Lexicon, Map<string, WordServices>>();

function deskOf(lexicon: Lexicon, letters: string): Desk {
  const known = kept.get(lexicon) ?? new Map<string, WordServices>();
  kept.set(lexicon, known);
  const servicesOf = (layers: Rulings): WordServices => {
    const key = JSON.stringify([letters, layers]);
    const services = known.get(key) ?? openServices(inLetters(lexicon, letters), layers);
    known.set(key, services);
    return services;
  };
  // The levels are asked one after another about one position: its plays are searched once for all of them.
  let found: { readonly position: string; readonly engine: WordEngine; readonly plays: PlayList } | undefined;
  return {
    ask: ({ position, layers, most, atMost }) => {
      const { engine } = servicesOf(layers);
      const asked = JSON.stringify(position);
      if (found?.engine !== engine || found.position !== asked) {
        found = { position: asked, engine, plays: engine.allPlays(position) };
      }
      return Promise.resolve(ok(bestOf(found.plays, most, atMost)));
    },
    askWords: (task, layers) => Promise.resolve(performTask(servicesOf(layers), task)),
  };
}
