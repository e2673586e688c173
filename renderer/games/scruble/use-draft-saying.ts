import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '#renderer/controls/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { twistLabel } from './texts.ts';
import type { TableModel } from './use-model.ts';

export function useDraftSaying(model: TableModel): void {
  const { t } = useTranslation('scrubleTable');
  const say = useAnnounce();
  const before = useRef(model);
  useEffect(() => {
    const last = before.current;
    before.current = model;
    if (model.view === undefined || last.view !== model.view) return;
    const sentence = draftText(t, last, model);
    if (sentence !== undefined) say(sentence);
  }, [model, say, t]);
}

function draftText(t: Translate, { draft: last }: TableModel, model: TableModel): string | undefined {
  const { draft, word, check } = model;
  const { twists, places } = draft;
  const made = twists.length > last.twists.length ? twists.at(-1) : undefined;
  if (made !== undefined && places.length === 0) return twistLabel(t, made);
  const undone = twists.length < last.twists.length ? last.twists.at(-1) : undefined;
  if (undone !== undefined) return t('scrubleTable:twist.undone', { twist: twistLabel(t, undone) });
  if (places === last.places && draft.wilds === last.wilds) return undefined;
  if (places.length === 0) return t('scrubleTable:word.cleared');
  const spelled = [...word].join(' ');
  return check === undefined || check.problem !== undefined
    ? spelled
    : t('scrubleTable:word.worth', { word: spelled, points: check.score.total });
}
