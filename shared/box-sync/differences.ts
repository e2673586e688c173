/** This must be done at the box to match the screen. */
export interface Difference {
  readonly square: number;
  readonly act: 'lift' | 'put';
}

/**
 * Both texts are by square, `1` filled and `0` empty. Squares that are unsure, or whose sensor is known to be bad,
 * are skipped (B14).
 */
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
