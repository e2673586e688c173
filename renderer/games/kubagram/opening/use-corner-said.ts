import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '#renderer/controls/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { TableModel } from '../use-model.ts';
import { cornerText } from './CornerSlip.tsx';

/** Says what follows from the chosen corner; the marker itself says which one it is. */
export function useCornerSaid(model: TableModel): void {
  const { t } = useTranslation();
  const say = useAnnounce();
  const { opening } = model;
  const sentence = opening?.kind === 'choosing' ? cornerText(t as Translate, model, opening) : undefined;
  useEffect(() => {
    if (sentence !== undefined) say(sentence);
  }, [sentence, say]);
}
