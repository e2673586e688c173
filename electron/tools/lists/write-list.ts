import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expectOk } from '#shared/kernel/index.ts';
import { formatWordList, parseWordList } from '#shared/lexicon/index.ts';

export const listsFolder = new URL('../../../shared/lexicon/lists/', import.meta.url);

export interface ListManifest {
  readonly name: string;
  readonly title: string;
  readonly language: string;
  readonly alphabet: string;
  readonly words: number;
  readonly sha256: string;
  readonly licence: string;
  readonly source: { readonly package: string; readonly version: string; readonly added: readonly string[] };
  /** The levels ascend; `NAME.levels.gz` has one digit per word, which is the index of its level in this list. */
  readonly levels?: readonly number[];
}

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
  // The header then names the operating system as "unknown", so that every machine writes the same bytes.
  packed[9] = 255;
  return packed;
}

export interface Recipe {
  readonly name: string;
  readonly title: string;
  /** This is a BCP 47 tag. */
  readonly language: string;
  readonly alphabet: string;
  gather(): Gathered;
}

interface Gathered {
  readonly lines: readonly string[];
  /** These words, in capitals, are our additions to the package. */
  readonly added: readonly string[];
  readonly package: string;
  readonly version: string;
  readonly licence: string;
  /** A graded source gives the level of each word, in capitals; the most common words have the lowest level. */
  readonly levels?: ReadonlyMap<string, number>;
}

/** Throws if a package does not hold the expected number of words, as when its version is another. */
export function assertCount(what: string, counted: number, expected: number): void {
  if (counted !== expected) throw new Error(`${what}: ${counted} instead of ${expected}`);
}

/** Sets `level` for these words unless theirs is lower; skips words that are not plain lower case, such as names. */
export function lowerLevels(levels: Map<string, number>, words: readonly string[], level: number): void {
  for (const word of words) {
    if (!/^[a-z]{2,21}$/.test(word)) continue;
    const capitals = word.toUpperCase();
    levels.set(capitals, Math.min(level, levels.get(capitals) ?? level));
  }
}
