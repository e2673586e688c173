import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { makeLexicon, readLexicon } from '#electron/services/words/make-lexicon.ts';
import { wordThreads } from '#electron/services/words/word-thread.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { buildLexicon, encodeLexicon, formatWordList, latinAlphabet } from '#shared/lexicon/index.ts';
import type { Position } from '#shared/word-engine/index.ts';
import { createWordClient } from '#shared/word-engine/threads/word-client.ts';
import { goldenPositions, publishedWords, sha256Of } from '#tests/support/word-engine/golden-positions.ts';
import { median, medianMs, percentile, type Row } from './measure.ts';

/**
 * The word engine (promises P6, P30, L6): how fast it finds plays, against the ways of searching that it has to beat, in
 * the same run and on the golden positions, whose counts each of them must give.
 */
export default async function* words(): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'cubewright-bench-'));
  try {
    const file = join(folder, 'published.cwlex');
    yield* lexicon(file);
    yield* searches(file);
    yield* thread(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Once {
  readonly ms: number;
  readonly p95: number;
  readonly positions: number;
  /** Means over the positions. */
  readonly plays: number;
  readonly best: number;
  readonly megabytes: number;
}

const script = fileURLToPath(new URL('./words-once.ts', import.meta.url));

async function once(way: string, group: string, file: string, runs: number): Promise<Once> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, way, group, file, `${runs}`]);
  return JSON.parse(stdout) as Once;
}

/** Writes the lexicon that the searches take to `file`. */
async function* lexicon(file: string): AsyncGenerator<Row> {
  const list = publishedWords(17);
  const about = { name: 'published', alphabet: latinAlphabet, sha256: sha256Of(list) };
  const bytes = encodeLexicon(buildLexicon(list, about));
  writeFileSync(file, bytes);
  yield { what: `lexicon file, ${list.length} words`, value: bytes.length / 1e6, unit: 'MB', bar: 6 };
  const read = await medianMs(11, () => readLexicon(readFileSync(file), file));
  yield { what: 'read it', value: read, unit: 'ms', bar: 20 };
  yield {
    what: 'build it',
    value: await medianMs(5, () => buildLexicon(list, about)),
    unit: 'ms',
    bar: 6_000,
  };

  const imported = new TextEncoder().encode(formatWordList(someWords(300_000, list)));
  const ask = { name: 'imported', file: 'imported.txt', alphabet: 'latin', foldAccents: false } as const;
  const making = await medianMs(5, () => expectOk(makeLexicon(imported, ask)));
  yield { what: 'import a list of 300,000 words', value: making, unit: 'ms', bar: 3_000 };
}

/** So many words: the list, and as many as are missing of other lists, in an order that is no help. */
function someWords(count: number, list: readonly string[]): readonly string[] {
  const more = ['english-large', 'dutch'].flatMap((name) => {
    const packed = readFileSync(new URL(`../../shared/lexicon/lists/${name}.txt.gz`, import.meta.url));
    return gunzipSync(packed)
      .toString()
      .split('\n')
      .filter((word) => /^[A-Z]{2,21}$/.test(word));
  });
  const all = [...new Set([...list, ...more])].slice(0, count);
  if (all.length < count) throw new Error(`Only ${all.length} words are at hand.`);
  return all.sort((one, other) => (reversed(one) < reversed(other) ? -1 : 1));
}

const reversed = (word: string): string => [...word].reverse().join('');

async function* searches(file: string): AsyncGenerator<Row> {
  const { fast, slow, times } = await turnAbout('best', 'all', 'cubes', file);
  yield { what: `cubes, ${slow.positions} positions: plays a position`, value: slow.plays, unit: 'plays' };
  yield { what: 'cubes: all plays', value: slow.ms, unit: 'ms', goal: 6 };
  yield { what: 'cubes: all plays, 95 of 100 positions within', value: slow.p95, unit: 'ms' };
  yield { what: 'cubes: best play', value: fast.ms, unit: 'ms', goal: 1 };
  yield { what: 'cubes: best play, 95 of 100 positions within', value: fast.p95, unit: 'ms' };
  yield { what: 'cubes: best play, faster than all plays', value: times, unit: 'times', least: 5 };
  yield { what: 'memory for lexicon and all plays of cubes', value: slow.megabytes, unit: 'MB' };

  // The slow ways see every third position, and so does what they are compared with.
  const anchors = await turnAbout('all', 'anchors', 'some-cubes', file);
  const third = `${anchors.slow.positions} positions`;
  yield { what: `cubes: anchor walk with rack automaton, ${third}`, value: anchors.slow.ms, unit: 'ms' };
  yield {
    what: 'cubes: all plays, faster than the anchor walk',
    value: anchors.times,
    unit: 'times',
    least: 7,
  };
  const union = await turnAbout('all', 'union', 'some-cubes', file);
  yield { what: `cubes: union of letters and filter, ${third}`, value: union.slow.ms, unit: 'ms' };
  yield { what: 'cubes: all plays, faster than union and filter', value: union.times, unit: 'times' };
  for (const [blanks, goal] of [96, 1_120, 3_920].entries()) yield* tiles(file, blanks, goal);
}

/**
 * Two ways of searching turn about, five times each: a machine is not as fast at one minute as at the next, so each
 * run is compared with its neighbour. `times` is the median of what the neighbours say.
 */
async function turnAbout(fastWay: string, slowWay: string, group: string, file: string) {
  const fast: Once[] = [];
  const slow: Once[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    fast.push(await once(fastWay, group, file, 3));
    slow.push(await once(slowWay, group, file, 1));
  }
  const times = slow.map(({ ms }, turn) => ms / (fast[turn]?.ms ?? NaN));
  return { fast: middle(fast), slow: middle(slow), times: median(times) };
}

/** The run of median time. */
function middle(runs: readonly Once[]): Once {
  const [run] = runs.toSorted((one, other) => one.ms - other.ms).slice(Math.floor(runs.length / 2));
  if (run === undefined) throw new Error('There was no run.');
  return run;
}

async function* tiles(file: string, blanks: number, goal: number): AsyncGenerator<Row> {
  const name = blanks === 1 ? 'tiles, 1 blank' : `tiles, ${blanks} blanks`;
  const group = `tiles-${blanks}`;
  const all = await once('all', group, file, 11);
  const walk = await once('anchors', group, file, 11);
  const best = await once('best', group, file, 11);
  if (all.plays !== walk.plays || all.best !== walk.best || all.best !== best.best) {
    throw new Error(`The searches do not agree on ${name}.`);
  }
  yield { what: `${name}: plays a position`, value: all.plays, unit: 'plays' };
  yield { what: `${name}: all plays`, value: all.ms * 1_000, unit: 'us', goal };
  yield { what: `${name}: all plays, faster than the anchor walk`, value: walk.ms / all.ms, unit: 'times' };
  yield { what: `${name}: best play`, value: best.ms * 1_000, unit: 'us' };
  yield { what: `${name}: best play, faster than all plays`, value: all.ms / best.ms, unit: 'times' };
}

/** As a player meets it: a thread that loads the words, answers, and is stopped. */
async function* thread(file: string): AsyncGenerator<Row> {
  const source = { file, bytes: readFileSync(file) };
  const cubes = goldenPositions().filter(({ section }) => section === 'cubes');
  const first: number[] = [];
  const second: number[] = [];
  const warm: number[] = [];
  const stops: number[] = [];
  for (const [at, { position }] of cubes.slice(0, 11).entries()) {
    const client = createWordClient(wordThreads(), source);
    const next = cubes[at + 20]?.position ?? position;
    const best = (asked: Position) =>
      spent(() => client.ask({ kind: 'best-plays', position: asked, most: 1 }).answer);
    first.push(await best(position));
    second.push(await best(next));
    for (const other of cubes.slice(40, 80)) await best(other.position);
    warm.push(await best(next));
    const search = client.ask({ kind: 'count-plays', position: { ...position, rack: tenBlanks } });
    await new Promise((later) => setTimeout(later, 50));
    stops.push(
      await spent(() => {
        search.cancel();
        return search.answer;
      }),
    );
    client.close();
  }
  yield { what: 'a new thread: best play of cubes, words loaded and all', value: median(first), unit: 'ms' };
  // A table of Alphacubes asks the first as it opens, so that a player meets the second and those after it.
  yield { what: 'the same thread: its second answer', value: median(second), unit: 'ms' };
  yield { what: 'the same thread: that question again after forty others', value: median(warm), unit: 'ms' };
  yield {
    what: 'the second answer takes longer than a warm one',
    value: median(second.map((ms, at) => ms / (warm[at] ?? NaN))),
    unit: 'times',
    goal: 2,
  };
  yield {
    what: 'a thread in the midst of a search: time to stop',
    value: median(stops),
    unit: 'ms',
    bar: 20,
  };

  const client = createWordClient(wordThreads(), source);
  const best: number[] = [];
  const weaker: number[] = [];
  for (const { position } of cubes) {
    const strongest = { kind: 'best-plays', position, most: 1 } as const;
    best.push(await spent(() => client.ask(strongest).answer));
    weaker.push(await spent(() => client.ask({ ...strongest, atMost: 40 }).answer));
  }
  client.close();
  const answer = 'a thread asked for the best play of cubes, 95 of 100 answers';
  yield { what: answer, value: percentile(best, 95), unit: 'ms', bar: 300 };
  yield { what: `${answer}, at most 40 points`, value: percentile(weaker, 95), unit: 'ms', bar: 300 };
}

const tenBlanks = Array.from({ length: 10 }, () => ({ faces: [], blank: true }));

/** Milliseconds until it is done. */
async function spent(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
