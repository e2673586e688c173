import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '#renderer/controls/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { HintTexts } from '../game-table.ts';
import type { Hint, HintWords, TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

export function hintSentences<T extends TableTypes>(
  t: Translate,
  texts: HintTexts<T>,
  hint: Hint<T>,
): readonly string[] {
  if (hint.kind === 'asked') return [t('table:hints.finding')];
  const { found, steps, words } = hint;
  if (found !== undefined) return steps.map((step) => texts.step(t, step, found, words));
  return [words === 'everyday' ? t('table:hints.noneEveryday') : texts.none(t)];
}

/** Makes the `step` of `HintTexts` for a hint that lists its steps itself; `tell` gives the sentence of each. */
export function listedStep<
  Step extends { readonly step: string },
  Found extends { readonly steps: readonly Step[] },
>(tell: (t: Translate, step: Found['steps'][number], found: Found, words: HintWords) => string) {
  return (t: Translate, step: string, found: Found, words: HintWords): string => {
    const told = found.steps.find((one) => one.step === step);
    return told === undefined ? '' : tell(t, told, found, words);
  };
}

/** Calls `show` while a new hint is first rendered, so that the tab with it comes forward. */
export function useNewHint(hint: object | undefined, show: () => void): void {
  const [before, setBefore] = useState(hint);
  if (hint === before) return;
  setBefore(hint);
  if (hint !== undefined) show();
}

/** A wait for an answer is announced only if it is longer than this. */
const waitMs = 400;

/** Announces and reveals each step once; the drawing component could not, since the window's size moves it. */
export function useHint<T extends TableTypes>({ play, hint, view }: Shell<T>, texts: HintTexts<T>): void {
  const { t } = useTranslation('table');
  const say = useAnnounce();
  const told = useRef(hint);
  useEffect(() => {
    if (hint === undefined) told.current = undefined;
    if (hint === undefined || view === undefined || told.current === hint) return;
    for (const action of newPlaces(texts, hint, told.current)) play.act(action);
    // The timer lets what is said about the moved cursor come first.
    const timer = setTimeout(
      () => {
        told.current = hint;
        say(hintSentences(t, texts, hint).at(-1) ?? '');
      },
      hint.kind === 'asked' ? waitMs : 0,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [play, hint, view, texts, say, t]);
}

function newPlaces<T extends TableTypes>(
  texts: HintTexts<T>,
  hint: Hint<T>,
  before: Hint<T> | undefined,
): readonly T['action'][] {
  if (hint.kind !== 'told' || hint.found === undefined) return [];
  const { steps, found } = hint;
  const known = before?.kind === 'told' ? before.steps : [];
  return steps
    .filter((step) => !known.includes(step))
    .map((step) => texts.reveal(step, found))
    .filter((action) => action !== undefined);
}
