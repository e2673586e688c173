import { addScreens, createTranslator, languages, type Language } from '#shared/i18n/index.ts';

/** Stories that know no language run in this one: at length each of them in all (D8). */
export const storyLanguage = languageAsked(process.env.CUBEWRIGHT_STORY_LANGUAGE);

function languageAsked(asked = 'en'): Language {
  const language = languages.find((one) => one === asked);
  if (language === undefined) throw new Error(`CUBEWRIGHT_STORY_LANGUAGE: there is no language ${asked}`);
  return language;
}

function* leaves(texts: unknown, key = ''): Generator<readonly [key: string, text: string]> {
  if (typeof texts === 'string') yield [key, texts];
  else if (typeof texts === 'object' && texts !== null)
    for (const [name, one] of Object.entries(texts)) yield* leaves(one, `${key}.${name}`);
}

async function textsIn(language: Language): Promise<ReadonlyMap<string, string>> {
  const translator = createTranslator(language);
  await addScreens(translator, language);
  return new Map(leaves(translator.getDataByLanguage(language)));
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const gap = /\{\{\s*(\w+)[^}]*\}\}/g;
/** A text of the catalogue as what it may look like on a screen; a gap holds what is known of it, or anything. */
const looks = (text: string, known: ReadonlyMap<string, string> = new Map()) =>
  text
    .replaceAll(gap, `\u0001$1\u0001`)
    .split('\u0001')
    .map((part, at) => (at % 2 === 0 ? escaped(part) : escapedOr(known.get(part))))
    .join('');
const escapedOr = (held: string | undefined) => (held === undefined ? '(.+?)' : escaped(held));
/** Letters of a board, numbers and names read the same in every language. */
const isTheSame = (held: string) => /^(?:[\p{Lu}\d]+|Ann|Ben)$/u.test(held);

const english = await textsIn('en');
const own = storyLanguage === 'en' ? english : await textsIn(storyLanguage);

/**
 * What holds a text of the screens in the language of the story, from how it reads in English; `*` stands for anything.
 * Of several that read the same in English, and of several texts that are given, each may be meant.
 */
export function said(...texts: readonly string[]): string | RegExp {
  const [text = '', another] = texts;
  const isPlain = storyLanguage === 'en' && another === undefined && !text.includes('*');
  return isPlain ? text : new RegExp(texts.flatMap(translations).join('|'));
}

/** As `said`, for the whole of a text. */
export function saidWhole(...texts: readonly string[]): RegExp {
  return new RegExp(`^(?:${texts.flatMap(translations).join('|')})$`);
}

function translations(text: string): readonly string[] {
  // Letters and numbers are the same in all.
  if (storyLanguage === 'en' || !/\p{Ll}/u.test(text)) return [text.split('*').map(escaped).join('.+?')];
  const sample = text.replaceAll('*', '\u0000');
  const fits = [...english].flatMap(([key, one]) => {
    const held = new RegExp(`^${looks(one)}$`).exec(sample)?.slice(1);
    if (held === undefined || !/\p{L}/u.test(one.replaceAll(gap, ''))) return [];
    const gaps = [...one.matchAll(gap)].map(([, name = ''], at) => [name, held[at] ?? ''] as const);
    return [{ key, gaps, size: one.replaceAll(gap, '').length }];
  });
  // Of “{{name}} to play” and “Turn {{turn}}, {{name}} to play” the one that says more is meant.
  const most = Math.max(...fits.map(({ size }) => size));
  const found = fits
    .filter(({ size }) => size === most)
    .map(({ key, gaps }) => looks(own.get(key) ?? '', new Map(gaps.filter(([, held]) => isTheSame(held)))));
  if (found.length > 0) return [...new Set(found)];
  // The name of a field ends in its unit.
  const [name = '', unit, ...rest] = text.split(', ');
  if (unit === undefined || rest.length > 0) throw new Error(`No text of the screens reads “${text}”`);
  return translations(name).map((one) => `${one}, .+`);
}
