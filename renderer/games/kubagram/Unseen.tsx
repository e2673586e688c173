import { useTranslation } from 'react-i18next';
import { dieName, unseenDice, type KubagramView, setOf } from '#shared/games/kubagram/index.ts';
import './unseen.css';

/** The dice that have not left the box yet: each by its letters, for the list of all dice is open (K1). */
export function Unseen({ view }: { readonly view: KubagramView }) {
  const { t } = useTranslation('kubagramTable');
  const set = setOf(view.options);
  const dice = unseenDice(view);
  return (
    <>
      <p className="small soft">{t('unseen.where', { count: dice.length })}</p>
      <ul className="kubagram-unseen figures" aria-label={t('unseen.dice')}>
        {dice.map((die) => (
          <li key={die}>{dieName(set, die)}</li>
        ))}
      </ul>
    </>
  );
}
