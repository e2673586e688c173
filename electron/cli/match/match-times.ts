import type { GameFacts } from './game-facts.ts';
import { Spread } from './spread.ts';

/** Steps of the scale are 5 % apart, so figures are right within half of that. */
const step = Math.log(1.05);
const leastMs = 0.001;

export interface TimeFigures {
  readonly median: number;
  readonly p95: number;
}

/**
 * Counts move times by seat on a logarithmic scale of some hundred steps, however many moves there are; figures are in
 * milliseconds.
 */
export class MatchTimes {
  readonly #seats: readonly Spread[];

  constructor(seats: number) {
    this.#seats = Array.from({ length: seats }, () => new Spread());
  }

  add({ ms }: GameFacts): void {
    for (const [seat, times] of ms.entries()) {
      for (const one of times) this.#seats[seat]?.add(Math.round(Math.log(Math.max(leastMs, one)) / step));
    }
  }

  figures(): readonly TimeFigures[] {
    const ms = (spread: Spread, share: number): number =>
      spread.count === 0 ? 0 : Math.exp(spread.at(share) * step);
    return this.#seats.map((spread) => ({ median: ms(spread, 0.5), p95: ms(spread, 0.95) }));
  }
}
