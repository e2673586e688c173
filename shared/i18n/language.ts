/** Printed texts are there in each of these; the screens have theirs once `addScreens` has loaded them. */
export const languages = ['en', 'nl', 'sv'] as const;
export type Language = (typeof languages)[number];

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', nl: 'nl', sv: 'sv' };

/** Numbers, dates and lists follow this locale (BCP 47). */
export function localeOf(language: Language): string {
  return locales[language];
}

/** The chosen language, or the first that is wished (BCP 47) and the screens speak; English if there is none. */
export function languageOf(choice: 'system' | Language, wished: readonly string[]): Language {
  if (choice !== 'system') return choice;
  const spoken = (tag: string) => languages.find((language) => tag.split('-')[0] === language);
  return wished.map(spoken).find((language) => language !== undefined) ?? 'en';
}
