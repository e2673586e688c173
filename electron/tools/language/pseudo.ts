import * as register from '#shared/games/text-register.ts';
import type { GameTexts } from '#shared/games/texts.ts';
import { createTranslator } from '#shared/i18n/index.ts';
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

/** The same for all texts of a catalogue; names that are looked for stay, and so does the language of a sheet. */
export function pseudoTexts(texts: unknown): unknown {
  if (typeof texts === 'string') return pseudoText(texts);
  if (Array.isArray(texts)) return texts.map(pseudoTexts);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, one]) => [
      key,
      key === 'id' || (key === 'language' && one === 'en') ? (one as unknown) : pseudoTexts(one),
    ]),
  );
}

/** The modules that a language has, with pseudo texts in them: of the screens, and of each game. */
export function pseudoFiles(): readonly NewFile[] {
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
    return {
      name: `shared/games/${game}/texts/${pseudoTag}/index.js`,
      source: moduleOf({ [`${game}Texts`]: pseudoTexts(words) }),
    };
  });
  return [
    {
      name: `shared/i18n/${pseudoTag}/index.js`,
      source: moduleOf({ screens: pseudoTexts(screens), clock }),
    },
    ...games,
  ];
}

function moduleOf(exports: Readonly<Record<string, unknown>>): string {
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 1)};\n`)
    .join('');
}
