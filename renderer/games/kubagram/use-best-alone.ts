import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemembered } from '#renderer/app/index.ts';
import {
  aloneGames,
  aloneKey,
  bestBefore,
  compared,
  gamesWith,
  isWholeAlone,
  noAloneGames,
} from './best-alone.ts';
import type { TableModel } from './use-model.ts';

/** Returns the best score alone so far with this set and these switches (K15); undefined for several players. */
export function useBestAlone({ game, state, scores, names, ending }: TableModel): string | undefined {
  const { t } = useTranslation('kubagramTable');
  const { id, record, timeline } = game;
  const [kept, keep] = useRemembered(aloneKey(state.options), aloneGames, noAloneGames);
  const counts = isWholeAlone(timeline.start) && record.players[0]?.kind === 'person';
  const score = scores[0] ?? 0;
  const name = names[0] ?? '';
  const isOver = ending !== undefined;
  // A game that was over when it was opened may belong to someone else.
  const wasOpen = useRef(!isOver);
  useEffect(() => {
    if (!isOver) wasOpen.current = true;
    if (!counts || !wasOpen.current) return;
    const now = gamesWith(kept, { game: id }, isOver ? { game: id, name, score } : undefined);
    if (now !== kept) keep(now);
  }, [counts, id, isOver, keep, kept, name, score]);
  if (!counts) return undefined;
  const best = bestBefore(kept, id);
  const facts = { best: best?.score ?? 0, name: best?.name ?? '', score };
  if (isOver) return t(`alone.${compared(best, score)}`, { ...facts, by: Math.abs(score - facts.best) });
  return best === undefined ? t('alone.none') : t('alone.best', facts);
}
