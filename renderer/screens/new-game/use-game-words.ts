import { useState } from 'react';
import { z } from 'zod';
import { useRemembered, useSettings } from '#renderer/app/index.ts';
import type { LexiconSummary } from '#shared/contract/index.ts';
import { familyListFor, type FamilyList } from '#shared/table-words/index.ts';
import { listFor } from './list-for.ts';
import type { OptionValues } from './setup-form.ts';

const nameSchema = z.string();
const withSchema = z.boolean();

export interface GameWords {
  readonly lexica: readonly LexiconSummary[];
  readonly chosen: LexiconSummary | undefined;
  readonly choose: (name: string) => void;
  readonly own: { readonly allow: number; readonly forbid: number };
  readonly withOwn: boolean;
  readonly setWithOwn: (withOwn: boolean) => void;
  /** Leaves out words that are not for everybody; `list` is undefined where the language has no such list. */
  readonly family: {
    readonly list: FamilyList | undefined;
    readonly out: boolean;
    readonly setOut: (out: boolean) => void;
  };
  readonly options: OptionValues;
}

/** `language` and `letters` are those of the pieces, `list` the one that came with them. */
export function useGameWords(
  lexica: readonly LexiconSummary[],
  language: string | undefined,
  letters: string,
  list?: string,
): GameWords {
  const { allow, forbid } = useSettings().settings.myWords;
  const [otherwise, chooseOtherwise] = useRemembered('new-game.lexicon', nameSchema, 'english');
  const [inLanguage, chooseInLanguage] = useRemembered<string | undefined>(
    `new-game.lexicon.${language ?? ''}`,
    nameSchema,
    undefined,
  );
  const [isChosen, setChosen] = useState(false);
  const came = isChosen ? undefined : lexica.find(({ name }) => name === list);
  const choose = language === undefined ? chooseOtherwise : chooseInLanguage;
  const [withOwn, setWithOwn] = useRemembered('new-game.own-words', withSchema, true);
  const [out, setOut] = useRemembered('new-game.family', withSchema, false);
  const chosen = came ?? listFor(lexica, { inLanguage, otherwise }, language, letters);
  const familyList = familyListFor(chosen?.language);
  return {
    lexica,
    chosen,
    choose: (name) => {
      setChosen(true);
      choose(name);
    },
    own: { allow: allow.length, forbid: forbid.length },
    withOwn,
    setWithOwn,
    family: { list: familyList, out, setOut },
    options: {
      personalAllow: withOwn ? allow : [],
      personalForbid: withOwn ? forbid : [],
      family: (out ? familyList : undefined) ?? 'off',
    },
  };
}
