import type { i18n } from 'i18next';
import type { Settings } from '#shared/contract/index.ts';
import { addScreens, screenLanguages, type Language } from '#shared/i18n/index.ts';
import { writeFiguresIn } from './figures.ts';

/** The chosen language, or the first that the system wishes and the screens speak; English if there is none. */
export function languageOf(
  choice: Settings['language'],
  wished: readonly string[] = navigator.languages,
): Language {
  const spoken = (tag: string) => screenLanguages.find((language) => tag.split('-')[0] === language);
  if (choice !== 'system') return spoken(choice) ?? 'en';
  return wished.map(spoken).find((language) => language !== undefined) ?? 'en';
}

/** Says everything in this language from now on; what has been shown is said anew. */
export async function speak(instance: i18n, language: Language): Promise<void> {
  await addScreens(instance, language);
  writeFiguresIn(language);
  document.documentElement.lang = language;
  await instance.changeLanguage(language);
}
