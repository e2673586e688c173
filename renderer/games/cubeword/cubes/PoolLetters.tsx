import { useTranslation } from 'react-i18next';
import {
  nextCountingTurn,
  lettersOf,
  lettersOn,
  poolOf,
  type CubewordView,
  setOf,
} from '#shared/games/cubeword/index.ts';

export function PoolLetters({ view }: { readonly view: Pick<CubewordView, 'felt' | 'counted' | 'options'> }) {
  const { t } = useTranslation('cubewordTable');
  const pool = poolOf(view.felt);
  const showing = (letter: string) =>
    pool.filter((cube) => lettersOn(setOf(view.options), cube).includes(letter)).length;
  return (
    <>
      <p className="small soft">{t('letters.says')}</p>
      <ul className="cubeword-letters figures" aria-label={t('letters.label')}>
        {[...lettersOf(view.options)].map((letter) => (
          <li key={letter} className={showing(letter) === 0 ? 'soft' : undefined}>
            <b>{letter}</b> {showing(letter)}
          </li>
        ))}
      </ul>
      {view.counted.length === 0 ? null : (
        <p className="small soft">
          {t('letters.waiting', {
            words: view.counted
              .map(({ word, turn }) => t('letters.waits', { word, from: nextCountingTurn(turn) }))
              .join(', '),
          })}
        </p>
      )}
    </>
  );
}
