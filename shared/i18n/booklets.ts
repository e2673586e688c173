import type { BookletWords } from './booklet-texts.ts';
import { booklets as en } from './en/booklets/index.ts';
import { booklets as nl } from './nl/booklets/index.ts';
import { booklets as sv } from './sv/booklets/index.ts';
import type { Language } from './translator.ts';

/** A reckoning: what counts how much, line by line, and in the last line what it comes to. */
export interface BookletExample {
  readonly title: string;
  readonly rows: readonly (readonly [string, string])[];
}

export interface BookletSection {
  readonly title: string;
  /** Paragraphs, and the points of lists. */
  readonly body: readonly (string | readonly string[])[];
  readonly example?: BookletExample;
}

/** The rules of a game, section by section in reading order. */
export interface Booklet {
  /** What it is, in a line. */
  readonly line: string;
  /** What is said instead of a sentence where the set is not the one that the text was written for. */
  readonly own?: Readonly<Record<string, readonly [sentence: string, instead: string]>>;
  readonly sections: Readonly<Record<string, BookletSection>>;
}

const texts: Readonly<Record<Language, BookletWords>> = { en, nl, sv };

/**
 * The rules of a game. They lie beside the catalogue and not in it: no screen has to load them. `{{names}}` in them are
 * filled in by whoever sets them.
 */
export function bookletOf(game: keyof BookletWords, language: Language): Booklet {
  return texts[language][game];
}
