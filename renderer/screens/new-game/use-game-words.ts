import { useState } from 'react';
import { z } from 'zod';
import { useRemembered, useScreenLanguage, useSettings } from '#renderer/app/index.ts';
import type { LexiconSummary, Settings } from '#shared/contract/index.ts';
import type { Language } from '#shared/i18n/index.ts';
import { familyListFor, type FamilyList } from '#shared/table-words/index.ts';
import type { OptionValues } from './setup-form.ts';
import { sameLanguage } from '#shared/lexicon/index.ts';

const nameSchema = z.string();
const withSchema = z.boolean();

/** Choices about words are remembered under these keys, with these values until somebody chooses. */
export const wordChoices = {
  list: { key: 'new-game.lexicon', schema: nameSchema, fallback: 'english' },
  withOwn: { key: 'new-game.own-words', schema: withSchema, fallback: true },
  familyOut: { key: 'new-game.family', schema: withSchema, fallback: false },
} as const;

export interface GameWords {
  readonly lexica: readonly LexiconSummary[];
  readonly chosen: LexiconSummary | undefined;
  readonly choose: (name: string) => void;
  readonly own: { readonly allow: number; readonly forbid: number };
  readonly withOwn: boolean;
  readonly setWithOwn: (withOwn: boolean) => void;
  /** This leaves out words that are not for everybody; `list` is undefined where the language has no such list. */
  readonly family: {
    readonly list: FamilyList | undefined;
    readonly out: boolean;
    readonly setOut: (out: boolean) => void;
  };
  readonly options: OptionValues;
}

/** `language` and `letters` are those of the pieces; `list` is the word list that came with them. */
export function useGameWords(
  lexica: readonly LexiconSummary[],
  language: string | undefined,
  letters: string,
  list?: string,
): GameWords {
  const { myWords } = useSettings().settings;
  const screens = useScreenLanguage();
  const [kept, chooseOtherwise] = useRemembered<string | undefined>(
    wordChoices.list.key,
    nameSchema,
    undefined,
  );
  const [inLanguage, chooseInLanguage] = useRemembered<string | undefined>(
    `new-game.lexicon.${language ?? ''}`,
    nameSchema,
    undefined,
  );
  const [isChosen, setChosen] = useState(false);
  const came = isChosen ? undefined : lexica.find(({ name }) => name === list);
  const choose = language === undefined ? chooseOtherwise : chooseInLanguage;
  const [withOwn, setWithOwn] = useRememberedChoice(wordChoices.withOwn);
  const [out, setOut] = useRememberedChoice(wordChoices.familyOut);
  const { fallback } = wordChoices.list;
  // Pieces of a language need a list in it, whatever the screens speak.
  const otherwise = kept ?? (language === undefined ? firstListIn(lexica, screens) : fallback);
  const chosen = came ?? listFor(lexica, { inLanguage, otherwise }, language, letters);
  const familyList = familyListFor(chosen?.language);
  return {
    lexica,
    chosen,
    choose: (name) => {
      setChosen(true);
      choose(name);
    },
    own: { allow: myWords.allow.length, forbid: myWords.forbid.length },
    withOwn,
    setWithOwn,
    family: { list: familyList, out, setOut },
    options: wordsInOptions(withOwn ? myWords : undefined, out ? familyList : undefined),
  };
}

function useRememberedChoice<T>({ key, schema, fallback }: WordChoice<T>) {
  return useRemembered(key, schema, fallback);
}

interface WordChoice<T> {
  readonly key: string;
  readonly schema: z.ZodType<T>;
  readonly fallback: T;
}

/** Returns what was chosen, for whoever has the settings at hand. */
export function rememberedChoice<T>(
  { remembered }: Pick<Settings, 'remembered'>,
  { key, schema, fallback }: WordChoice<T>,
): T {
  const kept = schema.safeParse(remembered[key]);
  return kept.success ? kept.data : fallback;
}

/** A person's own words, and the list of words that are not for everybody, as they stand in a record. */
export function wordsInOptions(
  own: Settings['myWords'] | undefined,
  refused: FamilyList | undefined,
): OptionValues {
  return {
    personalAllow: own?.allow ?? [],
    personalForbid: own?.forbid ?? [],
    family: refused ?? 'off',
  };
}

/** The list that is offered first to people who have chosen none, and whose screens speak this language. */
export function firstListIn(
  lexica: readonly Pick<LexiconSummary, 'name' | 'language'>[],
  screens: Language,
): string {
  const { fallback } = wordChoices.list;
  const isSpoken = ({ language }: Pick<LexiconSummary, 'language'>) =>
    language !== undefined && sameLanguage(language, screens);
  const spoken = lexica.filter(isSpoken);
  return (spoken.find(({ name }) => name === fallback) ?? spoken[0])?.name ?? fallback;
}

interface ChosenLists {
  readonly inLanguage: string | undefined;
  readonly otherwise: string;
}

/**
 * Chooses the list that a game starts with. For pieces of a language without a chosen list, it is one in that language:
 * the usual list if it fits, else the first. A list that lacks letters of the pieces gives way to one that has them
 * all; a chosen list does so only if it has fewer than half of them.
 */
export function listFor<List extends Pick<LexiconSummary, 'name' | 'language' | 'alphabet'>>(
  lexica: readonly List[],
  chosen: ChosenLists,
  language: string | undefined,
  letters = '',
): List | undefined {
  const named = (name: string | undefined) => lexica.find((one) => one.name === name);
  const usual = named(chosen.otherwise) ?? lexica[0];
  const has = (list: List | undefined, share: number) =>
    list !== undefined &&
    [...letters].filter((letter) => list.alphabet.includes(letter)).length >= share * letters.length;
  const inLetters = (list: List | undefined) =>
    has(list, 1) ? list : (lexica.find((other) => has(other, 1)) ?? list);
  if (language === undefined) return has(usual, 0.5) ? usual : inLetters(usual);
  const fits = (list: List | undefined) =>
    list?.language !== undefined && sameLanguage(list.language, language);
  const wanted = named(chosen.inLanguage);
  if (wanted !== undefined && has(wanted, 0.5)) return wanted;
  return inLetters(fits(usual) ? usual : (lexica.find(fits) ?? usual));
}
