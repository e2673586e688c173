import type { Translate } from '#shared/i18n/index.ts';
import type { Turn } from './turns.ts';

export function turnText(turns: readonly Turn[], t: Translate): string {
  const [first, second] = turns;
  if (first === undefined) return t('option:print.engraving.turns.none');
  const one = t(`option:print.engraving.turns.${first}`);
  if (second === undefined) return one;
  return second === first
    ? t('option:print.engraving.turns.twice', { turn: one })
    : t('option:print.engraving.turns.then', {
        turn: one,
        next: t(`option:print.engraving.turns.${second}`),
      });
}
