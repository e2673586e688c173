import { performance } from 'node:perf_hooks';
import { begin, now, play, type Timeline } from '#shared/engine/index.ts';
import {
  alphacubesLetters,
  computerMove,
  createAlphacubes,
  levelOf,
  type AlphacubesMove,
  type AlphacubesOptions,
  type AlphacubesState,
  type AskPlays,
} from '#shared/games/alphacubes/index.ts';
import { expectOk, ok, type Problem, type Result, type Seed } from '#shared/kernel/index.ts';
import { createJudge, inLetters, type Lexicon } from '#shared/lexicon/index.ts';
import { bestOf, createWordEngine, type WordEngine } from '#shared/word-engine/index.ts';

/** What a match is played with. */
export interface MatchTable {
  readonly lexicon: Lexicon;
  /** The words that a level knows: a smaller vocabulary, or the whole lexicon. */
  readonly vocabularyOf: (level: number) => Lexicon;
  readonly options: AlphacubesOptions;
  /** By seat. */
  readonly levels: readonly number[];
}

export interface PlayedGame {
  readonly timeline: Timeline<AlphacubesState, AlphacubesMove>;
  /** Milliseconds of every move, by seat. */
  readonly ms: readonly (readonly number[])[];
}

/** Computers among themselves, one game after another, on this thread. */
export function createMatch(table: MatchTable) {
  const words = createJudge(inLetters(table.lexicon, alphacubesLetters));
  const rules = createAlphacubes(words);
  const engines = new Map<string, WordEngine>();
  const askOf =
    (level: number): AskPlays =>
    ({ position, layers, most, atMost }) => {
      const { name } = table.vocabularyOf(level);
      const key = JSON.stringify([name, layers]);
      const vocabulary = inLetters(table.vocabularyOf(level), alphacubesLetters);
      const engine = engines.get(key) ?? createWordEngine(vocabulary, layers);
      engines.set(key, engine);
      if (atMost !== undefined) return Promise.resolve(ok(bestOf(engine.allPlays(position), most, atMost)));
      const best = engine.bestPlays(position, most);
      return Promise.resolve(ok(Array.from({ length: best.count }, (_, place) => best.playAt(place))));
    };

  return {
    async play(seed: Seed): Promise<Result<PlayedGame, Problem>> {
      const { levels, options } = table;
      const begun = begin(rules, { options, seats: levels.length, seed });
      if (!begun.ok) return begun;
      let timeline = begun.value;
      const ms: number[][] = levels.map(() => []);
      for (;;) {
        const state = now(timeline);
        const [seat] = rules.toMove(state);
        if (seat === undefined) return ok({ timeline, ms });
        const level = levelOf(levels[seat] ?? 1);
        const began = performance.now();
        const moves = timeline.length;
        const move = await computerMove({ state, seat, level, words, seed, moves, ask: askOf(level.level) });
        if (!move.ok) return move;
        ms[seat]?.push(performance.now() - began);
        // A computer that breaks the rules is a bug of ours.
        ({ timeline } = expectOk(play(rules, timeline, move.value)));
      }
    },
  };
}
