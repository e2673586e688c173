import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useArrival, useLoaded, useSettings } from '#renderer/app/index.ts';
import { useMedia } from '#renderer/table/use-media.ts';
import { breakpoints } from '#renderer/theme/index.ts';
import { lessonKey, lessonProgress, notBegun, type LessonProgress } from '#renderer/table/lesson/progress.ts';
import { useCommands } from '#renderer/keys/index.ts';
import { LessonColumn } from './LessonColumn.tsx';
import { nextLesson, underWayFirst } from './order.ts';
import { openShelf, type ShelfGame } from './shelf.ts';
import './learn.css';

export function LearnScreen() {
  const { t } = useTranslation('learn');
  const [, go] = useLocation();
  const loaded = useLoaded(openShelf);
  const games = loaded ?? [];
  const progressOf = useProgress();
  const isNarrow = useMedia(breakpoints.small);
  const shelf = isNarrow ? underWayFirst(games, progressOf) : games;
  const columns = useRef<HTMLUListElement>(null);
  useArrival(t('title'));
  const next = nextLesson(shelf, progressOf);
  const focused = () =>
    columns.current?.querySelector<HTMLElement>(':scope > li:has(:focus)')?.dataset['game'];
  const step = (by: number) => () => {
    const at = shelf.findIndex(({ id }) => id === focused());
    const to =
      shelf[at < 0 ? (by > 0 ? 0 : shelf.length - 1) : Math.max(0, Math.min(shelf.length - 1, at + by))];
    columns.current?.querySelector<HTMLElement>(`[data-game="${to?.id ?? ''}"] .button`)?.focus();
  };
  useCommands({
    'learn.before': step(-1),
    'learn.after': step(1),
    main: () => {
      if (next !== undefined) go(`/learn/${next.id}`);
    },
    'learn.rules': () => {
      const game = focused() ?? next?.id;
      if (game !== undefined) go(`/help/${game}`);
    },
  });
  return (
    <main className="learn">
      <header className="learn-head">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="soft">{t('lead')}</p>
        <a href="#/puzzles">{t('puzzles')}</a>
      </header>
      <ul ref={columns} className="learn-games" aria-label={t('games')}>
        {shelf.map((game) => (
          <LessonColumn key={game.id} game={game} progress={progressOf(game)} isNext={game.id === next?.id} />
        ))}
      </ul>
      {/* The games would push it down from under a pointer. */}
      {loaded !== undefined && (
        <section className="learn-books" aria-labelledby="learn-books">
          <h2 id="learn-books">{t('books')}</h2>
          <p className="soft">{t('booksSay')}</p>
          <a href="#/print">{t('booklets')}</a>
          <a href="#/help/making">{t('making')}</a>
          <a href="#/help/keys">{t('keys')}</a>
        </section>
      )}
    </main>
  );
}

function useProgress(): (game: ShelfGame) => LessonProgress {
  const { remembered } = useSettings().settings;
  return ({ id, steps }) => {
    const { success, data } = lessonProgress.safeParse(remembered[lessonKey(id)]);
    return success ? { ...data, at: data.at < steps ? data.at : 0 } : notBegun;
  };
}
