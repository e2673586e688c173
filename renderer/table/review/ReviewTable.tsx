import { useTranslation } from 'react-i18next';
import type { PlayedTurn } from '#shared/engine/index.ts';
import { pointsText } from '../score/score-parts.tsx';
import type { TableTypes } from '../store/index.ts';
import type { ReviewParts, TriedName, TurnOnTable } from './review-parts.ts';
import { useShortcut } from '#renderer/keys/index.ts';

interface ReviewTableProps {
  readonly parts: ReviewParts;
  readonly shown: TurnOnTable<TableTypes, PlayedTurn>;
  readonly best: (TriedName & { readonly points: number }) | undefined;
  readonly showsBest: boolean;
  readonly onBest: () => void;
}

/** The game's own table as it was at the turn, what its marks mean, and the hand. */
export function ReviewTable({ parts, shown, best, showsBest, onBest }: ReviewTableProps) {
  const { t } = useTranslation('table');
  const bestKey = useShortcut('review.best');
  const { Picture, Hand } = parts;
  const { model, turn } = shown;
  const name = model.names[turn.seat] ?? '';
  const played = parts.playedName(t, turn).name;
  const isPlayedShown = parts.showsOne !== true || shown.best === undefined;
  return (
    <div className="review-table">
      <div className="review-picture">
        <Picture {...shown} />
      </div>
      <div className="review-legend">
        <span className={isPlayedShown ? 'review-key' : 'review-key review-key--off'}>
          <i aria-hidden className="review-sample review-sample--played" />
          {turn.points === 0
            ? t('review.playedNothing', { what: played })
            : t('review.played', { what: played, points: pointsText(turn.points) })}
        </span>
        {best === undefined ? null : (
          <button
            type="button"
            className={showsBest ? 'review-key' : 'review-key review-key--off'}
            aria-pressed={showsBest}
            aria-keyshortcuts={bestKey}
            onClick={onBest}
          >
            <i aria-hidden className="review-sample review-sample--best" />
            {t('review.best', { what: best.name, points: pointsText(best.points) })}
          </button>
        )}
      </div>
      {Hand === undefined ? null : (
        <section className="review-hand" aria-label={t('review.hand', { name })}>
          <h2 className="label">{t('review.hand', { name })}</h2>
          <Hand model={model} turn={turn} name={name} />
        </section>
      )}
    </div>
  );
}
