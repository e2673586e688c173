import * as register from '#shared/games/text-register.ts';
import type { GameTexts } from '#shared/games/texts.ts';
import { createTranslator, languages } from '#shared/i18n/index.ts';
import type { NewFile } from './skeleton.ts';

/** The tag that is usual for English as no language has it. */
export const pseudoTag = 'en-XA';

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáeéiíoóuúyýnñcçsšzž'].flatMap((letter, at, all) =>
    at % 2 === 0 ? [[letter, all[at + 1] ?? letter] as const] : [],
  ),
);

/** How much longer than English a sentence may become in another language. */
const growth = 0.4;
const filling = ['óñé', 'ţwó', 'ţhřéé', 'fóúř', 'fívé', 'šíx', 'šévéñ'] as const;

/**
 * A text as no language has it: accented, 40 % longer and between ⟦ and ⟧, so that a screen shows what was never in the
 * catalogue and what has no room. Facts, and texts that are taken from elsewhere, stay as they are, and so does what is
 * no word, as 2L and mm.
 */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\{.*?\}\}|\$t\(.*?\))/u);
  const said = parts.map((part, at) => (at % 2 === 1 ? withForms(part) : accented(part))).join('');
  if (said === text) return text;
  const own = parts.filter((_part, at) => at % 2 === 0).join('');
  // The brackets are a part of it.
  const wanted = Math.ceil(own.length * growth) - 2;
  let more = '';
  for (let at = 0; more.length < wanted; at += 1) more += ` ${filling[at % filling.length]}`;
  return `⟦${said}${more.slice(0, Math.max(0, wanted))}⟧`;
}

function accented(text: string): string {
  return text.replaceAll(/\p{L}/gu, (one) => accents[one] ?? one);
}

/** The forms of a fact are words of the sentence; only `by` names a place in the catalogue. */
function withForms(fact: string): string {
  return fact.replaceAll(/(\w+): ([^;)]*)/gu, (all, name: string, form: string) =>
    name === 'by' ? all : `${name}: ${accented(form)}`,
  );
}

/**
 * Changes all texts of a catalogue; `path` is where each stands. Names that are looked for stay, and so does the language
 * of a sheet.
 */
export function mapTexts(texts: unknown, change: (text: string, path: string) => string, path = ''): unknown {
  if (typeof texts === 'string') return change(texts, path);
  if (Array.isArray(texts)) return texts.map((one, at) => mapTexts(one, change, `${path}.${at}`));
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, one]) => [
      key,
      key === 'id' || (key === 'language' && languages.some((language) => language === one))
        ? (one as unknown)
        : mapTexts(one, change, `${path}.${key}`),
    ]),
  );
}

/** A module that a language has, by its path without the end of its name, and what it exports. */
export interface TextModule {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** The English texts in the modules that another language with this tag has: of the screens, and of each game. */
export function englishModules(tag: string): readonly TextModule[] {
  const screens = createTranslator().getDataByLanguage('en');
  // English has the texts of the clocks with those of the games.
  const clock = { options: {}, record: {} };
  const games = Object.entries(register).map(([game, texts]: readonly [string, GameTexts]) => {
    const { about, keys, options, problems, record, rules, tables, sets } = texts;
    const words = {
      about,
      keys,
      options,
      problems,
      record,
      rules,
      tables,
      sets: { onScreen: sets.onScreen },
    };
    return { name: `shared/games/${game}/texts/${tag}/index`, exports: { [`${game}Texts`]: words } };
  });
  return [{ name: `shared/i18n/${tag}/index`, exports: { screens, clock } }, ...games];
}

/** The modules that a language has, with pseudo texts in them. */
export function pseudoFiles(): readonly NewFile[] {
  return englishModules(pseudoTag).map(({ name, exports }) => ({
    name: `${name}.js`,
    source: moduleOf(mapTexts(exports, pseudoText) as typeof exports),
  }));
}

export function moduleOf(exports: Readonly<Record<string, unknown>>): string {
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 1)};\n`)
    .join('');
}
