import type { Twist } from '../twists.ts';

export interface ShelvedClaim {
  readonly twists: readonly Twist[];
  readonly word: string;
  readonly ring: number;
  readonly from: number;
  readonly back: boolean;
  readonly points: number;
}

const mostAlike = 6;

/** Keeps a few claims of each score, so that the best of any share can be found when all have been seen. */
export class ClaimShelf {
  readonly #byPoints: ShelvedClaim[][] = [];
  readonly #taken: ReadonlySet<string>;

  /** The spellings in `taken` have been claimed and cannot be claimed again (S10). */
  constructor(taken: readonly string[] = []) {
    this.#taken = new Set(taken);
  }

  put(
    twists: readonly Twist[],
    ring: number,
    from: number,
    back: boolean,
    points: number,
    spell: () => string,
  ): void {
    const alike = this.#byPoints[points] ?? [];
    if (alike.length >= mostAlike) return;
    const word = spell();
    if (this.#taken.has(word) || alike.some((one) => one.word === word)) return;
    alike.push({ twists, word, ring, from, back, points });
    this.#byPoints[points] = alike;
  }

  best(most: number, share: number): readonly ShelvedClaim[] {
    const top = this.#byPoints.length - 1;
    const found: ShelvedClaim[] = [];
    const words = new Set<string>();
    for (let points = Math.floor(top * share); points >= 0; points -= 1) {
      for (const claim of this.#byPoints[points] ?? []) {
        if (found.length >= most) return found;
        if (words.has(claim.word)) continue;
        words.add(claim.word);
        found.push(claim);
      }
    }
    return found;
  }
}
