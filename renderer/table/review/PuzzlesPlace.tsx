import { useTranslation } from 'react-i18next';
import { Button, ProblemSentence } from '#renderer/controls/index.ts';
import type { MakePuzzles } from './use-make-puzzles.ts';

/** Offers to make puzzles of the mistakes, and leads to them once they are made. */
export function PuzzlesPlace({ count, making, make, stop }: MakePuzzles) {
  const { t } = useTranslation('table');
  if (count === 0) return null;
  if (making.kind === 'none') {
    return (
      <Button look="filled" className="review-puzzles" command="review.puzzles" showsKey onClick={make}>
        {t('review.puzzles.make', { count })}
      </Button>
    );
  }
  if (making.kind === 'under-way') {
    return (
      <p className="review-puzzles small">
        <span role="status" data-spoken>
          {t('review.puzzles.making', { tried: making.tried, total: count })}
        </span>{' '}
        <Button look="link" size="small" onClick={stop}>
          {t('review.stop')}
        </Button>
      </p>
    );
  }
  const [first] = making.puzzles;
  if (first === undefined) {
    return (
      <p className="review-puzzles small" data-spoken>
        {making.problem === undefined ? (
          making.says
        ) : (
          <ProblemSentence problem={making.problem} says={making.says} />
        )}
      </p>
    );
  }
  return (
    <a className="button button--filled button--normal review-puzzles" href={`#/puzzle/own/${first.id}`}>
      {t('review.puzzles.solve', { count: making.puzzles.length })}
    </a>
  );
}
