import { kubo, type KuboMove, type KuboState, type KuboView } from '#shared/games/kubo/index.ts';
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
  const turn = { view, by, level, random, words: noWords, ask, askWords: ask, search: ask };
  return expectOk(await kubo.computers.decide(turn));
}

/** A player is a computer's level, or decides by its view alone. */
export type Player = number | ((view: KuboView, by: Seat, random: RandomState) => KuboMove);

/** A whole game between computers, without a clock; `players` by seat. */
export async function computerGame(players: readonly Player[], table: KuboTable): Promise<ComputerGame> {
  let state = begun({ ...table, seats: players.length });
  const moves: KuboMove[] = [];
  const times: number[] = [];
  for (;;) {
    const by = kubo.rules.actors(state).find((actor) => actor !== 'clock');
    if (by === undefined) return { state, moves, times };
    const began = performance.now();
    const random = decisionRandom(table.seed ?? 0, moves.length);
    const player = players[by] ?? 1;
    const move =
      typeof player === 'number'
        ? await decisionOf(state, by, player, random)
        : player(kubo.rules.viewFor(state, by), by, random);
    times.push(performance.now() - began);
    state = expectOk(kubo.rules.apply(state, move)).state;
    moves.push(move);
  }
}

export interface Match {
  readonly games: number;
  /** Share of the games that the first player won, a tie as half. */
  readonly won: number;
  /** Means by player. */
  readonly scores: readonly [number, number];
  readonly moves: number;
  readonly reasons: Readonly<Record<string, number>>;
  /** 95 of 100 decisions of the first player took at most this long, in milliseconds. */
  readonly p95: number;
}

/** Games of two players from these seeds; they change seats with every game. */
export async function ladderMatch(
  upper: Player,
  lower: Player,
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
    const players = own === 0 ? [upper, lower] : [lower, upper];
    const played = await computerGame(players, { seed: firstSeed + Math.floor(game / 2) });
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
