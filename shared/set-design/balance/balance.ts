import { nextInt, randomFrom, shuffle, type RandomState, type Seed } from '#shared/kernel/random.ts';
import type { Lexicon } from '#shared/lexicon/lexicon.ts';
import type { Piece, PieceSet } from '#shared/pieces/index.ts';
import { HandCounter, isPlayable } from './hand-counter.ts';
import { isEnough, judgedSample } from './judgement.ts';
import { sharesByBlanks } from './stratified-mean.ts';
import { Tally } from './tally.ts';

export interface BalanceRequest {
  readonly set: PieceSet;
  readonly lexicon: Lexicon;
  /** A hand has 1 to 10 pieces, or all playable ones if the set has fewer. */
  readonly hand?: number;
  readonly poorBelow?: number;
  readonly hands?: number;
  readonly seed?: Seed;
}

/** Shares are 0 to 1; `mean` is the average number of words of a hand, and `error` the standard error of `mean`. */
export interface BalanceFigures {
  readonly hand: number;
  readonly hands: number;
  readonly mean: number;
  readonly error: number;
  readonly median: number;
  /** One hand in ten spells at most this many words. */
  readonly lowTenth: number;
  readonly dead: number;
  readonly poor: number;
  readonly poorBelow: number;
  /** The letters and pieces that block most come first; those in no hand are left out. */
  readonly letters: readonly LetterFigure[];
  readonly pieces: readonly PieceFigure[];
}

export interface LetterFigure {
  readonly letter: string;
  readonly hands: number;
  /** In this share of `hands` no word uses the letter; `words` is the average number of words of a hand that do. */
  readonly unused: number;
  readonly words: number;
  /**
   * Hands that can show the letter have this many times the words of the other hands (geometric means). It is 1 if
   * there are too few hands of either kind.
   */
  readonly effect: number;
  /** The standard error of the natural logarithm of `effect`. */
  readonly error: number;
}

export interface PieceFigure {
  readonly piece: number;
  readonly hands: number;
  readonly effect: number;
}

export const balanceDefaults = { hand: 7, poorBelow: 10 } as const;

const reportEvery = 4;

/**
 * Yields figures every few hands and returns those of all; stop iterating to cancel. Without `hands` and `seed` it
 * draws the sample by which sets are judged. The same ask gives the same figures on every machine.
 */
export function* measureBalance(ask: BalanceRequest): Generator<BalanceFigures, BalanceFigures, undefined> {
  const { set, lexicon, poorBelow = balanceDefaults.poorBelow, hands = judgedSample.most } = ask;
  const mayEndEarly = ask.hands === undefined;
  const pieces = set.pieces.filter(isPlayable);
  const size = Math.min(ask.hand ?? balanceDefaults.hand, pieces.length);
  const counter = new HandCounter(lexicon, set.alphabet);
  const blanks = pieces.filter(({ letters }) => letters.length === 0).length;
  const shares = sharesByBlanks(pieces.length, blanks, size);
  const tally = new Tally(counter.alphabet, set.pieces.length, { hand: size, poorBelow }, shares);
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

export function balanceOf(ask: BalanceRequest): BalanceFigures {
  const run = measureBalance(ask);
  for (;;) {
    const { done, value } = run.next();
    if (done === true) return value;
  }
}

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
