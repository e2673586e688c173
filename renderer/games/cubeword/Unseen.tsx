import { useTranslation } from 'react-i18next';
import { lettersOn, poolOf, type CubewordView } from '#shared/games/cubeword/index.ts';
import './unseen.css';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Nothing is hidden: instead, how many cubes of the pool show each letter. */
export function Unseen({ view }: { readonly view: Pick<CubewordView, 'felt'> }) {
  const { t } = useTranslation('cubewordTable');
  const pool = poolOf(view.felt);
  const showing = (letter: string) => pool.filter((cube) => lettersOn(cube).includes(letter)).length;
  return (
    <>
      <p className="small soft">{t('unseen.where')}</p>
      <ul className="cubeword-letters figures" aria-label={t('unseen.letters')}>
        {alphabet.map((letter) => (
          <li key={letter} className={showing(letter) === 0 ? 'soft' : undefined}>
            <b>{letter}</b> {showing(letter)}
          </li>
        ))}
      </ul>
    </>
  );
}
