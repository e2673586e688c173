import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '#renderer/controls/index.ts';
import type { Translate } from '#shared/i18n/index.ts';

/** The draft is judged aloud after this many milliseconds without another change. */
const pauseMs = 700;

interface DraftTexts<M> {
  /** Returns undefined where the focus or the verdict already says it. */
  readonly change: (t: Translate, before: M, now: M) => string | undefined;
  /** `isNew` is false while only what is carried has moved. */
  readonly verdict?: (t: Translate, now: M, isNew: boolean) => string;
}

/**
 * Announces each change of the draft within a turn, and after a pause the verdict on what is laid or carried.
 *
 * @param laid the part of the draft that is judged, the same object until it changes
 */
export function useDraftAnnouncements<M extends { readonly view: unknown; readonly draft: unknown }>(
  model: M,
  { change, verdict }: DraftTexts<M>,
  laid?: unknown,
  carried?: unknown,
): void {
  const { t } = useTranslation();
  const say = useAnnounce();
  const { view, draft } = model;
  const latest = useRef(model);
  useEffect(() => {
    const before = latest.current;
    latest.current = model;
    if (view === undefined || before.view !== view || before.draft === draft) return;
    const sentence = change(t, before, model);
    if (sentence !== undefined) say(sentence);
  }, [model, view, draft, change, say, t]);

  const judged = useRef(laid);
  useEffect(() => {
    if (verdict === undefined || view === undefined) return;
    if (judged.current === laid && carried === undefined) return;
    const timer = setTimeout(() => {
      const isNew = judged.current !== laid;
      judged.current = laid;
      const sentence = verdict(t, latest.current, isNew);
      if (sentence !== '') say(sentence);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [view, laid, carried, verdict, say, t]);
}
