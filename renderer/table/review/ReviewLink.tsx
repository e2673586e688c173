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

/** Returns what opens the look back, at a turn if one is given; undefined while there is no turn that may be looked back at. */
export function useLookBack<T extends TableTypes>(model: Shell<T>): ((turn?: number) => void) | undefined {
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
  return (wanted) => {
    const at = wanted === undefined ? -1 : pastMoves(game).findLastIndex((made) => made.turn === wanted);
    goTo(reviewPath(game.id, at < 0 ? undefined : at));
  };
}

/** @param at is the number in the record, from 0, of a move in the turn that is shown first; the address counts from 1 */
export function reviewPath(id: string, at?: number): string {
  return at === undefined ? `/table/${id}/review` : `/table/${id}/review/${at + 1}`;
}

export function ReviewLink<T extends TableTypes>({ model }: { readonly model: Shell<T> }) {
  const { t } = useTranslation('table');
  const open = useLookBack(model);
  if (open === undefined) return null;
  return (
    <Button look="link" size="small" className="review-link" onClick={() => open()}>
      {t('review.open')}
    </Button>
  );
}
