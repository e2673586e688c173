/** Printed texts are there in each of these; the screens have theirs once `addScreens` has loaded them. */
export const languages = ['en', 'nl', 'sv'] as const;
export type Language = (typeof languages)[number];

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', nl: 'nl', sv: 'sv' };

/** Numbers, dates and lists follow this locale (BCP 47). */
export function localeOf(language: Language): string {
  return locales[language];
}
