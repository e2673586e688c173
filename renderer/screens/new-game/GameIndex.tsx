import { useTranslation } from 'react-i18next';
import { Cube } from '#renderer/board/index.ts';

/** The games that can be played. More rows come with more games; the chosen one joins its sheet. */
export function GameIndex() {
  const { t } = useTranslation('newGame');
  return (
    <section className="game-index">
      <h1 tabIndex={-1}>{t('title')}</h1>
      <ul>
        <li className="game-index-row" aria-current="true">
          <span className="game-index-picture" aria-hidden>
            {['A', 'B', 'C'].map((letter) => (
              <Cube key={letter} letter={letter} side={22} still />
            ))}
          </span>
          <span>
            <strong>{t('common:games.alphacubes')}</strong>
            <span className="game-index-says">{t('says.alphacubes')}</span>
          </span>
        </li>
      </ul>
    </section>
  );
}
