import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '#renderer/board/index.ts';
import type { PlayedTurn, ReviewedTurn } from '#shared/engine/index.ts';
import { pointsText } from '../score/score-parts.tsx';
import { GradeMark, isHeavy } from './GradeMark.tsx';

export interface TurnListProps {
  readonly turns: readonly PlayedTurn[];
  readonly chosen: number | undefined;
  readonly names: readonly string[];
  readonly playedName: (turn: PlayedTurn) => string;
  readonly found: (at: number) => ReviewedTurn | undefined;
  readonly onChoose: (at: number) => void;
}

/** One tab stop; the arrows choose the turn above or below. */
export function TurnList(props: TurnListProps) {
  const { turns, chosen, names, playedName, found, onChoose } = props;
  const { t } = useTranslation('table');
  const list = useRef<HTMLDivElement>(null);
  const moves = useRef(false);
  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    row?.scrollIntoView({ block: 'nearest' });
    if (moves.current) row?.focus({ preventScroll: true });
    moves.current = false;
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const to = turns[turns.findIndex(({ at }) => at === chosen) + (step ?? 0)];
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (to === undefined) return;
    moves.current = true;
    onChoose(to.at);
  };
  return (
    <div className="review-list">
      <div aria-hidden className="review-row review-list-head">
        <span />
        <span />
        <span>{t('review.turn')}</span>
        <span className="figures">{t('review.got')}</span>
        <span>{t('review.grade')}</span>
      </div>
      <div
        ref={list}
        role="listbox"
        aria-label={t('review.turns')}
        className="review-rows"
        onKeyDown={onKeyDown}
      >
        {turns.map((turn) => {
          const grade = found(turn.at)?.grade;
          const played = playedName(turn);
          const row = t('review.row', {
            turn: turn.turn,
            name: names[turn.seat],
            played,
            points: pointsText(turn.points),
          });
          const isChosen = turn.at === chosen;
          return (
            <div
              key={turn.at}
              role="option"
              aria-selected={isChosen}
              tabIndex={isChosen ? 0 : -1}
              data-turn={turn.turn}
              className={isHeavy(grade) ? 'review-row review-row--heavy' : 'review-row'}
              onClick={() => onChoose(turn.at)}
            >
              <span className="visually-hidden">
                {grade === undefined
                  ? row
                  : t('review.rowGraded', { row, grade: t(`review.grades.${grade}`) })}
              </span>
              <span aria-hidden className="figures">
                {turn.turn}
              </span>
              <PlayerMark seat={turn.seat} size={12} />
              <span aria-hidden className="review-row-name">
                {played}
              </span>
              <span aria-hidden className="figures">
                {pointsText(turn.points)}
              </span>
              <span aria-hidden className="review-row-grade">
                {grade === undefined ? (
                  '…'
                ) : (
                  <>
                    <GradeMark grade={grade} /> {t(`review.grades.${grade}`)}
                  </>
                )}
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
