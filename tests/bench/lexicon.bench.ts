import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  buildLexicon,
  createJudge,
  decodeLexicon,
  encodeLexicon,
  latinAlphabet,
  parseWordList,
} from '#shared/lexicon/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { medianMs, type Row } from './measure.ts';

export default async function* lexicon(): AsyncGenerator<Row> {
  const packed = readFileSync(new URL('../../shared/lexicon/lists/english.txt.gz', import.meta.url));
  const text = gunzipSync(packed).toString('latin1');
  const { words } = expectOk(parseWordList(text));
  const about = { name: 'english', alphabet: latinAlphabet, sha256: '0'.repeat(64) };
  const file = encodeLexicon(buildLexicon(words, about));
  const judge = createJudge(expectOk(decodeLexicon(file, 'english.cwlex')));
  const none = words.map((word) => `${word.slice(0, -1)}Q`);

  yield { what: `size of the file, ${words.length} words`, value: file.length / 1e6, unit: 'MB', bar: 3 };
  yield {
    what: 'parse the list',
    value: await medianMs(5, () => parseWordList(text)),
    unit: 'ms',
    bar: 3000,
  };
  yield {
    what: 'build the graph',
    value: await medianMs(5, () => buildLexicon(words, about)),
    unit: 'ms',
    bar: 3000,
  };
  yield {
    what: 'read the file',
    value: await medianMs(11, () => decodeLexicon(file, '')),
    unit: 'ms',
    bar: 20,
  };
  for (const [what, spellings] of [
    ['judge a word', words],
    ['judge what is no word', none],
  ] as const) {
    const ms = await medianMs(11, () => spellings.filter((spelling) => judge.has(spelling)).length);
    yield { what, value: (ms / spellings.length) * 1000, unit: 'us', bar: 5 };
  }
}
