import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expectOk } from '#shared/kernel/index.ts';
import { buildLexicon, encodeLexicon, parseWordList } from '#shared/lexicon/index.ts';

/**
 * Compiles every list of `shared/lexicon/lists` to a graph file: `node electron/tools/build-lexica.ts`.
 * `build/lexica` then holds `NAME.cwlex`, the licence of each list, and `lexica.json`: what there is, each entry as
 * the contract's `lexiconSummary`.
 */
interface ListManifest {
  readonly name: string;
  readonly title: string;
  readonly alphabet: string;
  readonly words: number;
  readonly sha256: string;
  readonly licence: string;
}

const lists = new URL('../../shared/lexicon/lists/', import.meta.url);
const out = new URL('../../build/lexica/', import.meta.url);

mkdirSync(out, { recursive: true });
const summaries = readdirSync(lists)
  .filter((file) => file.endsWith('.json'))
  .map((file) => {
    const manifest = JSON.parse(readFileSync(new URL(file, lists), 'utf8')) as ListManifest;
    const { name, title, words, sha256, licence } = manifest;
    writeFileSync(new URL(`${name}.cwlex`, out), compile(manifest));
    copyFileSync(new URL(licence, lists), new URL(licence, out));
    return { name, title, words, sha256, licence, asset: `lexica/${name}.cwlex` };
  });
writeFileSync(new URL('lexica.json', out), `${JSON.stringify(summaries, null, 2)}\n`);

function compile(manifest: ListManifest): Uint8Array {
  const text = gunzipSync(readFileSync(new URL(`${manifest.name}.txt.gz`, lists)));
  const sha256 = createHash('sha256').update(text).digest('hex');
  const { words } = expectOk(parseWordList(text.toString('latin1'), manifest.alphabet));
  if (sha256 !== manifest.sha256 || words.length !== manifest.words) {
    throw new Error(`${manifest.name}.txt.gz is not the list that ${manifest.name}.json describes`);
  }
  return encodeLexicon(buildLexicon(words, manifest));
}
