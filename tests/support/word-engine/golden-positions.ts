import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import publishedList from 'word-list';
import { expectOk } from '#shared/kernel/index.ts';
import {
  buildLexicon,
  formatWordList,
  latinAlphabet,
  parseWordList,
  type Lexicon,
} from '#shared/lexicon/index.ts';
import {
  parsePositionFile,
  type FilePosition,
  type Section,
} from '#shared/word-engine/positions/position-file.ts';

/**
 * Positions whose number of plays and best score several engines agree on (tests/golden/positions.json says which), and
 * the word list they were counted with. Its words are not ours to ship: it comes as a development dependency.
 */
const file = new URL('../../golden/positions.json', import.meta.url);

interface FileFacts {
  readonly lexicon: Readonly<
    Record<Section, { readonly words: number; readonly sha256: string; readonly lengths: string }>
  >;
}

/** What the file says of the words of each section. */
export function lexiconFacts(): FileFacts['lexicon'] {
  return (JSON.parse(readFileSync(file, 'utf8')) as FileFacts).lexicon;
}

export function goldenPositions(): readonly FilePosition[] {
  return expectOk(parsePositionFile(readFileSync(file, 'utf8'), 'positions.json'));
}

export const publishedListFile: string = publishedList;

export function sha256Of(words: readonly string[]): string {
  return createHash('sha256').update(formatWordList(words)).digest('hex');
}

/** The words of the list from two letters up to `longest`. */
export function publishedWords(longest: number): readonly string[] {
  const { words } = expectOk(parseWordList(readFileSync(publishedList, 'utf8')));
  return words.filter(({ length }) => length <= longest);
}

let built: Lexicon | undefined;

/** The words of both sections: none of over 15 letters finds room on a board of 15 squares. Built once a process. */
export function publishedLexicon(): Lexicon {
  if (built === undefined) {
    const words = publishedWords(17);
    built = buildLexicon(words, { name: 'published', alphabet: latinAlphabet, sha256: sha256Of(words) });
  }
  return built;
}
