import type { Play } from '#shared/word-engine/play.ts';
import type { EndPlay } from './end-plays.ts';

/** Whether a value is exact, or only a bound, since the search had seen enough. */
export type Bound = 'exact' | 'least' | 'most';

export interface KnownValue {
  readonly value: number;
  readonly bound: Bound;
  /** The best turn, or the one that was enough; undefined is a pass. */
  readonly turn?: EndPlay | undefined;
}

/** No set has more letters. */
const mostLetters = 32;

/**
 * Keeps what is known of the positions of one search. A position is told by 52 random bits (Zobrist, 1970), so that two
 * of a million positions are taken for one another once in ten thousand searches.
 */
export class PositionTable {
  readonly #known = new Map<number, KnownValue>();
  readonly #numbers: Int32Array;
  readonly #letters: ReadonlyMap<string, number>;
  #high = 0;
  #low = 0;

  /** @param letters are all that can be laid */
  constructor(squares: number, letters: Iterable<string>) {
    this.#letters = new Map([...new Set(letters)].map((letter, at) => [letter, at]));
    this.#numbers = new Int32Array(2 * squares * mostLetters);
    // Xorshift (Marsaglia, 2003): the same numbers in each run, so that the same question gets the same answer.
    let state = 2_463_534_242 | 0;
    for (let at = 0; at < this.#numbers.length; at += 1) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      this.#numbers[at] = state;
    }
  }

  /** Puts a play on the board of the next keys, or takes it off again. */
  turnOver({ laid }: Play): void {
    for (const { square, letter } of laid) {
      const at = 2 * (square * mostLetters + (this.#letters.get(letter) ?? 0));
      this.#high ^= this.#numbers[at] ?? 0;
      this.#low ^= this.#numbers[at + 1] ?? 0;
    }
  }

  /** @param rest tells positions of one board apart, from 0 to 131,071 */
  keyOf(rest: number): number {
    const mixed = Math.imul(rest + 1, 0x9e3779b1);
    return ((this.#high ^ mixed) >>> 0) * 2 ** 20 + ((this.#low ^ rest) & 0xfffff);
  }

  get(key: number): KnownValue | undefined {
    return this.#known.get(key);
  }

  set(key: number, known: KnownValue): void {
    this.#known.set(key, known);
  }
}
