import * as register from '#shared/games/text-register.ts';
import type { GameTexts } from '#shared/games/texts.ts';

type Register = typeof register;
type TextsOf<K extends keyof GameTexts> = {
  readonly [G in keyof Register]: Register[G][K];
};

function textsOf<K extends keyof GameTexts>(kind: K): TextsOf<K> {
  const texts = Object.entries(register).map(([id, ofGame]) => [id, ofGame[kind]] as const);
  return Object.fromEntries(texts) as TextsOf<K>;
}

/** The keys of the parts differ between games, so joining them loses nothing. */
function joined(parts: Readonly<Record<string, object>>): Readonly<Record<string, never>> {
  return Object.assign({}, ...Object.values(parts)) as Readonly<Record<string, never>>;
}

export const game = textsOf('about');
export const gameOptions = textsOf('options');
export const gameRules = textsOf('rules');
export const gameRuleOf = textsOf('ruleOf');
export const gameKeys = textsOf('keys');
export const record = textsOf('record');
export const gameProblems: Readonly<Record<string, string>> = joined(textsOf('problems'));
export const tables: Readonly<Record<string, object>> = joined(textsOf('tables'));
export const gameSetNames: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(textsOf('sets')).map(({ onScreen }) => onScreen),
);
export const gameNames = Object.fromEntries(Object.entries(game).map(([id, { name }]) => [id, name]));
