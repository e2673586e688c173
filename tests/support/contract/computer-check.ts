import {
  decisionRandom,
  propose,
  type AskPlays,
  type AskSearch,
  type Game,
  type GameTypes,
  type Timeline,
} from '#shared/engine/index.ts';
import { gameSearches } from '#shared/games/searches.ts';
import { expectOk, ok, refuse, type Seat } from '#shared/kernel/index.ts';
import { inLetters, type Lexicon } from '#shared/lexicon/index.ts';
import { bestOf, createWordEngine, type PlayList, type WordEngine } from '#shared/word-engine/index.ts';
import type { PlayedGame } from './random-game.ts';
import type { Tenant } from './tenant.ts';

/** Decisions that are asked for in each game, from its first move to its last. */
const decisions = 4;

/** Every level finds a legal move for whichever seat may act. */
export async function computersDecide({ game, lexicon }: Tenant, played: PlayedGame): Promise<void> {
  const { rules, computers, letters } = game;
  const ask = lexicon === undefined ? askNobody : askOf(lexicon, letters);
  const search = lexicon === undefined ? askNobody : searchOf(lexicon, game);
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
        search,
      });
      expectOk(propose(rules, timelineAt(before), expectOk(proposal), played.words));
    }
  }
}

const askNobody = () => Promise.resolve(refuse({ code: 'game/no-words' }));

/** A game that begins here: all that making one move needs. */
function timelineAt(state: object): Timeline<GameTypes> {
  return { start: state, stretches: [], state, length: 0, undone: [], takenBack: 0 };
}

function searchOf(lexicon: Lexicon, { id, letters }: Game<GameTypes>): AskSearch {
  return ({ layers, question }) => {
    const answer = gameSearches.get(id)?.(inLetters(lexicon, letters), layers, question);
    return Promise.resolve(answer === undefined ? refuse({ code: 'engine/no-search' }) : ok(answer));
  };
}

/** Kept for the games that follow: an engine takes longer to make than a decision. */
const engines = new WeakMap<Lexicon, Map<string, WordEngine>>();

function askOf(lexicon: Lexicon, letters: string): AskPlays {
  const known = engines.get(lexicon) ?? new Map<string, WordEngine>();
  engines.set(lexicon, known);
  // The levels are asked one after another about one position: its plays are searched once for all of them.
  let found: { readonly position: string; readonly engine: WordEngine; readonly plays: PlayList } | undefined;
  return ({ position, layers, most, atMost }) => {
    const key = JSON.stringify(layers);
    const engine = known.get(key) ?? createWordEngine(inLetters(lexicon, letters), layers);
    known.set(key, engine);
    const asked = JSON.stringify(position);
    if (found?.engine !== engine || found.position !== asked) {
      found = { position: asked, engine, plays: engine.allPlays(position) };
    }
    return Promise.resolve(ok(bestOf(found.plays, most, atMost)));
  };
}
