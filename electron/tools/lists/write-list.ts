import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expectOk } from '#shared/kernel/index.ts';
import { formatWordList, parseWordList } from '#shared/lexicon/index.ts';
import type { Recipe } from './recipe.ts';

export const listsFolder = new URL('../../../shared/lexicon/lists/', import.meta.url);

/** `NAME.json`, the description of `NAME.txt.gz`. */
export interface ListManifest {
  readonly name: string;
  readonly title: string;
  readonly language: string;
  readonly alphabet: string;
  readonly words: number;
  /** The hash of the unpacked list. */
  readonly sha256: string;
  readonly licence: string;
  readonly source: { readonly package: string; readonly version: string; readonly added: readonly string[] };
  /** Levels in ascending order; `NAME.levels.gz` has one digit per word, its index in this list. */
  readonly levels?: readonly number[];
}

/** Writes list, manifest, licence and levels; the same package gives the same bytes. */
export function writeList(recipe: Recipe): string {
  const { name, title, language, alphabet } = recipe;
  const { lines, added, package: packageName, version, licence, levels } = recipe.gather();
  const { words, leftOut } = expectOk(parseWordList([...lines, ...added].join('\n'), alphabet));
  if (leftOut[0] !== undefined) throw new Error(`${name}: no word: ${leftOut[0].text}`);
  const text = formatWordList(words);
  const steps = [...new Set(levels?.values())].sort((one, other) => one - other);
  const manifest: ListManifest = {
    name,
    title,
    language,
    alphabet,
    words: words.length,
    sha256: createHash('sha256').update(text).digest('hex'),
    licence: `${name}.LICENCE.txt`,
    source: { package: packageName, version, added },
    ...(levels === undefined ? {} : { levels: steps }),
  };
  const packed = deterministicGzip(text);
  writeFileSync(new URL(`${name}.txt.gz`, listsFolder), packed);
  if (levels !== undefined) {
    const marks = words.map((word) => steps.indexOf(levels.get(word) ?? NaN));
    if (marks.includes(-1)) throw new Error(`${name}: a word without a level`);
    writeFileSync(new URL(`${name}.levels.gz`, listsFolder), deterministicGzip(marks.join('')));
  }
  writeFileSync(new URL(manifest.licence, listsFolder), licence);
  writeFileSync(new URL(`${name}.json`, listsFolder), `${JSON.stringify(manifest, null, 2)}\n`);
  return `${name}: ${words.length} words, ${packed.length} bytes packed, SHA-256 ${manifest.sha256}`;
}

function deterministicGzip(text: string): Buffer {
  const packed = gzipSync(text, { level: 9 });
  packed[9] = 255; // The operating system in the header: "unknown", so that every machine writes the same bytes.
  return packed;
}
