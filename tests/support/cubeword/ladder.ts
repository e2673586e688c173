import { decisionRandom } from '#shared/engine/index.ts';
import {
  cubeword,
  type CubewordEvent,
  type CubewordMove,
  type CubewordState,
} from '#shared/games/cubeword/index.ts';
import { cubewordLetters } from '#shared/games/cubeword/cubes.ts';
import { expectOk, ok, refuse, type Seat } from '#shared/kernel/index.ts';
import { judgeForLetters, type Lexicon, type WordJudge } from '#shared/lexicon/index.ts';
import { englishUpTo } from '#tests/support/bundled-list.ts';
import { searchOver } from '#tests/support/game-search.ts';
import { lexiconOf } from './lexicon.ts';
import { begun, type CubewordTable } from './table.ts';

/** The words that each level plays with. */
export interface LadderWords {
  readonly judge: WordJudge;
  lexiconOf(level: number): Lexicon;
}

/** The English list, each level with its own tier of it. */
export function englishWords(): LadderWords {
  const lexica = new Map<number, Lexicon>();
  const lexiconFor = (tier = Infinity): Lexicon => {
    const lexicon = lexica.get(tier) ?? lexiconOf(englishUpTo(tier));
    lexica.set(tier, lexicon);
    return lexicon;
  };
  return {
    judge: judgeForLetters(lexiconFor(), cubewordLetters),
    lexiconOf: (level) => lexiconFor(cubeword.computers.levels.find((one) => one.level === level)?.tier),
  };
}

/** The same words for all. */
export function sharedWords(lexicon: Lexicon): LadderWords {
  return { judge: judgeForLetters(lexicon, cubewordLetters), lexiconOf: () => lexicon };
}

const noWordsAsked = () => Promise.reject(new Error('CUBEWORD asks its own search'));

/** What a computer of this level does in the place of `by`, after so many moves. */
export async function decisionOf(
  state: CubewordState,
  by: Seat,
  level: number,
  words: LadderWords,
  seed: number,
): Promise<CubewordMove> {
  const proposal = await cubeword.computers.decide({
    view: cubeword.rules.viewFor(state, by),
    by,
    level,
    random: decisionRandom(seed, state.moves),
    words: words.judge,
    ask: noWordsAsked,
    askWords: noWordsAsked,
    search: ({ layers, question }) => {
      const answer = searchOver(cubeword.id, words.lexiconOf(level), layers, question);
      return Promise.resolve(answer === undefined ? refuse({ code: 'engine/no-search' }) : ok(answer));
    },
  });
  return expectOk(cubeword.rules.judge(state, expectOk(proposal), words.judge));
}

export interface ComputerGame {
  readonly state: CubewordState;
  readonly moves: readonly CubewordMove[];
  readonly events: readonly CubewordEvent[];
  /** Processor time of each decision, in milliseconds. */
  readonly times: readonly number[];
}

/** A whole game between computers; `levels` by seat. */
export async function computerGame(
  levels: readonly number[],
  words: LadderWords,
  table: CubewordTable,
): Promise<ComputerGame> {
  let state = begun({ ...table, seats: levels.length, setUp: { seat: undefined, ...table.setUp } });
  const moves: CubewordMove[] = [];
  const events: CubewordEvent[] = [];
  const times: number[] = [];
  while (state.phase.kind === 'turn') {
    const by = state.phase.seat;
    const before = process.cpuUsage().user;
    const move = await decisionOf(state, by, levels[by] ?? 1, words, table.seed ?? 0);
    times.push((process.cpuUsage().user - before) / 1000);
    const step = expectOk(cubeword.rules.apply(state, move));
    ({ state } = step);
    events.push(...step.events);
    moves.push(move);
  }
  return { state, moves, events, times };
}

export interface Match {
  readonly games: number;
  /** Share of the games that the first level won, a tie as half. */
  readonly won: number;
  /** Mean scores, of the first level and of the other. */
  readonly scores: readonly [number, number];
  readonly turns: number;
  /** 95 of 100 decisions of either level took at most this long, in milliseconds of the processor. */
  readonly p95: number;
}

/** Games of two levels from these seeds; they change seats with every game. */
export async function ladderMatch(
  upper: number,
  lower: number,
  words: LadderWords,
  games: number,
  firstSeed = 1,
): Promise<Match> {
  let won = 0;
  const means: [number, number] = [0, 0];
  let turns = 0;
  const times: number[] = [];
  for (let game = 0; game < games; game += 1) {
    const own = game % 2;
    const levels = own === 0 ? [upper, lower] : [lower, upper];
    const played = await computerGame(levels, words, { seed: firstSeed + Math.floor(game / 2) });
    const scores = cubeword.rules.scores(played.state);
    const [mine = 0, other = 0] = [scores[own], scores[1 - own]];
    won += mine > other ? 1 : mine === other ? 0.5 : 0;
    means[0] += mine / games;
    means[1] += other / games;
    turns += played.moves.length / games;
    times.push(...played.times);
  }
  times.sort((one, another) => one - another);
  return { games, won: won / games, scores: means, turns, p95: times[Math.floor(times.length * 0.95)] ?? 0 };
}
