import type { PlaysRequest, RandomPlayer } from '#shared/engine/index.ts';
import { nextInt, shuffle, type RandomState, type Seat } from '#shared/kernel/index.ts';
import { lexiconForLetters, type Lexicon } from '#shared/lexicon/index.ts';
import { createWordEngine, type WordEngine } from '#shared/word-engine/index.ts';
import { actors } from './apply.ts';
import { placementsKeeping } from './computer/keeping.ts';
import { laidLetters, playsRequest } from './engine-position.ts';
import type { AlphacubesProposal } from './moves.ts';
import type { AlphacubesState } from './state.ts';
import type { AlphacubesTypes } from './types.ts';
import { isSpelling } from '#shared/table-words/index.ts';
import { viewFor } from './view.ts';
import { setOf } from './pieces.ts';

export const randomPlayer: RandomPlayer<AlphacubesTypes> = { move: randomMove };

type Drawn = readonly [AlphacubesProposal, RandomState];

const chances = { allow: 2, idle: 10, challenge: 30 } as const;

const invented = ['AEE', 'IOU', 'NNE', 'RRA', 'SSO', 'TTI'];

function randomMove(state: AlphacubesState, from: RandomState, words: Lexicon | undefined): Drawn {
  if (words === undefined) throw new Error('A game of words needs a lexicon');
  const may = actors(state);
  const [at, seated] = nextInt(from, may.length);
  const by = may[at];
  if (by === undefined) throw new Error('The game is over');
  const [drawn, random] = nextInt(seated, 100);
  if (drawn < chances.allow) return [{ kind: 'allow', by, words: [lastLetter(state).repeat(3)] }, random];
  if (state.phase.kind === 'challenge') {
    return [{ kind: drawn < chances.challenge ? 'challenge' : 'accept', by }, random];
  }
  return drawn < chances.idle ? randomIdle(state, by, random) : randomPlay(state, by, random, words);
}

function lastLetter({ options }: AlphacubesState): string {
  return setOf(options).alphabet.slice(-1);
}

function randomPlay(state: AlphacubesState, by: Seat, from: RandomState, words: Lexicon): Drawn {
  const view = viewFor(state, by);
  const { position, layers } = playsRequest(view, 1);
  const letters = setOf(view.options).alphabet;
  const invents = state.options.judge === 'challenge';
  const known = invents
    ? { ...layers, allowed: [...layers.allowed, ...invented.filter((word) => isSpelling(word, letters))] }
    : layers;
  const plays = engineOf(words, known, letters).allPlays(position);
  if (plays.count === 0) return randomIdle(state, by, from);
  const [at, drawn] = nextInt(from, plays.count);
  const play = plays.playAt(at);
  const placements = placementsKeeping(setOf(view.options), laidLetters(view, play), view.hand);
  if (placements === undefined) throw new Error(`The hand cannot show ${play.word}`);
  return [{ kind: 'play', by, placements }, drawn];
}

function randomIdle(state: AlphacubesState, by: Seat, from: RandomState): Drawn {
  const [hand, mixed] = shuffle(from, state.seats[by]?.hand ?? []);
  const most = Math.min(hand.length, state.stock.length);
  // Exchanges and passes are about equally likely, so that games reach every kind of end.
  const [count, random] = nextInt(mixed, 2 * most + 1);
  const cubes = hand.slice(0, Math.max(0, count - most));
  return [cubes.length === 0 ? { kind: 'pass', by } : { kind: 'exchange', by, cubes }, random];
}

/** Engines are cached because soak tests play thousands of games with the same words. */
const engines = new WeakMap<Lexicon, Map<string, WordEngine>>();

function engineOf(words: Lexicon, layers: PlaysRequest['layers'], letters: string): WordEngine {
  const known = engines.get(words) ?? new Map<string, WordEngine>();
  engines.set(words, known);
  const key = JSON.stringify([layers, letters]);
  const engine = known.get(key) ?? createWordEngine(lexiconForLetters(words, letters), layers);
  known.set(key, engine);
  return engine;
}
