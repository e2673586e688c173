import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expectOk } from '#shared/kernel/index.ts';
import { parseWordList } from '#shared/lexicon/index.ts';
import { listsFolder, type ListManifest } from '../lists/write-list.ts';

/** Computer players know these levels; the highest level is the whole list and needs no separate graph. */
const spoken = [10, 20, 35, 50];

export interface Job {
  readonly name: string;
  readonly list: ListManifest;
  readonly upTo?: number;
}

export interface Compiled {
  readonly words: number;
  readonly bytes: number;
  readonly sha256: string;
  readonly ms: number;
}

/** The largest lists come first, so that two threads end at nearly the same time. */
export function jobsOf(manifests: readonly ListManifest[]): readonly Job[] {
  const lists = [...manifests].sort((one, other) => other.words - one.words);
  return [
    ...lists.map((list) => ({ name: list.name, list })),
    ...lists.flatMap((list) => vocabularyJobs(list)).reverse(),
  ];
}

export function vocabularyJobs(list: ListManifest): readonly (Job & { readonly upTo: number })[] {
  return spoken
    .filter((level) => list.levels?.includes(level))
    .map((upTo) => ({ name: `${list.name}-${upTo}`, list, upTo }));
}

/** Lists are shown in this order, and a new game begins with the first. */
const order = ['english', 'english-large', 'dutch', 'afrikaans', 'swedish'];

export function listManifests(): readonly ListManifest[] {
  return readdirSync(listsFolder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(new URL(file, listsFolder), 'utf8')) as ListManifest)
    .sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}

export function wordsOfList({ name, alphabet, sha256, words: count }: ListManifest): readonly string[] {
  const text = gunzipSync(readFileSync(new URL(`${name}.txt.gz`, listsFolder)));
  const { words } = expectOk(parseWordList(text.toString('utf8'), alphabet));
  if (createHash('sha256').update(text).digest('hex') !== sha256 || words.length !== count) {
    throw new Error(`${name}.txt.gz is not the list that ${name}.json describes`);
  }
  return words;
}

export function wordsUpTo(manifest: ListManifest, level: number): readonly string[] {
  const { name, levels = [] } = manifest;
  const words = wordsOfList(manifest);
  const marks = gunzipSync(readFileSync(new URL(`${name}.levels.gz`, listsFolder))).toString('latin1');
  if (marks.length !== words.length) throw new Error(`${name}.levels.gz does not fit ${name}.txt.gz`);
  return words.filter((_, at) => (levels[Number(marks[at])] ?? Infinity) <= level);
}
