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
  /** Levels in ascending order; `NAME.levels.gz` has one digit per word, its index in this list. */
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
  packed[9] = 255; // The operating system in the header: "unknown", so that every machine writes the same bytes.
  return packed;
}

export interface Recipe {
  readonly name: string;
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly alphabet: string;
  gather(): Gathered;
}

interface Gathered {
  readonly lines: readonly string[];
  /** Our additions to the package, in capitals. */
  readonly added: readonly string[];
  readonly package: string;
  readonly version: string;
  readonly licence: string;
  /** For a graded source: the level of each word in capitals, lowest for the most common. */
  readonly levels?: ReadonlyMap<string, number>;
}

/** Throws if a package does not hold the expected number of words, as in another version of it. */
export function assertCount(what: string, counted: number, expected: number): void {
  if (counted !== expected) throw new Error(`${what}: ${counted} instead of ${expected}`);
}

/**
 * Sets `level` for these words of SCOWL unless theirs is lower. Skips words that are not plain lower case, such as
 * names.
 */
export function lowerLevels(levels: Map<string, number>, words: readonly string[], level: number): void {
  for (const word of words) {
    if (!/^[a-z]{2,21}$/.test(word)) continue;
    const capitals = word.toUpperCase();
    levels.set(capitals, Math.min(level, levels.get(capitals) ?? level));
  }
}
