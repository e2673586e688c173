import { localeOf, type Language } from '#shared/i18n/index.ts';

let locale = localeOf('en');

/** From the next time that they are shown, numbers, dates and lists are written as in this language. */
export function writeFiguresIn(language: Language): void {
  locale = localeOf(language);
}

interface Format<V> {
  readonly format: (value: V) => string;
}

/** Makes each format once for each language, since making one takes a thousand times as long as using it. */
export function figures<V>(make: (locale: string) => Format<V>): Format<V> {
  const made = new Map<string, Format<V>>();
  return {
    format(value) {
      const kept = made.get(locale) ?? make(locale);
      made.set(locale, kept);
      return kept.format(value);
    },
  };
}

export const whole = figures<number>((of) => new Intl.NumberFormat(of, { maximumFractionDigits: 0 }));
export const tenth = figures<number>((of) => new Intl.NumberFormat(of, { maximumFractionDigits: 1 }));
export const moment = figures<number>(
  (of) => new Intl.DateTimeFormat(of, { dateStyle: 'medium', timeStyle: 'short' }),
);
export const listed = figures<readonly string[]>((of) => new Intl.ListFormat(of));

/** The name of a language, from its BCP 47 tag. */
export const languageName = figures<string>((of) => {
  const names = new Intl.DisplayNames(of, { type: 'language' });
  return { format: (tag) => names.of(tag) ?? tag };
});
