/**
 * One line of the table that `npm run bench` prints. A file `tests/bench/AREA.bench.ts` gives them by a default
 * export: a function that yields rows as they are measured.
 */
export interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: 'ms' | 'us' | 'MB' | 'kB' | 'ratio';
  /** At most this much is promised; without it the row informs. */
  readonly bar?: number;
}

export type Bench = () => AsyncIterable<Row> | Iterable<Row>;

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
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? NaN) + upper) / 2;
}
