import { useState } from 'react';
import { z } from 'zod';
import { useRemembered, useSettings } from '#renderer/app/index.ts';
import type { LexiconSummary } from '#shared/contract/index.ts';
import { listFor } from './list-for.ts';
import type { OptionValues } from './setup-form.ts';

const nameSchema = z.string();
const withSchema = z.boolean();

/** Which words a new game is to be played with; both choices are remembered for the next one. */
export interface GameWords {
  readonly lexica: readonly LexiconSummary[];
  readonly chosen: LexiconSummary | undefined;
  readonly choose: (name: string) => void;
  /** How many words of one's own there are to play with. */
  readonly own: { readonly allow: number; readonly forbid: number };
  readonly withOwn: boolean;
  readonly setWithOwn: (withOwn: boolean) => void;
  /** What of the options follows from the words kept in Settings. */
  readonly options: OptionValues;
}

/** `language`: that the pieces of the game are made for, if they are made for one; `letters`: that they show; `list`: that came with them. */
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
  return {
    lexica,
    chosen: came ?? listFor(lexica, { inLanguage, otherwise }, language, letters),
    choose: (name) => {
      setChosen(true);
      choose(name);
    },
    own: { allow: allow.length, forbid: forbid.length },
    withOwn,
    setWithOwn,
    options: withOwn
      ? { personalAllow: allow, personalForbid: forbid }
      : { personalAllow: [], personalForbid: [] },
  };
}
