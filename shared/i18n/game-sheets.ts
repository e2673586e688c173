import * as register from '#shared/games/text-register.ts';
import type { GameTexts } from '#shared/games/texts.ts';
import type { Language } from './translator.ts';

const texts: readonly (readonly [string, GameTexts])[] = Object.entries(register);

/** The names of bundled sets on paper. */
export function setTitles(language: Language): Readonly<Record<string, string>> {
  return Object.assign({}, ...texts.map(([, { sets }]) => sets.onPaper[language].titles));
}

/** What the foot of a score pad recalls of the rules, by game. */
export function padNotes(language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(
    texts.flatMap(([id, { sets }]) => {
      const { padNote } = sets.onPaper[language];
      return padNote === undefined ? [] : [[id, padNote] as const];
    }),
  );
}
