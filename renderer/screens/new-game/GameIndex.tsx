import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { gameIds, gameOf, type GameId } from '#shared/games/index.ts';
import { GameEmblem } from './game-parts.tsx';

export interface GameIndexProps {
  readonly chosen: GameId;
  readonly onChoose: (id: GameId) => void;
  readonly form: string;
}

export function GameIndex({ chosen, onChoose, form }: GameIndexProps) {
  const { t } = useTranslation('newGame');
  const group = useId();
  return (
    <section className="game-index">
      <h1 tabIndex={-1}>{t('title')}</h1>
      <div role="radiogroup" aria-label={t('chooseGame')} className="game-index-list">
        {gameIds.map((id) => (
          <label key={id} className="game-index-row">
            <input
              type="radio"
              name={group}
              form={form}
              value={id}
              checked={id === chosen}
              aria-labelledby={`${group}-${id}`}
              aria-describedby={`${group}-${id}-says`}
              onChange={() => {
                onChoose(id);
              }}
            />
            <span className="game-index-picture" aria-hidden>
              <GameEmblem id={id} />
            </span>
            <span className="game-index-text">
              <strong id={`${group}-${id}`}>{t(`game:${id}.name`)}</strong>
              <span id={`${group}-${id}-says`} className="game-index-says">
                {t('seats', { says: t(`game:${id}.says`), ...gameOf(id).seats })}
              </span>
            </span>
          </label>
        ))}
      </div>
      <p className="game-index-now small">
        <a href="#/now" aria-describedby={`${group}-now`}>
          {t('playNow.link')}
        </a>{' '}
        <span id={`${group}-now`} className="soft">
          {t('playNow.says')}
        </span>
      </p>
    </section>
  );
}
