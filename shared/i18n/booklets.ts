import type { GameId } from '#shared/games/index.ts';
import * as register from '#shared/games/register.ts';
import type { GameBooklet } from '#shared/games/printed.ts';
import { languages, type Language } from './language.ts';

/** Each row of the example counts something, and the last one is the result. */
export interface BookletExample {
  readonly title: string;
  readonly rows: readonly (readonly [string, string])[];
}

export interface BookletSection {
  readonly title: string;
  readonly body: readonly (string | readonly string[])[];
  readonly example?: BookletExample;
}

export interface Booklet {
  readonly line: string;
  /** If another set than the usual one is used, `instead` replaces the sentence. */
  readonly own?: Readonly<Record<string, readonly [sentence: string, instead: string]>>;
  readonly sections: Readonly<Record<string, BookletSection>>;
}

const texts = new Map<string, Booklet>();
await Promise.all(
  Object.entries(register).flatMap(([game, { print }]) => {
    const booklet: GameBooklet = print.booklet;
    return languages.map(async (language) => {
      texts.set(`${game} ${language}`, await booklet.texts[language]());
    });
  }),
);

/** Booklets are not in the catalogue, because no screen has to load them. The caller fills in `{{names}}` in them. */
export function bookletOf(game: GameId, language: Language): Booklet {
  const booklet = texts.get(`${game} ${language}`);
  if (booklet === undefined) throw new RangeError(`No booklet of ${game} in ${language}`);
  return booklet;
}
