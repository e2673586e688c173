import { createInstance, type i18n, type TFunction } from 'i18next';
import type { Problem } from '#shared/kernel/index.ts';
import { gameRuleOf, tables } from './en/games/index.ts';
import * as screens from './en/index.ts';
import { sheetTexts as dutch } from './nl/sheets.ts';
import { sheetTexts as swedish } from './sv/sheets.ts';

export type Translate = TFunction;

const en = { ...screens, ...tables };
const nl = { option: { print: dutch } } as const;
const sv = { option: { print: swedish } } as const;

/** English is complete; the other languages have only printed texts and use English for the rest. */
export const languages = ['en', 'nl', 'sv'] as const;
export type Language = (typeof languages)[number];

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
  instance.services.formatter?.add('counted', counted);
  instance.services.formatter?.add('does', does);
  instance.services.formatter?.add('whose', whose);
  instance.services.formatter?.add('whom', whom);
  return instance;
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

/**
 * A player without a name is You, so sentences about a player use `{{name, does(they: plays; you: play)}}`, and in the
 * middle of a sentence `{{name, does(they: plays; you: play; mid: you)}}`.
 */
function does(
  value: unknown,
  _language: string | undefined,
  { they, you, mid = String(value) }: Readonly<Record<string, string>>,
): string {
  return value === screens.common.you ? `${mid} ${you}` : `${String(value)} ${they}`;
}

/** What is a player's is `{{name, whose(you: Your)}}`. */
function whose(
  value: unknown,
  _language: string | undefined,
  { you = '' }: Readonly<Record<string, string>>,
): string {
  return value === screens.common.you ? you : `${String(value)}’s`;
}

/** In the middle of a sentence a player, or a list of players, is `{{name, whom(you: you)}}`. */
function whom(
  value: unknown,
  _language: string | undefined,
  { you = '' }: Readonly<Record<string, string>>,
): string {
  const inList = (name: string) => (name === screens.common.you ? you : name);
  return String(value).split(', ').map(inList).join(', ');
}

/** Facts fill the catalogue's `problem:<code>`; seats count from 0 in facts, and from 1 in sentences. */
export function problemText(t: Translate, problem: Problem): string {
  const facts = Object.fromEntries(
    Object.entries(problem).map(([name, fact]) => [name, factText(name, fact)]),
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
const seatFacts: readonly string[] = ['seat', 'toMove'];

function factText(name: string, fact: unknown): unknown {
  if (Array.isArray(fact)) return fact.map((one) => factText(name, one)).join(', ');
  if (typeof fact !== 'number') return fact;
  return seatFacts.includes(name) ? fact + 1 : Math.round(fact * 100) / 100;
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
