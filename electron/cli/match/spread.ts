import type { GameFacts } from './game-facts.ts';

/** Counts whole numbers, so sums do not depend on the order; the memory grows with their range, not their count. */
export class Histogram {
  readonly #counts = new Map<number, number>();
  #count = 0;
  #sum = 0;

  add(value: number): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
    this.#count += 1;
    this.#sum += value;
  }

  get count(): number {
    return this.#count;
  }

  get mean(): number {
    return this.#count === 0 ? 0 : this.#sum / this.#count;
  }

  get error(): number | null {
    if (this.#count < 2) return null;
    const { mean } = this;
    const squares = this.#sorted().reduce((sum, [value, count]) => sum + count * (value - mean) ** 2, 0);
    return Math.sqrt(squares / (this.#count - 1) / this.#count);
  }

  /** Returns the quantile for `share`: the least value that at least this share of all values does not exceed. */
  at(share: number): number {
    const sorted = this.#sorted();
    let seen = 0;
    for (const [value, count] of sorted) {
      seen += count;
      if (seen >= share * this.#count) return value;
    }
    return sorted.at(-1)?.[0] ?? 0;
  }

  #sorted(): readonly (readonly [number, number])[] {
    return [...this.#counts].sort(([one], [other]) => one - other);
  }
}

/** Steps of the scale are 5 % apart, so figures are right within half of that. */
const step = Math.log(1.05);
const leastMs = 0.001;

export interface TimeFigures {
  readonly median: number;
  readonly p95: number;
}

/** Counts move times in ms by seat on a logarithmic scale of some hundred steps, however many moves there are. */
export class MatchTimes {
  readonly #seats: readonly Histogram[];

  constructor(seats: number) {
    this.#seats = Array.from({ length: seats }, () => new Histogram());
  }

  add({ ms }: GameFacts): void {
    for (const [seat, times] of ms.entries()) {
      for (const one of times) this.#seats[seat]?.add(Math.round(Math.log(Math.max(leastMs, one)) / step));
    }
  }

  figures(): readonly TimeFigures[] {
    const ms = (spread: Histogram, share: number): number =>
      spread.count === 0 ? 0 : Math.exp(spread.at(share) * step);
    return this.#seats.map((spread) => ({ median: ms(spread, 0.5), p95: ms(spread, 0.95) }));
  }
}
