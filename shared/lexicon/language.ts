import { ok, refuse, type Result } from '#shared/kernel/index.ts';

/** Whether two tags of BCP 47 name one language, whatever their regions are. */
export function sameLanguage(one: string, other: string): boolean {
  return new Intl.Locale(one).language === new Intl.Locale(other).language;
}

/** A language as sets and lexicon files name it: ISO 639, as `sv`. */
export const languageCode = /^[a-z]{2,3}$/;

/** The code of a language that nobody has told (ISO 639-2). */
export const undetermined = 'und';

/** A language, where it is told. */
export function knownLanguage(code: string): string | undefined {
  return code === undetermined ? undefined : code;
}

export interface LanguageProblem {
  readonly code: 'lexicon/no-language';
  readonly written: string;
}

/** The code of a language from what a person has written: a code, or an English name. */
export function parseLanguage(written: string): Result<string, LanguageProblem> {
  const plain = written.trim().toLowerCase();
  const code = languageCode.test(plain) ? plain : codesByName().get(plain);
  return code === undefined
    ? refuse({ code: 'lexicon/no-language', written: written.trim().slice(0, 20) })
    : ok(code);
}

/** What a language is called in English; its code where it has no name here. */
export function languageName(code: string): string {
  return names.of(code) ?? code;
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });
let known: ReadonlyMap<string, string> | undefined;

/** All languages with a code of two letters. */
function codesByName(): ReadonlyMap<string, string> {
  if (known !== undefined) return known;
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(0x61 + at));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  known = new Map(
    codes.flatMap((code) => {
      const name = languageName(code);
      return name === code ? [] : [[name.toLowerCase(), code] as const];
    }),
  );
  return known;
}
