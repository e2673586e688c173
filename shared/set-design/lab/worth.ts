import { randomFrom, type RandomState, type Seed } from '#shared/kernel/random.ts';
import type { Lexicon } from '#shared/lexicon/lexicon.ts';
import type { PieceSet } from '#shared/pieces/index.ts';
import { drawHand } from '../balance/balance.ts';
import { isPlayable } from '../balance/hand-counter.ts';
import { HighestScoringWords, noWord } from './highest-scoring-words.ts';

/* DECISIONS.md says how the worth of a piece is measured ("The worth of a piece is a paired comparison"). */

export interface WorthRequest {
  readonly set: PieceSet;
  readonly lexicon: Lexicon;
  /** A full hand has 2 to 10 pieces, and at most one fewer than the playable ones. */
  readonly hand?: number;
  readonly seed?: Seed;
}

/** The sums are plain JSON, and a measurement continues from them as if it had never stopped. */
export interface WorthSums {
  readonly hand: number;
  readonly hands: number;
  readonly random: RandomState;
  /** `points` and `dead` are sums over hands; each hand adds the average over the pieces that complete it. */
  readonly points: Sum;
  readonly dead: Sum;
  readonly pieces: readonly (Sum & { readonly hands: number })[];
}

interface Sum {
  readonly sum: number;
  readonly squares: number;
}

export interface Estimate {
  readonly value: number;
  readonly error: number;
}

export interface WorthFigures {
  readonly hand: number;
  readonly hands: number;
  readonly points: Estimate;
  readonly dead: Estimate;
  /** The pieces of most worth come first; those that completed fewer than two hands are left out. */
  readonly pieces: readonly (Estimate & { readonly piece: number })[];
}

export const worthDefaults = { hand: 7, seed: 1, enough: 100, most: 20_000 } as const;

const reportEvery = 8;

export function beginWorth({
  set,
  hand = worthDefaults.hand,
  seed = worthDefaults.seed,
}: WorthRequest): WorthSums {
  const pieces = set.pieces.filter(isPlayable).length;
  const none = { sum: 0, squares: 0 };
  return {
    hand: Math.max(0, Math.min(hand, pieces - 1)),
    hands: 0,
    random: randomFrom(seed),
    points: none,
    dead: none,
    pieces: set.pieces.map(() => ({ hands: 0, ...none })),
  };
}

/**
 * Draws hands up to a total of `hands`, continuing from `from`, which must be of the same set, list and hand. Yields
 * every few hands; stop iterating to pause. The same seed gives the same figures on every machine, paused or not.
 */
export function* measureWorth(
  ask: WorthRequest,
  hands: number,
  from: WorthSums = beginWorth(ask),
): Generator<WorthSums, WorthSums, undefined> {
  const pieces = ask.set.pieces.filter(isPlayable);
  const words = new HighestScoringWords(ask.set, ask.lexicon);
  const { hand } = from;
  let sums = from;
  while (sums.hands < hands && hand > 0) {
    const [held, random] = drawHand(pieces, hand - 1, sums.random);
    words.hold(held);
    const rest = pieces.filter((piece) => !held.includes(piece));
    const found = rest.map((piece) => words.with(piece));
    const points = found.map((one) => (one === noWord ? 0 : one));
    const all = points.reduce((sum, one) => sum + one, 0);
    const next = [...sums.pieces];
    for (const [at, { id }] of rest.entries()) {
      const own = points[at] ?? 0;
      const before = next[id];
      if (before === undefined) continue;
      next[id] = { hands: before.hands + 1, ...plus(before, own - (all - own) / (rest.length - 1)) };
    }
    sums = {
      hand,
      hands: sums.hands + 1,
      random,
      points: plus(sums.points, all / rest.length),
      dead: plus(sums.dead, found.filter((one) => one === noWord).length / rest.length),
      pieces: next,
    };
    if (sums.hands % reportEvery === 0 && sums.hands < hands) yield sums;
  }
  return sums;
}

export function worthFigures({ hand, hands, points, dead, pieces }: WorthSums): WorthFigures {
  return {
    hand,
    hands,
    points: estimate(points, hands),
    dead: estimate(dead, hands),
    pieces: pieces
      .flatMap(({ hands: completed, ...sum }, piece) =>
        completed < 2 ? [] : [{ piece, ...estimate(sum, completed) }],
      )
      .toSorted((one, other) => other.value - one.value || one.piece - other.piece),
  };
}

function plus({ sum, squares }: Sum, one: number): Sum {
  return { sum: sum + one, squares: squares + one * one };
}

function estimate({ sum, squares }: Sum, count: number): Estimate {
  if (count < 2) return { value: count === 0 ? 0 : sum, error: 0 };
  const value = sum / count;
  return { value, error: Math.sqrt(Math.max(0, squares - count * value * value) / (count - 1) / count) };
}
