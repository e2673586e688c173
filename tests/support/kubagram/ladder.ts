import { decisionRandom, type AskWords } from '#shared/engine/index.ts';
import {
  kubagram,
  type KubagramEvent,
  type KubagramMove,
  type KubagramOptions,
  type KubagramState,
} from '#shared/games/kubagram/index.ts';
import { expectOk, refuse, seat } from '#shared/kernel/index.ts';
import {
  buildLexicon,
  createJudge,
  lexiconForLetters,
  latinAlphabet,
  type Lexicon,
} from '#shared/lexicon/index.ts';
import type { Rulings } from '#shared/word-engine/index.ts';
import { openServices, performTask, type WordServices } from '#shared/word-engine/threads/tasks.ts';
import { englishUpTo } from '#tests/support/bundled-list.ts';
import { begun, type KubagramTable } from './table.ts';

/** A list, and what each level knows of it. */
export interface LadderWords {
  readonly lexicon: Lexicon;
  readonly vocabularyOf: (level: number) => Lexicon;
}

export interface ComputerGame {
  readonly state: KubagramState;
  readonly moves: readonly KubagramMove[];
  readonly events: readonly KubagramEvent[];
  /** Of all decisions, in milliseconds. */
  readonly times: readonly number[];
}

/** The English list, each level with its own tier of it. */
export function englishWords(): LadderWords {
  const about = { name: 'english', alphabet: latinAlphabet, sha256: '0'.repeat(64) };
  const lexiconFor = (tier = Infinity) => buildLexicon(englishUpTo(tier), about);
  const lexicon = lexiconFor();
  const known = new Map(
    kubagram.computers.levels.map(({ level, tier }) => [
      level,
      tier === undefined ? lexicon : lexiconFor(tier),
    ]),
  );
  return { lexicon, vocabularyOf: (level) => known.get(level) ?? lexicon };
}

const desks = new WeakMap<Lexicon, Map<string, WordServices>>();

/** The word engine on this thread, over one vocabulary. */
export function askIn(lexicon: Lexicon, letters: string): AskWords {
  const known = desks.get(lexicon) ?? new Map<string, WordServices>();
  desks.set(lexicon, known);
  return (task, layers: Rulings) => {
    const key = JSON.stringify([letters, layers]);
    const services = known.get(key) ?? openServices(lexiconForLetters(lexicon, letters), layers);
    known.set(key, services);
    return Promise.resolve(performTask(services, task));
  };
}

const notAsked = () => Promise.resolve(refuse({ code: 'game/no-words' }));

/** A whole game between computers; `levels` by seat. */
export async function computerGame(
  levels: readonly number[],
  { lexicon, vocabularyOf }: LadderWords,
  table: KubagramTable,
): Promise<ComputerGame> {
  let state = begun({ ...table, seats: levels.length });
  const letters = kubagram.letters(state.options);
  const words = createJudge(lexiconForLetters(lexicon, letters));
  const moves: KubagramMove[] = [];
  const events: KubagramEvent[] = [];
  const times: number[] = [];
  for (;;) {
    const [by] = kubagram.rules.actors(state);
    if (by === undefined || by === 'clock') return { state, moves, events, times };
    const level = levels[by] ?? 1;
    const began = performance.now();
    const proposal = await kubagram.computers.decide({
      view: kubagram.rules.viewFor(state, by),
      by,
      level,
      random: decisionRandom(table.seed ?? 0, moves.length),
      words,
      ask: notAsked,
      askWords: askIn(vocabularyOf(level), letters),
      search: notAsked,
    });
    times.push(performance.now() - began);
    const move = expectOk(kubagram.rules.judge(state, expectOk(proposal), words));
    const step = expectOk(kubagram.rules.apply(state, move));
    ({ state } = step);
    events.push(...step.events);
    moves.push(move);
  }
}

export interface Match {
  /** Share of the games that the first level won, a tie as half. */
  readonly won: number;
  /** Means by level. */
  readonly scores: readonly [number, number];
  readonly moves: number;
  /** 95 of 100 decisions of the first level took at most this long, in milliseconds; and the longest. */
  readonly p95: number;
  readonly longest: number;
}

/** Games of two levels from these seeds; they change seats with every game. */
export async function ladderMatch(
  upper: number,
  lower: number,
  words: LadderWords,
  games: number,
  options: Partial<KubagramOptions> = {},
): Promise<Match> {
  let won = 0;
  let moves = 0;
  const scores: [number, number] = [0, 0];
  const times: number[] = [];
  for (let game = 0; game < games; game += 1) {
    const own = game % 2;
    const levels = own === 0 ? [upper, lower] : [lower, upper];
    const played = await computerGame(levels, words, { seed: 1 + Math.floor(game / 2), options });
    const all = kubagram.rules.scores(played.state);
    const [mine = 0, other = 0] = [all[own], all[1 - own]];
    won += mine > other ? 1 : mine === other ? 0.5 : 0;
    scores[0] += mine / games;
    scores[1] += other / games;
    moves += played.moves.length / games;
    times.push(...played.times.filter((_, at) => played.moves[at]?.by === seat(own)));
  }
  times.sort((one, another) => one - another);
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  return { won: won / games, scores, moves, p95, longest: times.at(-1) ?? 0 };
}
