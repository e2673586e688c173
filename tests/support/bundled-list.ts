import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const lists = new URL('../../shared/lexicon/lists/', import.meta.url);

export const bundledNames = ['english', 'english-large', 'dutch', 'afrikaans', 'swedish'] as const;
export type BundledName = (typeof bundledNames)[number];

export interface BundledList {
  readonly text: string;
  readonly words: readonly string[];
  /** The slow twin of the judge. */
  readonly set: ReadonlySet<string>;
  readonly manifest: {
    readonly name: string;
    readonly title: string;
    readonly alphabet: string;
    readonly words: number;
    readonly sha256: string;
    readonly licence: string;
    readonly levels?: readonly number[];
  };
  /** SHA-256 of the text as it is here. */
  readonly sha256: string;
}

const read = new Map<BundledName, BundledList>();

/** A committed word list, unpacked without any code of ours. */
export function bundledList(name: BundledName): BundledList {
  const known = read.get(name);
  if (known !== undefined) return known;
  const bytes = gunzipSync(bundledFile(`${name}.txt.gz`));
  const text = bytes.toString('utf8');
  const words = text.trimEnd().split('\n');
  const manifest = JSON.parse(bundledFile(`${name}.json`).toString('utf8')) as BundledList['manifest'];
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const list = { text, words, set: new Set(words), manifest, sha256 };
  read.set(name, list);
  return list;
}

export function bundledFile(file: string): Buffer {
  return readFileSync(new URL(file, lists));
}

/** The words of the English list that are of this tier or a lower one. */
export function englishUpTo(tier: number): readonly string[] {
  const { words, manifest } = bundledList('english');
  // A digit a word: its place among the levels of the list.
  const places = gunzipSync(bundledFile('english.levels.gz')).toString('latin1');
  return words.filter((_, at) => (manifest.levels?.[Number(places[at])] ?? 0) <= tier);
}
