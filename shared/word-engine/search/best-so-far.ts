import { addEach, type PlaySink, type PlayStore } from './play-store.ts';

/**
 * Keeps the best plays so far that score `atMost` or less; another must score `least` to matter. Plays that tie with
 * the last one are kept, because ties are settled later.
 */
export class BestSoFar implements PlaySink {
  least = Number.NEGATIVE_INFINITY;
  readonly #plays: PlayStore;
  readonly #most: number;
  readonly #atMost: number;
  /** The scores ascend; at most `most` are kept. */
  #scores: number[] = [];

  constructor(plays: PlayStore, most: number, atMost = Number.POSITIVE_INFINITY) {
    this.#plays = plays;
    this.#most = most;
    this.#atMost = atMost;
    if (most <= 0) this.least = Number.POSITIVE_INFINITY;
  }

  add(where: number, score: number, faces1: number, faces2: number, faces3: number): void {
    if (score < this.least || score > this.#atMost) return;
    this.#plays.add(where, score, faces1, faces2, faces3);
    const scores = this.#scores;
    let at = scores.length;
    while (at > 0 && (scores[at - 1] ?? 0) > score) at -= 1;
    scores.splice(at, 0, score);
    if (scores.length > this.#most) scores.shift();
    if (scores.length === this.#most) this.least = scores[0] ?? this.least;
  }

  addAll(plays: Int32Array): void {
    addEach(this, plays);
  }

  clear(): void {
    this.#plays.clear();
    this.#scores = [];
    this.least = this.#most <= 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  }
}
