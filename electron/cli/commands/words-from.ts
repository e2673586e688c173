import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { parsePieces } from '#shared/word-engine/index.ts';
import { withoutMissingDigraphs, latinAlphabet } from '#shared/lexicon/index.ts';
import type { WordTask } from '#shared/word-engine/threads/tasks.ts';
import type { Call, Run } from '../command.ts';
import {
  sayFoundWords,
  searchNumbers,
  searchWords,
  textFlags,
  type SearchNumbers,
} from '../words/word-search.ts';

export const run: Run = async (call) => {
  const numbers = searchNumbers(call);
  if (!numbers.ok) return numbers;
  // Words are spelled with I and J unless a piece shows the single letter Ĳ.
  const letters = /[Ĳĳ]/u.test(call.words[0] ?? '') ? undefined : latinAlphabet;
  const search = await searchWords(call, (alphabet) => taskOf(call, numbers.value, alphabet), letters);
  if (!search.ok) return search;
  const { lexicon, found } = search.value;
  const { words } = found;
  const { around = '' } = textFlags(
    call,
    withoutMissingDigraphs(lexicon.alphabet, letters ?? lexicon.alphabet),
    ['around'],
  );
  const lines = words.map(({ word, around: at = 0 }) => marked(word, at, around.length));
  return ok(sayFoundWords(call, lexicon, lines, { ...found, words: words.map(({ word }) => word) }));
};

type WordsFromTask = Extract<WordTask, { readonly kind: 'words-from' }>;

function taskOf(call: Call, numbers: SearchNumbers, alphabet: string): Result<WordsFromTask, Problem> {
  const pieces = parsePieces(call.words[0] ?? '', alphabet);
  if (!pieces.ok) return pieces;
  const { begins, ends, contains, holds, around } = textFlags(call, alphabet, [
    'begins',
    'ends',
    'contains',
    'holds',
    'around',
  ]);
  const ask = {
    pieces: pieces.value,
    order: 'longest',
    ...numbers,
    ...(begins === undefined ? {} : { beginsWith: begins }),
    ...(ends === undefined ? {} : { endsWith: ends }),
    ...(contains === undefined ? {} : { contains }),
    ...(holds === undefined ? {} : { holding: holds }),
    ...(around === undefined ? {} : { around }),
  } as const;
  return ok({ kind: 'words-from', ask });
}

/** Puts the letters of `--around` in brackets, as `UNS(TABLE)`, since a word can contain them in two places. */
function marked(word: string, at: number, length: number): string {
  const end = at + length;
  return length === 0 ? word : `${word.slice(0, at)}(${word.slice(at, end)})${word.slice(end)}`;
}
