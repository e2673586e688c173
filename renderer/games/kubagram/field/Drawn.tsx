import { useTranslation } from 'react-i18next';
import { typed, type DiceSet, type ShownDie } from '#shared/games/kubagram/index.ts';
import { Die } from '../Die.tsx';

/** The dice drawn to find who begins are out of play. */
export function Drawn({ set, dice }: { readonly set: DiceSet; readonly dice: readonly ShownDie[] }) {
  const { t } = useTranslation('kubagramTable');
  if (dice.length === 0) return null;
  const letters = dice.map(({ letter }) => typed(letter)).join(', ');
  return (
    <span
      className="kubagram-drawn small soft"
      role="img"
      aria-label={t('fields.drawn', { count: dice.length, letters })}
    >
      <span aria-hidden>{t('fields.start')}</span>
      {dice.map((shown) => (
        <Die key={shown.die} set={set} shown={shown} side={26} still />
      ))}
    </span>
  );
}
