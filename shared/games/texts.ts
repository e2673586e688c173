import type { GameWords } from '#shared/i18n/catalogue.ts';
import type { Language } from '#shared/i18n/language.ts';
import type { KeyPlaces, KeyTexts } from '#shared/keys/key-places.ts';

type Texts = { readonly [key: string]: string | readonly unknown[] | Texts };

/** The catalogue has these texts of a game (`shared/i18n/en/games`). */
export interface GameTexts {
  readonly about: Texts & { readonly name: string; readonly says: string };
  /** The sentences of the keys in `keyPlaces`. */
  readonly keys: KeyTexts<KeyPlaces>;
  readonly keyPlaces: KeyPlaces;
  readonly options: Texts;
  /** Every code begins with the id of the game. */
  readonly problems: Readonly<Record<string, string>>;
  readonly record: Texts;
  /** Each section of the manual page lists the problem codes that its rule explains. */
  readonly ruleOf: Readonly<Record<string, readonly string[]>>;
  readonly rules: {
    readonly title: string;
    readonly lead: string;
    readonly sections: readonly HelpSection[];
  };
  readonly sets: SetTexts;
  /** These are the namespaces of the game's table; each name begins with the id of the game. */
  readonly tables: Readonly<Record<string, Texts>>;
  /** Loads the texts in a language that is not English; what it lacks is said in English. */
  readonly translated?: Readonly<Partial<Record<Language, () => Promise<GameWords>>>>;
}

interface HelpSection {
  readonly id: string;
  readonly title: string;
  readonly [part: string]: unknown;
}

interface SetTexts {
  readonly onScreen: Readonly<Record<string, string>>;
  readonly onPaper: Readonly<
    Record<
      Language,
      {
        readonly titles: Readonly<Record<string, string>>;
        readonly padNote?: string;
      }
    >
  >;
}
