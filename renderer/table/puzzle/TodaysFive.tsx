import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '#renderer/app/index.ts';
import { Icon, useRoving } from '#renderer/controls/index.ts';
import { loadSetUp } from '#renderer/games/index.ts';
import type { Puzzle } from '#shared/engine/index.ts';
import { isGameId } from '#shared/games/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { markOf, type DayMark, type PuzzleDays, type Streak } from './days.ts';
import { shortQuestion, stateText } from './puzzle-sentences.ts';
import './five.css';

interface TodaysFiveProps {
  readonly day: readonly Puzzle[];
  readonly date: string;
  readonly marks: PuzzleDays;
  readonly streak: Streak;
  /** This one is at the table now. */
  readonly now?: string | undefined;
}

const untouched: DayMark = { state: 'open', hints: 0 };

export function TodaysFive({ day, date, marks, streak, now }: TodaysFiveProps) {
  const { t } = useTranslation('table');
  const list = useRef<HTMLUListElement>(null);
  const { item, onBlur, onKeyDown } = useRoving(list, day.length, 1);
  return (
    <section className="five" aria-labelledby="five-title">
      <div className="five-head">
        <h2 id="five-title" className="label">
          {t('puzzle.five')}
        </h2>
        <StreakBoxes streak={streak} />
      </div>
      <ul ref={list} className="five-rows" onBlur={onBlur} onKeyDown={onKeyDown}>
        {day.map((puzzle, at) => {
          const { game } = puzzle;
          const isNow = puzzle.id === now;
          const mark = markOf(marks, date, game) ?? untouched;
          const isSolved = mark.state === 'solved';
          return (
            <li key={game}>
              <a
                {...item(at)}
                href={`#/puzzle/${game}/${puzzle.id}`}
                className="five-row"
                aria-current={isNow ? 'page' : undefined}
              >
                <GameEmblem game={game} />
                <span className="five-game">{t(`common:games.${game}`)}</span>{' '}
                <span className="five-question">{shortQuestion(t as Translate, puzzle)}</span>{' '}
                <span className="five-state">
                  {isSolved ? <Icon name="check" size={14} /> : null}
                  {isNow && mark.state === 'open' ? t('puzzle.state.now') : stateText(t as Translate, mark)}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function StreakBoxes({ streak: { running, boxes } }: { readonly streak: Streak }) {
  const { t } = useTranslation('table');
  return (
    <p className="streak small">
      <span className="streak-boxes" aria-hidden>
        {boxes.map((box, at) => (
          <span key={at} className={`streak-box streak-box--${box}`} />
        ))}
      </span>
      {running === 0 ? null : t('puzzle.running', { count: running })}
    </p>
  );
}

function GameEmblem({ game }: { readonly game: string }) {
  const load = useMemo(() => (isGameId(game) ? () => loadSetUp(game) : undefined), [game]);
  const setUp = useLoaded(load);
  const Emblem = setUp?.Emblem;
  return (
    <span className="five-emblem" aria-hidden>
      {Emblem === undefined ? null : <Emblem />}
    </span>
  );
}
