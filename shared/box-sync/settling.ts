/** Squares must hold still this long before they count, in milliseconds (B6). */
export const settleMs = { least: 100, default: 200, most: 500, step: 50 } as const;

export interface Settling {
  readonly sensed: string | undefined;
  /** `sensed` last changed at this time, in milliseconds. */
  readonly since: number;
  readonly settled: string | undefined;
}

export const unsettled: Settling = { sensed: undefined, since: 0, settled: undefined };

/** The first reading of a box settles at once. */
export function sense(before: Settling, squares: string | undefined, since: number): Settling {
  if (squares === undefined) return unsettled;
  if (before.sensed === undefined) return { sensed: squares, since, settled: squares };
  return squares === before.sensed ? before : { ...before, sensed: squares, since };
}

/**
 * The box debounces and messages take time, so the squares of a message have already held for `heldMs`. This counts for
 * at most half of the span, because a message that is already on its way may take the change back.
 */
export function stillSince(now: number, heldMs: number, spanMs: number): number {
  return now - Math.min(Math.max(0, heldMs), spanMs / 2);
}

export function settlesAt({ sensed: squares, settled, since }: Settling, spanMs: number): number | undefined {
  return squares === settled ? undefined : since + spanMs;
}

export function settle(before: Settling, now: number, spanMs: number): Settling {
  const at = settlesAt(before, spanMs);
  return at === undefined || now < at ? before : { ...before, settled: before.sensed };
}

export interface Difference {
  readonly square: number;
  readonly act: 'lift' | 'put';
}

/** The texts have `1` filled or `0` empty for each square. Unsure squares and known bad sensors are skipped (B14). */
export function differencesOf(
  expected: string,
  sensed: string,
  bad: ReadonlySet<number> = new Set(),
): readonly Difference[] {
  return Array.from(expected).flatMap((one, square): readonly Difference[] => {
    const found = sensed[square] ?? '?';
    if (found === '?' || found === one || bad.has(square)) return [];
    return [{ square, act: one === '1' ? 'put' : 'lift' }];
  });
}
