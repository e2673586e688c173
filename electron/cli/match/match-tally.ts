import type { GameFacts, LaidPieces } from './game-facts.ts';
import { Histogram } from './spread.ts';

/** Shares are from 0 to 1, and figures without data are 0. */
export interface MatchFigures {
  readonly games: number;
  readonly players: readonly PlayerFigures[];
  readonly turns: { readonly mean: number; readonly shortest: number; readonly longest: number };
  readonly ends: readonly { readonly reason: string; readonly games: number }[];
  readonly openings: readonly OpeningFigures[];
  /** This is the move with the most points; among equal moves, the one with the lowest seed. */
  readonly best: { readonly points: number; readonly seat: number; readonly seed: number } | undefined;
  /** Points per laid piece are listed by the letter shown and by piece, the most valuable first. */
  readonly letters: readonly PieceFigures[];
  readonly pieces: readonly PieceFigures[];
}

export interface PlayerFigures {
  readonly won: number;
  readonly shared: number;
  readonly points: number;
  /** This is the standard error of the mean; null for fewer than two values. */
  readonly error: number | null;
  /** One game in ten ends with at most `low`, one in ten with more than `high`. */
  readonly low: number;
  readonly median: number;
  readonly high: number;
  readonly moves: number;
}

export interface OpeningFigures {
  readonly laid: number;
  readonly games: number;
  readonly points: number;
  readonly error: number | null;
  readonly won: number;
}

export interface PieceFigures {
  readonly name: string;
  readonly laid: number;
  /** This is the mean of the points per laying of the piece, when each move's points are shared among its pieces. */
  readonly each: number;
  readonly error: number | null;
}

/** Shared points are summed in whole hundredths, so that the order of addition does not matter. */
const cent = 100;

interface Player {
  won: number;
  shared: number;
  moves: number;
  readonly points: Histogram;
}

interface Opening {
  won: number;
  readonly points: Histogram;
}

/** Adds up games in any order; the memory does not grow with their number. */
export class MatchTally {
  readonly #players: readonly Player[];
  readonly #turns = new Histogram();
  readonly #ends = new Map<string, number>();
  readonly #openings = new Map<number, Opening>();
  readonly #letters = new Map<string, Histogram>();
  readonly #pieces = new Map<string, Histogram>();
  #best: MatchFigures['best'];

  constructor(seats: number) {
    this.#players = Array.from({ length: seats }, () => ({
      won: 0,
      shared: 0,
      moves: 0,
      points: new Histogram(),
    }));
  }

  get games(): number {
    return this.#turns.count;
  }

  add({ seed, points, winners, ms, turns, reason, lays }: GameFacts): void {
    const alone = winners.length === 1 ? winners[0] : undefined;
    for (const [seat, player] of this.#players.entries()) {
      if (alone === seat) player.won += 1;
      else if (winners.includes(seat)) player.shared += 1;
      player.moves += ms[seat]?.length ?? 0;
      player.points.add(points[seat] ?? 0);
    }
    this.#turns.add(turns);
    this.#ends.set(reason, (this.#ends.get(reason) ?? 0) + 1);
    const [first] = lays;
    if (first !== undefined) this.#open(first, alone);
    for (const lay of lays) this.#lay(lay, seed);
  }

  #open({ seat, points, pieces }: LaidPieces, alone: number | undefined): void {
    const opening = entry(this.#openings, pieces.length, () => ({ won: 0, points: new Histogram() }));
    opening.points.add(points);
    if (alone === seat) opening.won += 1;
  }

  #lay({ seat, points, pieces }: LaidPieces, seed: number): void {
    const best = this.#best;
    if (best === undefined || points > best.points || (points === best.points && seed < best.seed)) {
      this.#best = { points, seat, seed };
    }
    const each = Math.round((cent * points) / pieces.length);
    for (const { letter, piece } of pieces) {
      entry(this.#letters, letter, newSpread).add(each);
      if (piece !== undefined) entry(this.#pieces, piece, newSpread).add(each);
    }
  }

  figures(): MatchFigures {
    const { games } = this;
    return {
      games,
      players: this.#players.map(({ won, shared, moves, points }) => ({
        won,
        shared,
        points: points.mean,
        error: points.error,
        low: points.at(0.1),
        median: points.at(0.5),
        high: points.at(0.9),
        moves: games === 0 ? 0 : moves / games,
      })),
      turns: { mean: this.#turns.mean, shortest: this.#turns.at(0), longest: this.#turns.at(1) },
      ends: [...this.#ends]
        .map(([reason, count]) => ({ reason, games: count }))
        .sort((one, other) => other.games - one.games || byName(one.reason, other.reason)),
      openings: [...this.#openings]
        .map(([laid, { won, points }]) => ({
          laid,
          games: points.count,
          points: points.mean,
          error: points.error,
          won: won / points.count,
        }))
        .sort((one, other) => one.laid - other.laid),
      best: this.#best,
      letters: pieceFigures(this.#letters),
      pieces: pieceFigures(this.#pieces),
    };
  }
}

function pieceFigures(spreads: ReadonlyMap<string, Histogram>): readonly PieceFigures[] {
  return [...spreads]
    .map(([name, { count, mean, error }]) => ({
      name,
      laid: count,
      each: mean / cent,
      error: error === null ? null : error / cent,
    }))
    .sort((one, other) => other.each - one.each || byName(one.name, other.name));
}

const newSpread = (): Histogram => new Histogram();

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const there = map.get(key) ?? make();
  map.set(key, there);
  return there;
}

/** Compares code units, so the order does not depend on the locale. */
function byName(one: string, other: string): number {
  return one < other ? -1 : 1;
}
