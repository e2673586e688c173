import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { LexiconSummary } from '#shared/contract/index.ts';
import { jobsOf, listManifests, vocabularyJobs, type Compiled, type Job } from './lexica/jobs.ts';
import { listsFolder } from './lists/write-list.ts';

/** An intact graph of the same list and compiler is kept; graded lists also give smaller ones, such as `english-35`. */
const threads = 2;
const out = new URL('../../build/lexica/', import.meta.url);
const ledger = new URL('compiled.json', out);
type Ledger = Record<string, Compiled & { readonly from: string }>;

mkdirSync(out, { recursive: true });
const manifests = listManifests();
const compiler = compilerHash();
const known = readLedger();
const compiled: Ledger = {};
const jobs = jobsOf(manifests);
const waiting = jobs.filter((job) => {
  const before = known[job.name];
  if (before?.from !== sourceOf(job) || !isWhole(job, before)) return true;
  compiled[job.name] = before;
  return false;
});
const all = waiting.length;
await Promise.all(Array.from({ length: Math.min(threads, all) }, work));

for (const { licence } of manifests) copyFileSync(new URL(licence, listsFolder), new URL(licence, out));
writeFileSync(new URL('lexica.json', out), `${JSON.stringify(summaries(), null, 2)}\n`);

async function work(): Promise<void> {
  const thread = new Worker(new URL('./lexica/compile-thread.ts', import.meta.url));
  for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
    const { name } = job;
    const done = await compile(thread, job);
    compiled[name] = { ...done, from: sourceOf(job) };
    writeFileSync(ledger, `${JSON.stringify(compiled, null, 2)}\n`);
    const [megabytes, seconds] = [(done.bytes / 1e6).toFixed(1), (done.ms / 1000).toFixed(1)];
    const place = `${Object.keys(compiled).length} of ${jobs.length}`;
    console.log(`  ${place}  ${name}: ${done.words} words, ${megabytes} MB, ${seconds} s`);
  }
  await thread.terminate();
}

function compile(thread: Worker, job: Job): Promise<Compiled> {
  return new Promise((resolve, reject) => {
    thread.removeAllListeners().once('message', resolve).once('error', reject);
    thread.postMessage(job);
  });
}

function summaries(): readonly LexiconSummary[] {
  return manifests.map((list) => {
    const { name, title, language, alphabet, words, sha256, licence } = list;
    const vocabularies = vocabularyJobs(list).map((job) => ({
      tier: job.upTo,
      words: compiled[job.name]?.words ?? 0,
      asset: assetOf(job.name),
    }));
    return {
      ...{ name, title, language, alphabet, words, sha256 },
      origin: 'bundled',
      licence: `lexica/${licence}`,
      asset: assetOf(name),
      vocabularies,
    };
  });
}

function assetOf(name: string): string {
  return `lexica/${name}.cwlex`;
}

/** The result changes whenever the words or the compiler change. */
function sourceOf({ list, upTo }: Job): string {
  return [list.sha256, upTo ?? 'all', (list.levels ?? []).join(' '), compiler].join(' ');
}

function isWhole({ name }: Job, { sha256 }: Compiled): boolean {
  try {
    const bytes = readFileSync(new URL(`${name}.cwlex`, out));
    return createHash('sha256').update(bytes).digest('hex') === sha256;
  } catch {
    return false;
  }
}

function compilerHash(): string {
  const hash = createHash('sha256');
  for (const folder of ['../../shared/lexicon/', './lexica/']) {
    const place = new URL(folder, import.meta.url);
    for (const file of readdirSync(place).sort()) {
      if (file.endsWith('.ts')) hash.update(file).update(readFileSync(new URL(file, place)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function readLedger(): Ledger {
  try {
    return JSON.parse(readFileSync(ledger, 'utf8')) as Ledger;
  } catch {
    return {};
  }
}
