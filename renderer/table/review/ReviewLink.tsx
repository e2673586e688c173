import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Button } from '#renderer/controls/index.ts';
import { isOpen } from '#shared/engine/index.ts';
import { manifestOf, type GameId } from '#shared/games/index.ts';
import { useLesson } from '../lesson/lesson-context.ts';
import { usePuzzle } from '../puzzle/puzzle-context.ts';
import { pastMoves, type TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

/** Returns what opens the look back; undefined while there is no turn that may be looked back at. */
export function useLookBack<T extends TableTypes>(model: Shell<T>): (() => void) | undefined {
  const [, goTo] = useLocation();
  const isLesson = useLesson() !== undefined;
  const isPuzzle = usePuzzle() !== undefined;
  const { game, lookBack, people, ending, turn } = model;
  const hasTurns = useMemo(
    () =>
      pastMoves(game).some(({ move: { by }, isOwn, turn: made }) => {
        if (by === 'clock' || !isOwn || !isOpen(lookBack, by)) return false;
        return ending !== undefined || (made < turn && people.includes(by));
      }),
    [game, lookBack, people, ending, turn],
  );
  // Finding better moves needs the list of the game, unless the game has no words.
  const maySearch = game.list !== undefined || game.game.letters(game.record.options) === '';
  const isReviewed = manifestOf(game.record.game as GameId).loadReviewer !== undefined;
  if (isLesson || isPuzzle || !hasTurns || !maySearch || !isReviewed) return undefined;
  return () => goTo(reviewPath(game.id));
}

export function reviewPath(id: string): string {
  return `/table/${id}/review`;
}

export function ReviewLink<T extends TableTypes>({ model }: { readonly model: Shell<T> }) {
  const { t } = useTranslation('table');
  const open = useLookBack(model);
  if (open === undefined) return null;
  return (
    <Button look="link" size="small" className="review-link" onClick={open}>
      {t('review.open')}
    </Button>
  );
}
