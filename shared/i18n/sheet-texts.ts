import * as register from '#shared/games/text-register.ts';
import type { GameTexts } from '#shared/games/texts.ts';
import type { printOptionTexts } from './en/option-print.ts';
import type { Language } from './language.ts';
import type { Words } from './words.ts';

type English = typeof printOptionTexts;

/** A language that has exactly these texts can be printed. */
export type SheetTexts = Words<
  Pick<
    English,
    'setTitles' | 'engraving' | 'guides' | 'workshop' | 'work' | 'kit' | 'sheet' | 'holders' | 'box'
  >
> & {
  readonly products: {
    readonly [P in keyof English['products']]: Words<Pick<English['products'][P], 'document' | 'how'>>;
  };
  readonly solids: {
    readonly [P in keyof English['solids']]: Words<Omit<English['solids'][P], 'title' | 'about'>>;
  };
};

const texts: readonly (readonly [string, GameTexts])[] = Object.entries(register);

export function setTitles(language: Language): Readonly<Record<string, string>> {
  return Object.assign({}, ...texts.map(([, { sets }]) => sets.onPaper[language].titles));
}

/** Score pads print these reminders of the rules at their foot, by game. */
export function padNotes(language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(
    texts.flatMap(([id, { sets }]) => {
      const { padNote } = sets.onPaper[language];
      return padNote === undefined ? [] : [[id, padNote] as const];
    }),
  );
}
