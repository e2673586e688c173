import { nextInt, randomFrom, shuffle, type RandomState, type Seed } from '#shared/kernel/random.ts';
import type { Lexicon } from '#shared/lexicon/lexicon.ts';
import type { Piece, PieceSet } from '#shared/pieces/index.ts';
import { HandCounter, playable } from './hand-counter.ts';
import { isEnough, judgedSample } from './judgement.ts';
import { Tally } from './tally.ts';

/** How a set is to be measured. */
export interface BalanceAsk {
  readonly set: PieceSet;
  readonly lexicon: Lexicon;
  /** Pieces in a hand, 1 to 10; a set with fewer playable ones is measured with all of them. */
  readonly hand?: number;
  /** A hand with fewer words than this is poor. */
  readonly poorBelow?: number;
  /** Hands in all, where it is not the sample that sets are judged by. */
  readonly hands?: number;
  readonly seed?: Seed;
}

/** What an estimate says of a set. Shares are 0 to 1. */
export interface BalanceFigures {
  /** Pieces in a hand. */
  readonly hand: number;
  /** Hands that were drawn so far. */
  readonly hands: number;
  /** Words that a hand spells, on average, and the standard error of that. */
  readonly mean: number;
  readonly error: number;
  readonly median: number;
  /** One hand in ten spells no more than so many. */
  readonly lowTenth: number;
  /** Hands without any word. */
  readonly dead: number;
  /** Hands with fewer words than `poorBelow`, dead ones among them. */
  readonly poor: number;
  readonly poorBelow: number;
  /** Every letter that was in a hand, the one that blocks most first. */
  readonly letters: readonly LetterFigure[];
  /** Every piece that was in a hand, the one that blocks most first. */
  readonly pieces: readonly PieceFigure[];
}

export interface LetterFigure {
  readonly letter: string;
  /** Hands that could show it. */
  readonly hands: number;
  /** Share of those in which no word uses it. */
  readonly unused: number;
  /** Words that use it, on average over those. */
  readonly words: number;
  /** Words of a hand that can show it for each word of one that cannot (geometric means). 1 where all hands can. */
  readonly effect: number;
  /** Standard error of the natural logarithm of `effect`. */
  readonly error: number;
}

export interface PieceFigure {
  /** Its place in the set, from 0. */
  readonly piece: number;
  readonly hands: number;
  /** Words of a hand with it for each word of one without (geometric means). */
  readonly effect: number;
}

export const balanceDefaults = { hand: 7, poorBelow: 10 } as const;

/** Hands between two reports: some 20 ms with cubes of five letters. */
const reportEvery = 4;

/**
 * Words from some random pieces, over hands drawn by the seed: yields what is known so far every few hands, and returns what all of
 * them came to. Without `hands` and `seed` it draws the sample that sets are judged by. Stop asking to cancel. The same ask gives
 * the same figures on every machine.
 */
export function* measureBalance(ask: BalanceAsk): Generator<BalanceFigures, BalanceFigures, undefined> {
  const { set, lexicon, poorBelow = balanceDefaults.poorBelow, hands = judgedSample.most } = ask;
  const mayEndEarly = ask.hands === undefined;
  const pieces = set.pieces.filter(playable);
  const size = Math.min(ask.hand ?? balanceDefaults.hand, pieces.length);
  const counter = new HandCounter(lexicon, set.alphabet);
  const tally = new Tally(counter.alphabet, set.pieces.length, { hand: size, poorBelow });
  let random = randomFrom(ask.seed ?? judgedSample.seed);
  for (let drawn = 1; drawn <= hands && size > 0; drawn += 1) {
    let hand: readonly Piece[];
    [hand, random] = drawHand(pieces, size, random);
    tally.add(hand, counter.count(hand), counter);
    if (drawn % reportEvery !== 0 || drawn === hands) continue;
    const figures = tally.figures();
    if (mayEndEarly && isEnough(figures)) return figures;
    yield figures;
  }
  return tally.figures();
}

/** All hands at once, without reports. */
export function balanceOf(ask: BalanceAsk): BalanceFigures {
  const run = measureBalance(ask);
  for (;;) {
    const { done, value } = run.next();
    if (done === true) return value;
  }
}

/** Some pieces at random, each at most once. */
export function drawHand(
  pieces: readonly Piece[],
  size: number,
  from: RandomState,
): readonly [readonly Piece[], RandomState] {
  if (size * 4 > pieces.length) {
    const [shuffled, random] = shuffle(from, pieces);
    return [shuffled.slice(0, size), random];
  }
  const taken = new Set<number>();
  let random = from;
  while (taken.size < size) {
    let at: number;
    [at, random] = nextInt(random, pieces.length);
    taken.add(at);
  }
  return [[...taken].flatMap((at) => pieces[at] ?? []), random];
}
