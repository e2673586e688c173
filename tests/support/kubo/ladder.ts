import { kubo, type KuboMove, type KuboState } from '#shared/games/kubo/index.ts';
import { decisionRandom } from '#shared/engine/index.ts';
import { expectOk, seat, type RandomState, type Seat } from '#shared/kernel/index.ts';
import { begun, type KuboTable } from './table.ts';

export interface ComputerGame {
  readonly state: KuboState;
  readonly moves: readonly KuboMove[];
  /** Of all decisions, in milliseconds. */
  readonly times: readonly number[];
}

const noWords = { has: () => false };

/** What a computer of this level does in the place of `by`. */
export async function decisionOf(
  state: KuboState,
  by: Seat,
  level: number,
  random: RandomState,
): Promise<KuboMove> {
  const view = kubo.rules.viewFor(state, by);
  const ask = () => Promise.reject(new Error('Kubo has no words'));
  return expectOk(await kubo.computers.decide({ view, by, level, random, words: noWords, ask, search: ask }));
}

/** A whole game between computers, without a clock; `levels` by seat. */
export async function computerGame(levels: readonly number[], table: KuboTable): Promise<ComputerGame> {
  let state = begun({ ...table, seats: levels.length });
  const moves: KuboMove[] = [];
  const times: number[] = [];
  for (;;) {
    const by = kubo.rules.actors(state).find((actor) => actor !== 'clock');
    if (by === undefined) return { state, moves, times };
    const began = performance.now();
    const random = decisionRandom(table.seed ?? 0, moves.length);
    const move = await decisionOf(state, by, levels[by] ?? 1, random);
    times.push(performance.now() - began);
    state = expectOk(kubo.rules.apply(state, move)).state;
    moves.push(move);
  }
}

export interface Match {
  readonly games: number;
  /** Share of the games that the first level won, a tie as half. */
  readonly won: number;
  /** Means by level. */
  readonly scores: readonly [number, number];
  readonly moves: number;
  readonly reasons: Readonly<Record<string, number>>;
  /** 95 of 100 decisions of the first level took at most this long, in milliseconds. */
  readonly p95: number;
}

/** Games of two levels from these seeds; they change seats with every game. */
export async function ladderMatch(
  upper: number,
  lower: number,
  games: number,
  firstSeed = 1,
): Promise<Match> {
  let won = 0;
  let moves = 0;
  const scores: [number, number] = [0, 0];
  const reasons: Record<string, number> = {};
  const times: number[] = [];
  for (let game = 0; game < games; game += 1) {
    const own = game % 2;
    const levels = own === 0 ? [upper, lower] : [lower, upper];
    const played = await computerGame(levels, { seed: firstSeed + Math.floor(game / 2) });
    const [mine = 0, other = 0] = [
      kubo.rules.scores(played.state)[own],
      kubo.rules.scores(played.state)[1 - own],
    ];
    won += mine > other ? 1 : mine === other ? 0.5 : 0;
    scores[0] += mine / games;
    scores[1] += other / games;
    moves += played.moves.length / games;
    const reason = kubo.rules.ending(played.state)?.reason ?? 'none';
    reasons[reason] = (reasons[reason] ?? 0) + 1;
    times.push(...played.times.filter((_, n) => played.moves[n]?.by === seat(own)));
  }
  times.sort((one, another) => one - another);
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  return { games, won: won / games, scores, moves, reasons, p95 };
}
