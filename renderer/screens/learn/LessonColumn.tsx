import { useTranslation } from 'react-i18next';
import { Rail } from '#renderer/board/index.ts';
import { ProgressMarks } from '#renderer/table/lesson/ProgressMarks.tsx';
import type { LessonProgress } from '#renderer/table/lesson/progress.ts';
import type { ShelfGame } from './shelf.ts';

interface LessonColumnProps {
  readonly game: ShelfGame;
  readonly progress: LessonProgress;
  /** This is the lesson to go on with, whose button is the filled one. */
  readonly isNext: boolean;
}

export function LessonColumn({ game, progress, isNext }: LessonColumnProps) {
  const { t } = useTranslation('learn');
  const { id, seats, steps, Miniature, view } = game;
  const { at, isLearned } = progress;
  const name = t(`common:games.${id}`);
  const isUnderWay = at > 0;
  const says = isUnderWay
    ? t('step', { at: at + 1, count: steps })
    : isLearned
      ? t('learned')
      : t('steps', { count: steps });
  const action = isUnderWay ? t('goOn') : isLearned ? t('play') : t('learn');
  return (
    <li className="learn-game" data-game={id}>
      <div className="learn-object">
        <div className="learn-object-inside">
          <Miniature view={view} label={t('table', { game: name })} />
        </div>
        <Rail />
      </div>
      <h2>{name}</h2>
      <p>{t(`game:${id}.says`)}</p>
      <p className="small soft">{t('players', { ...seats })}</p>
      <p className="learn-progress small">
        <ProgressMarks at={isUnderWay ? at : isLearned ? steps : -1} count={steps} />
        {isUnderWay ? <strong>{says}</strong> : <span className="soft">{says}</span>}
      </p>
      <p className="learn-actions">
        <a
          className={`button button--${isNext ? 'filled' : 'outlined'} button--normal`}
          href={isLearned && !isUnderWay ? '#/new' : `#/learn/${id}`}
        >
          <span className="button-words" aria-hidden>
            {action}
          </span>
          <span className="visually-hidden">{t('actionOf', { action, game: name })}</span>
          {isNext ? <kbd aria-hidden>{t('enter')}</kbd> : null}
        </a>
        <a href={`#/help/${id}`} aria-label={t('rulesOf', { game: name })}>
          {t('rules')}
        </a>
        {isLearned && !isUnderWay ? (
          <a href={`#/learn/${id}`} aria-label={t('actionOf', { action: t('again'), game: name })}>
            {t('again')}
          </a>
        ) : null}
      </p>
    </li>
  );
}
