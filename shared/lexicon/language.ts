import { languages } from '#shared/i18n/language.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';

/** Regions of BCP 47 tags are ignored. */
export function sameLanguage(one: string, other: string): boolean {
  return new Intl.Locale(one).language === new Intl.Locale(other).language;
}

/** Sets and lexicon files name a language by its ISO 639 code, such as `sv`. */
export const languageCode = /^[a-z]{2,3}$/;

/** ISO 639-2 has this code for an undetermined language. */
export const undetermined = 'und';

export function knownLanguage(code: string): string | undefined {
  return code === undetermined ? undefined : code;
}

export interface LanguageProblem {
  readonly code: 'lexicon/no-language';
  readonly written: string;
}

/** Reads a code, or the name of a language in one of those that the screens speak. */
export function parseLanguage(written: string): Result<string, LanguageProblem> {
  const plain = written.trim().toLowerCase();
  const code = languageCode.test(plain) ? plain : codesByName().get(plain);
  return code === undefined
    ? refuse({ code: 'lexicon/no-language', written: written.trim().slice(0, 20) })
    : ok(code);
}

export function languageName(code: string): string {
  return englishNames.of(code) ?? code;
}

const englishNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });
let known: ReadonlyMap<string, string> | undefined;

function codesByName(): ReadonlyMap<string, string> {
  if (known !== undefined) return known;
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(0x61 + at));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const told = languages.map((of) => new Intl.DisplayNames(of, { type: 'language', fallback: 'code' }));
  // What a name means in English comes last, and so holds where it means another language elsewhere.
  known = new Map(
    told.toReversed().flatMap((names) =>
      codes.flatMap((code) => {
        const name = names.of(code) ?? code;
        return name === code ? [] : [[name.toLowerCase(), code] as const];
      }),
    ),
  );
  return known;
}
