/**
 * One line of the table that `npm run bench` prints. A file `tests/bench/AREA.bench.ts` gives them by a default
 * export: a function that yields rows as they are measured.
 */
export interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: 'ms' | 'us' | 'MB' | 'kB' | 'bytes' | 'ratio' | 'times' | 'plays' | 'words' | 'points';
  /** At most this much is promised; without it the row informs. */
  readonly bar?: number;
  /** At least this much is promised. */
  readonly least?: number;
  /** At most this much is aimed at, on a machine that does nothing else; to miss it fails nothing. */
  readonly goal?: number;
}

export type Bench = () => AsyncIterable<Row> | Iterable<Row>;

/** Whether a row keeps what it promises; a value that is no number does not. */
export function isKept({ value, bar = Infinity, least = -Infinity }: Row): boolean {
  return value <= bar && value >= least;
}

/** Median of some runs, in milliseconds, after one that warms up. */
export async function medianMs(runs: number, work: () => unknown): Promise<number> {
  await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return median(times);
}

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value that so many in a hundred do not exceed; halfway between two neighbours where it falls between them. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const place = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}
