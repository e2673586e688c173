import { decisionRandom } from '#shared/engine/index.ts';
import { scruble, type ScrubleMove, type ScrubleState } from '#shared/games/scruble/index.ts';
import { expectOk, ok, refuse, type Seat } from '#shared/kernel/index.ts';
import { judgeForLetters, type Lexicon, type WordJudge } from '#shared/lexicon/index.ts';
import { latinAlphabet } from '#shared/lexicon/alphabet.ts';
import { englishUpTo } from '#tests/support/bundled-list.ts';
import { searchOver } from '#tests/support/game-search.ts';
import { lexiconOf } from '#tests/support/cubeword/lexicon.ts';
import { begun, type ScrubleTable } from './table.ts';

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
    judge: judgeForLetters(lexiconFor(), latinAlphabet),
    lexiconOf: (level) => lexiconFor(scruble.computers.levels.find((one) => one.level === level)?.tier),
  };
}

/** The same words for all. */
export function sharedWords(lexicon: Lexicon): LadderWords {
  return { judge: judgeForLetters(lexicon, latinAlphabet), lexiconOf: () => lexicon };
}

const noWordsAsked = () => Promise.reject(new Error('SCRUBLE Cube asks its own search'));

/** What a computer of this level does in the place of `by`. */
export async function decisionOf(
  state: ScrubleState,
  by: Seat,
  level: number,
  words: LadderWords,
  seed: number,
): Promise<ScrubleMove> {
  const proposal = await scruble.computers.decide({
    view: scruble.rules.viewFor(state, by),
    by,
    level,
    random: decisionRandom(seed, state.moves),
    words: words.judge,
    ask: noWordsAsked,
    askWords: noWordsAsked,
    search: ({ layers, question }) => {
      const answer = searchOver(scruble.id, words.lexiconOf(level), layers, question);
      return Promise.resolve(answer === undefined ? refuse({ code: 'engine/no-search' }) : ok(answer));
    },
  });
  return expectOk(scruble.rules.judge(state, expectOk(proposal), words.judge));
}

export interface ComputerGame {
  readonly state: ScrubleState;
  readonly moves: readonly ScrubleMove[];
  /** Processor time of each decision, in milliseconds. */
  readonly times: readonly number[];
}

/** A whole game between computers; `levels` by seat. */
export async function computerGame(
  levels: readonly number[],
  words: LadderWords,
  table: ScrubleTable,
): Promise<ComputerGame> {
  let state = begun({ ...table, seats: levels.length, setUp: { seat: undefined, ...table.setUp } });
  const moves: ScrubleMove[] = [];
  const times: number[] = [];
  while (state.phase.kind === 'turn') {
    const by = state.phase.seat;
    const before = process.cpuUsage().user;
    const move = await decisionOf(state, by, levels[by] ?? 1, words, table.seed ?? 0);
    times.push((process.cpuUsage().user - before) / 1000);
    ({ state } = expectOk(scruble.rules.apply(state, move)));
    moves.push(move);
  }
  return { state, moves, times };
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
    const scores = scruble.rules.scores(played.state);
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
