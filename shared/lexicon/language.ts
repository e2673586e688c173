/** Whether two tags of BCP 47 name one language, whatever their regions are. */
export function sameLanguage(one: string, other: string): boolean {
  return new Intl.Locale(one).language === new Intl.Locale(other).language;
}
