import type { i18n } from 'i18next';
import * as register from '#shared/games/text-register.ts';
import type { GameTexts } from '#shared/games/texts.ts';
import { withGames, type Catalogue, type ClockWords } from './catalogue.ts';
import type { Language } from './language.ts';

interface Loaded {
  readonly screens: Catalogue;
  readonly clock: ClockWords;
}

/** English is always there, as what another language lacks is said in it. */
const loaders: Readonly<Partial<Record<Language, () => Promise<Loaded>>>> = {
  nl: () => import('./nl/index.ts'),
  sv: () => import('./sv/index.ts'),
};

const games: readonly (readonly [string, GameTexts])[] = Object.entries(register);

/** Loads the texts of the screens and games in this language, which takes a moment the first time. */
export async function addScreens(instance: i18n, language: Language): Promise<void> {
  const load = loaders[language];
  if (load === undefined || instance.hasResourceBundle(language, 'common')) return;
  const [{ screens, clock }, ...words] = await Promise.all([
    load(),
    ...games.map(async ([id, { translated }]) => [id, await translated?.[language]?.()] as const),
  ]);
  const told = Object.fromEntries(
    words.flatMap(([id, one]) => (one === undefined ? [] : [[id, one] as const])),
  );
  for (const [namespace, texts] of Object.entries(withGames(screens, told, clock))) {
    instance.addResourceBundle(language, namespace, texts, true, true);
  }
}
