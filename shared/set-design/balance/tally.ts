import type { Piece } from '#shared/pieces/index.ts';
import type { BalanceFigures, LetterFigure } from './balance.ts';
import type { HandCounter } from './hand-counter.ts';
import { stratifiedMean, type Stratum } from './stratified-mean.ts';

type Head = Pick<BalanceFigures, 'hand' | 'poorBelow'>;

/** With fewer hands of either kind, with and without a letter or piece, an effect would be chance. */
const leastHands = 4;

/** Logarithms are of words + 1, because a hand without words has no logarithm. */
export class Tally {
  readonly #alphabet: string;
  readonly #head: Head;
  readonly #counts: number[] = [];
  /** The index is the number of blanks in a hand. */
  readonly #byBlanks: readonly WordsOf[];
  readonly #all: Effect = nothingYet();
  readonly #letters: readonly Effect[];
  readonly #pieces: readonly Effect[];
  readonly #unused: Int32Array;
  readonly #using: Float64Array;

  /** `shares` tells how often a hand has no blank, one, two and so on (`sharesByBlanks`). */
  constructor(alphabet: string, pieces: number, head: Head, shares: readonly number[]) {
    this.#alphabet = alphabet;
    this.#head = head;
    this.#byBlanks = shares.map((share) => ({ share, hands: 0, sum: 0, squares: 0 }));
    this.#letters = Array.from({ length: alphabet.length + 1 }, nothingYet);
    this.#pieces = Array.from({ length: pieces }, nothingYet);
    this.#unused = new Int32Array(alphabet.length + 1);
    this.#using = new Float64Array(alphabet.length + 1);
  }

  add(hand: readonly Piece[], words: number, { using }: HandCounter): void {
    const log = Math.log(words + 1);
    this.#counts.push(words);
    const blanks = hand.filter(({ letters }) => letters.length === 0).length;
    const stratum = this.#byBlanks[blanks];
    if (stratum === undefined) throw new RangeError(`No hand was expected to have ${blanks} blanks`);
    stratum.hands += 1;
    stratum.sum += words;
    stratum.squares += words ** 2;
    note(this.#all, log);
    for (const { id } of hand) note(this.#pieces[id], log);
    // Blanks are ignored, because with them a hand shows every letter.
    for (const shown of new Set(hand.flatMap(({ letters }) => letters))) {
      const letter = this.#alphabet.indexOf(shown) + 1;
      note(this.#letters[letter], log);
      const used = using[letter] ?? 0;
      this.#using[letter] = (this.#using[letter] ?? 0) + used;
      if (used === 0) this.#unused[letter] = (this.#unused[letter] ?? 0) + 1;
    }
  }

  figures(): BalanceFigures {
    const counts = this.#counts.toSorted((one, other) => one - other);
    const hands = counts.length;
    const share = (below: number): number =>
      hands === 0 ? 0 : counts.filter((count) => count < below).length / hands;
    return {
      ...this.#head,
      hands,
      ...stratifiedMean(this.#byBlanks),
      median: ((counts[(hands - 1) >> 1] ?? 0) + (counts[hands >> 1] ?? 0)) / 2,
      lowTenth: counts[Math.floor((hands - 1) / 10)] ?? 0,
      dead: share(1),
      poor: share(this.#head.poorBelow),
      letters: this.#letterFigures(),
      pieces: this.#pieces
        .map((effect, piece) => ({ piece, hands: effect.hands, effect: this.#effect(effect).effect }))
        .filter((figure) => figure.hands > 0)
        .toSorted((one, other) => one.effect - other.effect),
    };
  }

  #letterFigures(): readonly LetterFigure[] {
    const figures = Array.from(this.#alphabet, (letter, at): LetterFigure => {
      const effect = this.#letters[at + 1] ?? nothingYet();
      const { hands } = effect;
      return {
        letter,
        hands,
        unused: hands === 0 ? 0 : (this.#unused[at + 1] ?? 0) / hands,
        words: hands === 0 ? 0 : (this.#using[at + 1] ?? 0) / hands,
        ...this.#effect(effect),
      };
    });
    return figures.filter(({ hands }) => hands > 0).toSorted((one, other) => one.effect - other.effect);
  }

  #effect(mine: Effect): Pick<LetterFigure, 'effect' | 'error'> {
    const others = {
      hands: this.#all.hands - mine.hands,
      logs: this.#all.logs - mine.logs,
      squares: this.#all.squares - mine.squares,
    };
    if (mine.hands < leastHands || others.hands < leastHands) return { effect: 1, error: 0 };
    return {
      effect: Math.exp(mine.logs / mine.hands - others.logs / others.hands),
      error: Math.sqrt(meanVariance(mine) + meanVariance(others)),
    };
  }
}

type WordsOf = { -readonly [Key in keyof Stratum]: Stratum[Key] };

interface Effect {
  hands: number;
  logs: number;
  squares: number;
}

function nothingYet(): Effect {
  return { hands: 0, logs: 0, squares: 0 };
}

function meanVariance({ hands, logs, squares }: Effect): number {
  return Math.max(0, squares - logs ** 2 / hands) / (hands - 1) / hands;
}

function note(effect: Effect | undefined, log: number): void {
  if (effect === undefined) return;
  effect.hands += 1;
  effect.logs += log;
  effect.squares += log ** 2;
}
