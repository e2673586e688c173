import type { BookletWords } from './booklet-texts.ts';
import { booklets as en } from './en/booklets/index.ts';
import { booklets as nl } from './nl/booklets/index.ts';
import { booklets as sv } from './sv/booklets/index.ts';
import type { Language } from './translator.ts';

/** Each row of the example counts something, and the last one is the result. */
export interface BookletExample {
  readonly title: string;
  readonly rows: readonly (readonly [string, string])[];
}

export interface BookletSection {
  readonly title: string;
  /** A body has paragraphs and lists of points. */
  readonly body: readonly (string | readonly string[])[];
  readonly example?: BookletExample;
}

export interface Booklet {
  readonly line: string;
  /** With another set than the usual one, `instead` replaces the sentence. */
  readonly own?: Readonly<Record<string, readonly [sentence: string, instead: string]>>;
  readonly sections: Readonly<Record<string, BookletSection>>;
}

const texts: Readonly<Record<Language, BookletWords>> = { en, nl, sv };

/**
 * The rules are not in the catalogue, because no screen has to load them. The caller fills in `{{names}}` in them.
 */
export function bookletOf(game: keyof BookletWords, language: Language): Booklet {
  return texts[language][game];
}
