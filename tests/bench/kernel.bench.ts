import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { encodeLexicon } from '#shared/lexicon/index.ts';
import { publishedLexicon } from '#tests/support/word-engine/golden-positions.ts';
import { median, type Row } from './measure.ts';

const pairScript = new URL('./kernel-once.ts', import.meta.url);
const firstScript = new URL('./first-play-once.ts', import.meta.url);

interface Pair {
  readonly typescript: number;
  readonly kernel: number;
  readonly times: number;
}

/**
 * The word engine's kernel beside TypeScript, position by position in one process. It is kept while it is half as fast again
 * for all plays of cubes. How fast the engine is as a whole stands under `words`.
 */
export default async function* kernel(): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'cubewright-bench-'));
  try {
    const file = join(folder, 'published.cwlex');
    writeFileSync(file, encodeLexicon(publishedLexicon()));
    yield* pairs(file);
    yield* firstPlays(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const asks = [
  { ask: 'all', group: 'cubes', what: 'cubes: all plays', rounds: 12, least: 1.5 },
  { ask: 'best', group: 'cubes', what: 'cubes: best play', rounds: 40 },
  { ask: 'all', group: 'tiles-0', what: 'tiles, 0 blanks: all plays', rounds: 80 },
  { ask: 'all', group: 'tiles-1', what: 'tiles, 1 blank: all plays', rounds: 40 },
  { ask: 'all', group: 'tiles-2', what: 'tiles, 2 blanks: all plays', rounds: 16 },
] as const;

async function* pairs(file: string): AsyncGenerator<Row> {
  for (const { ask, group, what, rounds, ...bars } of asks) {
    const pair = await printed<Pair>(pairScript, [ask, group, file, `${rounds}`]);
    yield { what: `${what}, by TypeScript`, value: pair.typescript * 1_000, unit: 'us' };
    yield { what: `${what}, by the kernel`, value: pair.kernel * 1_000, unit: 'us' };
    yield { what: `${what}, the kernel faster`, value: pair.times, unit: 'times', ...bars };
  }
}

/** Before a compiler has learnt anything: the ways turn about. */
async function* firstPlays(file: string): AsyncGenerator<Row> {
  const kernel: number[] = [];
  const typescript: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    kernel.push(await printed<number>(firstScript, ['kernel', file]));
    typescript.push(await printed<number>(firstScript, ['typescript', file]));
  }
  const times = median(typescript.map((ms, turn) => ms / (kernel[turn] ?? NaN)));
  yield { what: 'a fresh process: first best play, by TypeScript', value: median(typescript), unit: 'ms' };
  yield { what: 'a fresh process: first best play, by the kernel', value: median(kernel), unit: 'ms' };
  yield { what: 'a fresh process: first best play, the kernel faster', value: times, unit: 'times' };
}

/** What a script prints as JSON. */
async function printed<T>(script: URL, words: readonly string[]): Promise<T> {
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(script), ...words]);
  return JSON.parse(stdout) as T;
}
