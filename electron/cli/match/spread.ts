/** A histogram of whole numbers; its memory grows with their range, not with their count. */
export class Spread {
  readonly #counts = new Map<number, number>();
  #count = 0;
  #sum = 0;

  /** Takes whole numbers, so that the sum does not depend on their order. */
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

  /** Standard error of the mean; null for fewer than two values. */
  get error(): number | null {
    if (this.#count < 2) return null;
    const { mean } = this;
    const squares = this.#sorted().reduce((sum, [value, count]) => sum + count * (value - mean) ** 2, 0);
    return Math.sqrt(squares / (this.#count - 1) / this.#count);
  }

  /** The least value that at least this share of all values does not exceed. */
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
