import * as register from '#shared/games/text-register.ts';
import type { GameTexts } from '#shared/games/texts.ts';
import { clockOptionTexts, clockRecordTexts } from '../clock.ts';

type Register = typeof register;
type Kind = Exclude<keyof GameTexts, 'translated'>;
type TextsOf<K extends Kind> = {
  readonly [G in keyof Register]: Register[G][K];
};

function textsOf<K extends Kind>(kind: K): TextsOf<K> {
  const texts = Object.entries(register).map(([id, ofGame]) => [id, ofGame[kind]] as const);
  return Object.fromEntries(texts) as TextsOf<K>;
}

/** Adds texts that are the same for every game. */
function withEach<T extends Readonly<Record<string, object>>>(texts: T, shared: object): T {
  return Object.fromEntries(Object.entries(texts).map(([id, ofGame]) => [id, { ...ofGame, ...shared }])) as T;
}

function withClock(ofGame: object): object {
  const { kinds = {}, ends = {} } = ofGame as { readonly [part in 'kinds' | 'ends']?: object };
  const { kinds: clockKinds, ends: clockEnds } = clockRecordTexts;
  return { ...ofGame, kinds: { ...kinds, ...clockKinds }, ends: { ...ends, ...clockEnds } };
}

/** The keys of the parts differ between games, so joining them loses nothing. */
function joined(parts: Readonly<Record<string, object>>): Readonly<Record<string, never>> {
  return Object.assign({}, ...Object.values(parts)) as Readonly<Record<string, never>>;
}

export const game = textsOf('about');
export const gameOptions = withEach(textsOf('options'), clockOptionTexts);
export const gameRules = textsOf('rules');
export const gameRuleOf = textsOf('ruleOf');
export const gameKeys: GameTexts['keys'] = joined(textsOf('keys'));
const records = textsOf('record');
export const record = Object.fromEntries(
  Object.entries(records).map(([id, ofGame]) => [id, withClock(ofGame)]),
) as typeof records;
export const gameProblems: Readonly<Record<string, string>> = joined(textsOf('problems'));
export const tables: Readonly<Record<string, object>> = joined(textsOf('tables'));
export const gameSetNames: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(textsOf('sets')).map(({ onScreen }) => onScreen),
);
export const gameNames = Object.fromEntries(Object.entries(game).map(([id, { name }]) => [id, name]));
