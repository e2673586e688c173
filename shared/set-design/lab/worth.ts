import { randomFrom, type RandomState, type Seed } from '#shared/kernel/random.ts';
import type { Lexicon } from '#shared/lexicon/lexicon.ts';
import type { PieceSet } from '#shared/pieces/index.ts';
import { drawHand } from '../balance/balance.ts';
import { playable } from '../balance/hand-counter.ts';
import { DearestWords, noWord } from './dearest-words.ts';

/*
 * What a piece is worth. A hand that lacks one piece is drawn, and every piece that is left completes it in turn: the points of
 * the dearest word with this piece, less the average of those with each of the others in its place. The mean of that over
 * hands is the worth. All pieces are tried on the same hands, so what makes a hand rich or poor falls out of the comparison. Of
 * the hands that a piece does not lie in each is as likely as any other, so the mean is unbiased and its standard error that of
 * independent draws.
 */

export interface WorthAsk {
  readonly set: PieceSet;
  readonly lexicon: Lexicon;
  /** Pieces in a full hand, 2 to 10; one fewer than there are playable ones at most. */
  readonly hand?: number;
  readonly seed?: Seed;
}

/** All that is known so far, as plain JSON: a measurement goes on from it as if it had never stopped. */
export interface WorthSums {
  /** Pieces in a full hand. */
  readonly hand: number;
  /** Hands drawn. */
  readonly hands: number;
  readonly random: RandomState;
  /** Points of the dearest word, on average over the pieces that complete a hand: added up over hands, and their squares. */
  readonly points: Sum;
  /** Share of the pieces that complete a hand to one without a word. */
  readonly dead: Sum;
  /** By place in the set: hands that the piece completed, and the points by which it was better than the others. */
  readonly pieces: readonly (Sum & { readonly hands: number })[];
}

interface Sum {
  readonly sum: number;
  readonly squares: number;
}

export interface Estimate {
  readonly value: number;
  /** Standard error. */
  readonly error: number;
}

export interface WorthFigures {
  readonly hand: number;
  readonly hands: number;
  /** Points of the dearest word of a hand. */
  readonly points: Estimate;
  /** Share of hands without a word, 0 to 1. */
  readonly dead: Estimate;
  /** Every piece that completed two hands or more, the worthiest first. */
  readonly pieces: readonly (Estimate & { readonly piece: number })[];
}

export const worthDefaults = { hand: 7, seed: 1, enough: 100, most: 20_000 } as const;

/** Hands between two reports. */
const reportEvery = 8;

export function beginWorth({
  set,
  hand = worthDefaults.hand,
  seed = worthDefaults.seed,
}: WorthAsk): WorthSums {
  const pieces = set.pieces.filter(playable).length;
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
 * Draws hands until there are so many in all, from what `from` knows of the same set, list and hand. Yields every few hands;
 * stop asking to stop. The same seed comes to the same figures on every machine, however often it was stopped.
 */
export function* measureWorth(
  ask: WorthAsk,
  hands: number,
  from: WorthSums = beginWorth(ask),
): Generator<WorthSums, WorthSums, undefined> {
  const pieces = ask.set.pieces.filter(playable);
  const words = new DearestWords(ask.set, ask.lexicon);
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

/** What the hands so far came to. */
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
