import { ok } from '#shared/kernel/index.ts';
import type { Run } from '../command.ts';
import { sayFoundWords, searchNumbers, searchWords } from '../words/word-search.ts';

export const run: Run = async (call) => {
  const numbers = searchNumbers(call);
  if (!numbers.ok) return numbers;
  const pattern = call.words[0] ?? '';
  const ask = { pattern, order: 'alphabet', ...numbers.value } as const;
  const search = await searchWords(call, () => ok({ kind: 'match-pattern', ask } as const));
  if (!search.ok) return search;
  const { lexicon, found } = search.value;
  return ok(sayFoundWords(call, lexicon, found.words, found));
};
