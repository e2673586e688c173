import { createInstance, type i18n, type TFunction } from 'i18next';
import type { Phrase, Problem } from '#shared/kernel/index.ts';
import { gameRuleOf, tables } from './en/games/index.ts';
import * as screens from './en/index.ts';
import { localeOf, type Language } from './language.ts';
import { sheetTexts as dutch } from './nl/sheets.ts';
import { sheetTexts as swedish } from './sv/sheets.ts';

export type Translate = TFunction;

const en = { ...screens, ...tables };
const nl = { option: { print: dutch } } as const;
const sv = { option: { print: swedish } } as const;

/** The catalogue is bundled, so i18next is ready at once; `facts` are default values for the places in sentences. */
export function createTranslator(
  language: Language = 'en',
  facts: Readonly<Record<string, string>> = {},
): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    resources: { en, nl, sv },
    ns: Object.keys(en),
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: facts },
  });
  const isYou = (value: unknown, language = 'en') =>
    value === (instance.getResource(language, 'common', 'you') ?? screens.common.you);
  instance.services.formatter?.add('counted', counted);
  instance.services.formatter?.add('listed', listed);
  instance.services.formatter?.add('anyOf', anyOf);
  instance.services.formatter?.add('does', (value, language, forms) =>
    does(value, isYou(value, language), forms),
  );
  instance.services.formatter?.add('whose', (value, language = 'en', { you = '' }) =>
    isYou(value, language) ? String(you) : ownerText(String(value), language),
  );
  instance.services.formatter?.add('whom', (value, language, { you = '' }) =>
    String(value)
      .split(', ')
      .map((name) => (isYou(name, language) ? String(you) : name))
      .join(', '),
  );
  instance.services.formatter?.add('said', (value, language = 'en', { by = '' }) => {
    const [namespace = '', ...keys] = String(by).split('.');
    return said(value, (word) => instance.getResource(language, namespace, [...keys, word].join('.')));
  });
  rememberSentences(instance);
  return instance;
}

/** A bound on the memory: a table in use says some 2,000 different sentences. */
const mostRemembered = 8_000;

/** A screen says most sentences again at each change, and putting one together takes ten times as long as finding it. */
function rememberSentences(instance: i18n): void {
  const said = new Map<string, string>();
  instance.on('languageChanged', () => {
    said.clear();
  });
  const fixed = instance.getFixedT;
  const getFixedT = (...place: readonly unknown[]): TFunction => {
    const say: TFunction = Reflect.apply(fixed, instance, place);
    const names = place.map((one) => nameOfValue(one) ?? nameOf('', one));
    if (names.includes(undefined)) return say;
    const where = names.join(' ');
    const remember = (...asked: Parameters<TFunction>): unknown => {
      const [keys, facts] = asked as readonly unknown[];
      const name = asked.length > 2 ? undefined : nameOf(keys, facts);
      if (name === undefined) return say(...asked);
      const before = said.get(where + name);
      if (before !== undefined) return before;
      const text: unknown = say(...asked);
      if (typeof text !== 'string') return text;
      if (said.size >= mostRemembered) said.clear();
      said.set(where + name, text);
      return text;
    };
    return Object.assign(remember, say);
  };
  instance.getFixedT = getFixedT as i18n['getFixedT'];
}

/** Returns the same name only for equal keys and facts; undefined if a fact is not plain. */
function nameOf(keys: unknown, facts: unknown): string | undefined {
  const key = nameOfValue(keys);
  if (key === undefined || facts === undefined) return key;
  if (facts === null || typeof facts !== 'object' || Array.isArray(facts)) return undefined;
  let name = key;
  for (const [fact, value] of Object.entries(facts)) {
    const about = nameOfValue(value);
    if (about === undefined) return undefined;
    name += `;${fact.length}:${fact}=${about}`;
  }
  return name;
}

function nameOfValue(value: unknown): string | undefined {
  // Its length tells where a text ends, whatever is in it.
  if (typeof value === 'string') return `${value.length}:${value}`;
  if (Array.isArray(value)) {
    return value.every((one) => typeof one === 'string') ? `[${value.map(nameOfValue).join()}]` : undefined;
  }
  const isPlain = value === null || ['number', 'boolean', 'undefined'].includes(typeof value);
  return isPlain ? String(value) : undefined;
}

/** Sentences with several numbers use `{{rows, counted(one: row; other: rows)}}` for a number and what it counts. */
function counted(
  value: unknown,
  language: string | undefined,
  forms: Readonly<Record<string, string>>,
): string {
  const form = new Intl.PluralRules(language).select(Number(value));
  return `${String(value)} ${forms[form] ?? forms['other']}`;
}

/** Words with a space between them are a list in a sentence as `{{words, listed}}`. */
function listed(value: unknown, language = 'en'): string {
  return new Intl.ListFormat(localeOf(language as Language)).format(String(value).split(' '));
}

/** A list of what may be chosen is `a, b or c` in a sentence as `{{choices, anyOf}}`. */
function anyOf(value: unknown, language = 'en'): string {
  const choices = Array.isArray(value) ? value.map(String) : [String(value)];
  return new Intl.ListFormat(localeOf(language as Language), { type: 'disjunction' }).format(choices);
}

/**
 * Notation such as `red M2` is said in words of the language by `{{card, said(by: kuboTable.notation)}}`: each word of it
 * that has a text of its own at that place of the catalogue becomes this text.
 */
function said(value: unknown, textOf: (word: string) => unknown): string {
  return String(value).replace(/[\p{L}\p{N}]+/gu, (word) => {
    const text = textOf(word);
    return typeof text === 'string' ? text : word;
  });
}

/**
 * A player without a name is You, so sentences about a player use `{{name, does(they: plays; you: play)}}`, and in the
 * middle of a sentence `{{name, does(they: plays; you: play; mid: you)}}`; what is a player's is
 * `{{name, whose(you: Your)}}`, and a player, or a list of players, in the middle of a sentence `{{name, whom(you: you)}}`.
 */
function does(
  value: unknown,
  isYou: boolean,
  { they, you, mid = String(value) }: Readonly<Record<string, string>>,
): string {
  return isYou ? `${mid} ${you}` : `${String(value)} ${they}`;
}

/** Dutch writes Annes, Joeys, Anna’s, Billy’s and Thomas’; Swedish Annas and Thomas; English Anna’s. */
function ownerText(name: string, language: string): string {
  const hisses = /[sxz]$/iu.test(name);
  if (language === 'sv') return hisses ? name : `${name}s`;
  if (language !== 'nl') return `${name}’s`;
  if (hisses) return `${name}’`;
  return /[aiou\d]$|(?<![aeou])y$/iu.test(name) ? `${name}’s` : `${name}s`;
}

/** Facts fill the catalogue's `problem:<code>`; seats count from 0 in facts, and from 1 in sentences, and phrases are said. */
export function problemText(t: Translate, problem: Problem): string {
  const facts = Object.fromEntries(
    Object.entries(problem).map(([name, fact]) => [name, factText(t, name, fact)]),
  );
  const inner = innerOf(problem);
  const text = t(`problem:${problem.code}`, {
    ...facts,
    ...(inner === undefined ? {} : { text: problemText(t, inner) }),
    defaultValue: '',
  });
  if (text === '') return t('problem:unknown', { code: problem.code, facts: JSON.stringify(problem) });
  return isInRecord(problem) ? t('problem:record/at-move', { move: problem.move, text }) : text;
}

/** What is wrong in a file, or in a line of it, is a problem of its own. */
const frames: readonly string[] = ['gcg/at-line', 'files/bad-trace'];

function innerOf(problem: Problem): Problem | undefined {
  return frames.includes(problem.code) && 'problem' in problem ? (problem.problem as Problem) : undefined;
}

/** A refused move of a record is named by its number, which counts from 1. */
function isInRecord(problem: Problem): problem is Problem & { readonly move: number } {
  return problem.code !== 'play/stops' && 'move' in problem && Number(problem.move) > 0;
}

/** Facts with these names are seats, in the problems of every game. */
const seatFacts: readonly string[] = ['seat', 'toMove', 'wentOut'];

function factText(t: Translate, name: string, fact: unknown): unknown {
  if (Array.isArray(fact)) return fact.map((one) => factText(t, name, one)).join(', ');
  if (isPhrase(fact)) return phraseText(t, fact);
  if (typeof fact !== 'number') return fact;
  return seatFacts.includes(name) ? fact + 1 : figureText(t, fact);
}

function isPhrase(fact: unknown): fact is Phrase {
  return typeof fact === 'object' && fact !== null && 'phrase' in fact;
}

/** Says a part of a sentence, such as `5 to 60 mm`. */
export function phraseText(t: Translate, { phrase, ...facts }: Phrase): string {
  const said = Object.entries(facts).map(([name, fact]): [string, unknown] => [
    name,
    typeof fact === 'number' ? figureText(t, fact) : fact,
  ]);
  return t(`fact:${phrase}`, Object.fromEntries(said));
}

/** Whole numbers stay numbers, as sentences count by them. */
function figureText(t: Translate, number: number): number | string {
  const rounded = Math.round(number * 100) / 100;
  return Number.isInteger(rounded) ? rounded : String(rounded).replace('.', t('common:decimal'));
}

interface RulePlace {
  readonly game: string;
  readonly section: string;
}

const byCode: ReadonlyMap<string, RulePlace> = new Map(
  Object.entries(gameRuleOf).flatMap(([game, sections]) =>
    Object.entries(sections).flatMap(([section, codes]: readonly [string, readonly string[]]) =>
      codes.map((code) => [code, { game, section }] as const),
    ),
  ),
);

/** Returns undefined for a problem that no rule causes, such as a typing error. */
export function ruleOf(code: string): RulePlace | undefined {
  return byCode.get(code);
}
