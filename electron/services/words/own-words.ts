import { ownWord, type MyWords } from '#shared/contract/index.ts';
import { mostOwnWords } from '#shared/lexicon/index.ts';
import { entriesOf, type Entries, type Entry, type Shape } from '../kept/entries.ts';

const format = 'cubewright-own-words';
const version = 1;
const lists = ['allow', 'forbid'] as const;

export const ownWordsShape: Shape = {
  head: { format, version },
  keys: lists,
  wasHeadless: false,
  objects: [],
  lists: lists.map((which) => [which]),
  fits([first = ''], value) {
    if (first === 'format') return value === format;
    if (first === 'version') return Number.isSafeInteger(value);
    return !isList(first) || ownWord.safeParse(value).success;
  },
};

/** A word in both lists is forbidden. */
export function wordsIn(entries: Entries): MyWords {
  const words = (which: string): string[] =>
    [...entries.values()]
      .filter(({ path, inList, foreign }) => inList && path[0] === which && foreign === undefined)
      .map(({ value }) => String(value));
  const forbid = new Set(words('forbid'));
  return {
    allow: words('allow')
      .filter((word) => !forbid.has(word))
      .slice(0, mostOwnWords),
    forbid: [...forbid].slice(0, mostOwnWords),
  };
}

/** Applies the change from `were` to `words`, so other windows' changes stay; without `were`, only `words` remain. */
export function replaceOwnWords(entries: Entries, words: MyWords, were: MyWords | undefined): Entries {
  const named = entriesOf(wordEntries(words));
  const shown = were === undefined ? undefined : entriesOf(wordEntries(were));
  const stays = ([key, { inList, foreign }]: readonly [string, Entry]): boolean =>
    !inList || foreign === true || named.has(key) || (shown !== undefined && !shown.has(key));
  const isHere = ([key]: readonly [string, Entry]): boolean => shown?.has(key) !== true || entries.has(key);
  return new Map([...[...entries].filter(stays), ...[...named].filter(isHere)]);
}

export function wordEntries(words: MyWords): Entry[] {
  return lists.flatMap((which) => words[which].map((value) => ({ path: [which], value, inList: true })));
}

function isList(name: string): boolean {
  return lists.some((list) => list === name);
}
