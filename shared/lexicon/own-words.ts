import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { latinAlphabet, spellingIn } from './alphabet.ts';

/** The words that a person allows and forbids, whatever a list says. */
export interface OwnWords {
  readonly allow: readonly string[];
  readonly forbid: readonly string[];
}

export type OwnWordsProblem =
  /** `line` counts from 1 in the list that `which` names. */
  | {
      readonly code: 'lexicon/bad-own-word';
      readonly which: keyof OwnWords;
      readonly line: number;
      readonly word: string;
    }
  | { readonly code: 'lexicon/own-word-twice'; readonly word: string }
  | { readonly code: 'lexicon/too-many-own-words'; readonly words: number; readonly most: number };

export const mostOwnWords = 5_000;

/** Reads two texts, a word a line in either case: in capitals A to Z, without repeats, in order. */
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
    // Looked at before it is in capitals: "ß" would become two letters. Ĳ does in any alphabet but its own.
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
