import { ok } from '#shared/kernel/index.ts';
import { spellingIn } from '#shared/lexicon/index.ts';
import type { Run } from '../command.ts';
import { numberFlag } from '../option-values.ts';
import { sayFoundWords, searchWords } from '../words/word-search.ts';

export const run: Run = async (call) => {
  const leastPart = numberFlag(call, 'least', 2, 21);
  if (!leastPart.ok) return leastPart;
  const mostParts = numberFlag(call, 'parts', 2, 10);
  if (!mostParts.ok) return mostParts;
  const search = await searchWords(call, (alphabet) => {
    const word = spellingIn(alphabet, call.words[0] ?? '');
    const rules = { leastPart: leastPart.value ?? 2, mostParts: mostParts.value ?? 3 };
    return ok({ kind: 'splits', ask: { word, ...rules } } as const);
  });
  if (!search.ok) return search;
  const { lexicon, found: splits } = search.value;
  const lines = splits.map((split) => split.join(' '));
  return ok(sayFoundWords(call, lexicon, lines, { found: lines.length, words: splits }));
};
