import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, useAnnounce } from '#renderer/controls/index.ts';
import type { PlayedTurn } from '#shared/engine/index.ts';
import type { Reckoned } from './use-reckoned.ts';

interface ProgressProps {
  readonly turns: readonly PlayedTurn[];
  readonly reckoned: Reckoned;
}

/** Says how far the review has come. It is no live region, since each turn would be read out. */
export function Progress({ turns, reckoned: { found, isStopped, stop, goOn } }: ProgressProps) {
  const { t } = useTranslation('table');
  const say = useAnnounce();
  const done = turns.filter(({ at }) => found.has(at)).length;
  const isDone = done === turns.length;
  const waited = useRef(false);
  useEffect(() => {
    if (isDone && waited.current) say(t('review.done'));
    // A review that was kept, or of few turns, is there at once and needs no announcement.
    waited.current = !isDone && done > 0;
  }, [isDone, done, say, t]);
  if (isDone) return null;
  return (
    <p className="review-progress small">
      <span data-spoken>
        {t(isStopped ? 'review.stopped' : 'review.reckoned', { done, count: turns.length })}
      </span>{' '}
      <Button key={isStopped ? 'on' : 'stop'} look="link" size="small" onClick={isStopped ? goOn : stop}>
        {t(isStopped ? 'review.goOn' : 'review.stop')}
      </Button>
    </p>
  );
}
