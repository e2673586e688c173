import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addScreens, languages, type Language } from '#shared/i18n/index.ts';
import { writeFiguresIn } from './figures.ts';

/** The language of the screens now; whoever asks is shown anew when it changes. */
export function useScreenLanguage(): Language {
  const { i18n } = useTranslation();
  return languages.find((language) => language === i18n.language) ?? 'en';
}

/** The language that each translator was asked for last. */
const wanted = new WeakMap<i18n, Language>();

/**
 * Says everything in this language from now on; what has been shown is said anew. Texts come by a request, which may be
 * overtaken by another choice, or fail where the door has been closed: then the language stays.
 */
export async function speak(instance: i18n, language: Language): Promise<void> {
  wanted.set(instance, language);
  try {
    await addScreens(instance, language);
  } catch {
    return;
  }
  if (wanted.get(instance) !== language) return;
  writeFiguresIn(language);
  document.documentElement.lang = language;
  await instance.changeLanguage(language);
}
