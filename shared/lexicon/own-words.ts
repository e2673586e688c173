import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { latinAlphabet, spellingIn } from './alphabet.ts';

export interface OwnWords {
  readonly allow: readonly string[];
  readonly forbid: readonly string[];
}

export type OwnWordsProblem =
  | {
      readonly code: 'lexicon/bad-own-word';
      readonly which: keyof OwnWords;
      readonly line: number;
      readonly word: string;
    }
  | { readonly code: 'lexicon/own-word-twice'; readonly word: string }
  | { readonly code: 'lexicon/too-many-own-words'; readonly words: number; readonly most: number };

export const mostOwnWords = 5_000;

/** Reads one word from each line; the results are in capitals, sorted and without repeats. */
export function parseOwnWords(texts: {
  readonly allow: string;
  readonly forbid: string;
}): Result<OwnWords, OwnWordsProblem> {
  const allow = wordsIn('allow', texts.allow);
  if (!allow.ok) return allow;
  const forbid = wordsIn('forbid', texts.forbid);
  if (!forbid.ok) return forbid;
  const both = allow.value.find((word) => forbid.value.includes(word));
  if (both !== undefined) return refuse({ code: 'lexicon/own-word-twice', word: both });
  return ok({ allow: allow.value, forbid: forbid.value });
}

function wordsIn(which: keyof OwnWords, text: string): Result<readonly string[], OwnWordsProblem> {
  const words = new Set<string>();
  for (const [at, line] of text.split(/\r\n|\n|\r/).entries()) {
    const word = line.trim();
    if (word === '') continue;
    // The word itself is checked too, because in capitals "ß" is "SS"; Ĳ may become IJ.
    const spelling = spellingIn(latinAlphabet, word);
    if (!/^[A-Za-zĲĳ]*$/.test(word) || !/^[A-Z]{2,21}$/.test(spelling)) {
      return refuse({ code: 'lexicon/bad-own-word', which, line: at + 1, word: word.slice(0, 40) });
    }
    words.add(spelling);
  }
  if (words.size > mostOwnWords) {
    return refuse({ code: 'lexicon/too-many-own-words', words: words.size, most: mostOwnWords });
  }
  return ok([...words].sort());
}
