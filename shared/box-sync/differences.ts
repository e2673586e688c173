/** What has to be done at the box for it to be as the screen has it. */
export interface Difference {
  readonly square: number;
  readonly act: 'lift' | 'put';
}

/**
 * Where the box differs from what the game expects; both by square, `1` filled and `0` empty. Squares that are unsure, or
 * whose sensor is known to be bad, are passed over (B14).
 */
export function differencesOf(
  expected: string,
  felt: string,
  bad: ReadonlySet<number> = new Set(),
): readonly Difference[] {
  return Array.from(expected).flatMap((one, square): readonly Difference[] => {
    const found = felt[square] ?? '?';
    if (found === '?' || found === one || bad.has(square)) return [];
    return [{ square, act: one === '1' ? 'put' : 'lift' }];
  });
}
