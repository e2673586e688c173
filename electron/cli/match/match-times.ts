import type { GameFacts } from './game-facts.ts';
import { Spread } from './spread.ts';

/** Neighbouring steps of the scale differ by so much: figures are right within half of it. */
const step = Math.log(1.05);
const leastMs = 0.001;

export interface TimeFigures {
  readonly median: number;
  /** 95 of 100 moves take no longer. */
  readonly p95: number;
}

/** How long moves take, by seat, in milliseconds on a scale of logarithms: some hundred steps, however many moves. */
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
