/** How long squares must have held still before they count, in milliseconds (B6). */
export const settleMs = { least: 100, default: 200, most: 500, step: 50 } as const;

/** What the box feels, and what of it has held still for long enough to count. */
export interface Settling {
  readonly felt: string | undefined;
  /** When `felt` last changed, in milliseconds. */
  readonly since: number;
  readonly settled: string | undefined;
}

export const unsettled: Settling = { felt: undefined, since: 0, settled: undefined };

/** The squares as they are felt, and have been `since`. What is felt of no box settles at once. */
export function felt(before: Settling, squares: string | undefined, since: number): Settling {
  if (squares === undefined) return unsettled;
  if (before.felt === undefined) return { felt: squares, since, settled: squares };
  return squares === before.felt ? before : { ...before, felt: squares, since };
}

/**
 * Since when squares count as still that had held for `heldMs` when they were heard of: the box felt them for its debounce
 * span, and the news took its time. Half of the span is waited in any case, for what comes late may be followed at
 * once by what undoes it.
 */
export function stillSince(now: number, heldMs: number, spanMs: number): number {
  return now - Math.min(Math.max(0, heldMs), spanMs / 2);
}

/** When the squares will have held still; undefined while nothing is under way. */
export function settlesAt({ felt: squares, settled, since }: Settling, spanMs: number): number | undefined {
  return squares === settled ? undefined : since + spanMs;
}

/** What has settled by now. */
export function settle(before: Settling, now: number, spanMs: number): Settling {
  const at = settlesAt(before, spanMs);
  return at === undefined || now < at ? before : { ...before, settled: before.felt };
}
