import { ok, type Problem, type Result, type Seat, type Seed } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/word-judge.ts';
import type { ComputerLevel } from './levels.ts';
import type { AlphacubesMove } from './moves.ts';
import { answerPlay, decisionRandom } from './player.ts';
import type { AlphacubesState } from './state.ts';
import { think, type AskPlays } from './think.ts';
import { viewFor } from './view.ts';

export interface ComputerTurn {
  readonly state: AlphacubesState;
  readonly seat: Seat;
  readonly level: ComputerLevel;
  /** The list of the game: what is not in it may be challenged. */
  readonly words: WordJudge;
  readonly seed: Seed;
  /** Moves made so far. */
  readonly moves: number;
  /** The word engine, with the vocabulary of the level. */
  readonly ask: AskPlays;
}

/**
 * What a computer does: its play on its turn, or its answer to another's. It knows what its seat may know and no more, and
 * the same game up to here is decided alike, on whatever machine.
 */
export async function computerMove(turn: ComputerTurn): Promise<Result<AlphacubesMove, Problem>> {
  const { state, seat, level, words, seed, moves, ask } = turn;
  const view = viewFor(state, seat);
  const random = decisionRandom(seed, moves);
  return state.phase.kind === 'challenge'
    ? ok(answerPlay(view, state.phase.pending, level, words, random))
    : think(view, level, random, ask);
}
