import { performance } from 'node:perf_hooks';
import {
  begin,
  decisionRandom,
  moveAt,
  currentState,
  playedLevel,
  propose,
  type GameTypes,
  type AppliedMove,
  type Timeline,
} from '#shared/engine/index.ts';
import { gameOf, type GameId } from '#shared/games/index.ts';
import { expectOk, ok, type Problem, type Result, type Seat, type Seed } from '#shared/kernel/index.ts';
import { wordHelp, withoutWords, type MatchWords } from './word-help.ts';

export interface MatchTable {
  readonly game: GameId;
  readonly words: MatchWords | undefined;
  readonly options: object;
  readonly levels: readonly number[];
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
