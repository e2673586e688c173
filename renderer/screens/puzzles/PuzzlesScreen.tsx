import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useArrival } from '#renderer/app/index.ts';
import { Button } from '#renderer/controls/index.ts';
import { dayOf, markOf, streakOf } from '#renderer/table/puzzle/days.ts';
import { useOwnPuzzles } from '#renderer/table/puzzle/own-puzzles.ts';
import { dateText, shortQuestion } from '#renderer/table/puzzle/puzzle-sentences.ts';
import { TodaysFive } from '#renderer/table/puzzle/TodaysFive.tsx';
import { useDayPuzzles, useDays } from '#renderer/table/puzzle/use-days.ts';
import { KeyOf, useCommands, useShortcut } from '#renderer/keys/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import './puzzles.css';

export function PuzzlesScreen() {
  const { t } = useTranslation('table');
  const [, go] = useLocation();
  const [date] = useState(() => dayOf(new Date()));
  const day = useDayPuzzles(date);
  const { days } = useDays();
  useArrival(t('puzzle.all'));
  const games = (day ?? []).map(({ game }) => game);
  const next = day?.find(({ game }) => (markOf(days, date, game)?.state ?? 'open') === 'open');
  const mainKey = useShortcut('main');
  useCommands({
    main: () => {
      if (next !== undefined) go(`/puzzle/${next.game}/${next.id}`);
    },
  });
  return (
    <main className="page puzzles">
      <header className="puzzles-head">
        <h1 tabIndex={-1}>{t('puzzle.all')}</h1>
        <p className="soft">{t('puzzle.lead', { date: dateText(date) })}</p>
      </header>
      {day === undefined ? (
        <p className="waiting soft" role="status">
          {t('opening')}
        </p>
      ) : (
        <TodaysFive day={day} date={date} marks={days} streak={streakOf(days, date, games)} />
      )}
      {next === undefined ? null : (
        <p>
          <a
            className="button button--filled button--normal"
            href={`#/puzzle/${next.game}/${next.id}`}
            aria-keyshortcuts={mainKey}
          >
            <span className="button-words">
              {t('puzzle.begin', { game: t(`common:games.${next.game}`) })}
            </span>
            <KeyOf command="main" />
          </a>
        </p>
      )}
      <OwnPuzzles />
    </main>
  );
}

function OwnPuzzles() {
  const { t } = useTranslation('table');
  const { puzzles, remove } = useOwnPuzzles();
  if (puzzles.length === 0) return null;
  return (
    <section aria-labelledby="own-puzzles">
      <h2 id="own-puzzles" className="label puzzles-own">
        {t('puzzle.own')}
      </h2>
      <ul>
        {puzzles.map((puzzle) => {
          const question = shortQuestion(t as Translate, puzzle);
          const game = t(`common:games.${puzzle.game}`);
          return (
            <li key={puzzle.id} className="puzzles-row">
              <a href={`#/puzzle/own/${puzzle.id}`}>{t('puzzle.ownRow', { game, question })}</a>
              <Button
                look="link"
                size="small"
                aria-label={t('puzzle.removeOf', { game, question })}
                onClick={() => remove(puzzle.id)}
              >
                {t('puzzle.remove')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
