import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { DamagedFiles, useAnswer, useArrival, useKeys, useWidth } from '#renderer/app/index.ts';
import { Key, Notice } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { OnTheTable } from './OnTheTable.tsx';
import type { ResponseOf, GameSummary } from '#shared/contract/index.ts';
import type { CSSProperties } from 'react';
import { HandCube, Rail } from '#renderer/board/index.ts';
import './home.css';

const doors = [
  { path: '/new', name: 'new', key: 'N' },
  { path: '/tonight', name: 'tonight', key: 'T' },
  { path: '/print', name: 'print', key: 'P' },
  { path: '/design', name: 'design', key: 'D' },
  { path: '/box', name: 'box', key: 'B' },
  { path: '/words', name: 'words', key: 'W' },
  { path: '/help', name: 'help', key: 'L' },
] as const;

export function HomeScreen() {
  const { t } = useTranslation('home');
  const [, go] = useLocation();
  const { result } = useAnswer('listGames', ['gamesChanged']);
  useArrival(undefined);
  const games = result?.ok === true ? result.value.games : [];
  const onTable = games.find((game) => !game.ended) ?? games[0];
  useKeys({
    ...Object.fromEntries(
      doors.map(({ path, key }) => [
        key.toLowerCase(),
        () => {
          go(path);
        },
      ]),
    ),
    enter: () => {
      if (onTable !== undefined) go(`/table/${onTable.id}`);
      else if (result?.ok === true) go('/new');
    },
  });
  return (
    <main className="home">
      <h1 tabIndex={-1} className="visually-hidden">
        {t('title')}
      </h1>
      <DamagedFiles />
      <NameRow />
      <div className="home-columns">
        <section className="home-table" aria-labelledby="on-the-table">
          <h2 id="on-the-table" className="label">
            {t('onTable')}
          </h2>
          {result?.ok === false && <Notice>{problemText(t, result.problem)}</Notice>}
          {result?.ok === true && <OnTheTable game={onTable} />}
          {result?.ok === true && <Waiting answer={result.value} onTable={onTable} />}
        </section>
        <nav className="home-doors" aria-label={t('doors.name')}>
          <ul>
            {doors.map((door) => (
              <li key={door.path}>
                <a href={`#${door.path}`} aria-keyshortcuts={door.key} aria-describedby={`door-${door.name}`}>
                  {t(`doors.${door.name}.title`)}
                </a>
                <p id={`door-${door.name}`}>{t(`doors.${door.name}.says`)}</p>
                <Key>{door.key}</Key>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </main>
  );
}

interface WaitingProps {
  readonly answer: ResponseOf<'listGames'>;
  readonly onTable: GameSummary | undefined;
}

function Waiting({ answer, onTable }: WaitingProps) {
  const { t } = useTranslation('home');
  const others = answer.games.filter((game) => game !== onTable && !game.ended);
  const named = others.slice(0, 2).map(({ game, title, players, toMove, turn }) => {
    const player = players[toMove ?? -1]?.name;
    const name = title ?? t(`common:games.${game}`);
    return player === undefined
      ? t('waitingAnybody', { game: name, turn })
      : t('waitingGame', { game: name, player });
  });
  return (
    <div className="home-waiting small soft">
      <p>
        {named.length > 0 && t('waiting', { games: named.join(' ') })}{' '}
        <a href="#/games">{t('allGames', { count: answer.games.length })}</a>
      </p>
      {answer.unreadable.length > 0 && (
        <p>
          {t('unreadable', { count: answer.unreadable.length, file: answer.unreadable[0]?.file })}{' '}
          <a href="#/games">{t('seeWhy')}</a>
        </p>
      )}
    </div>
  );
}

const row = [
  { letter: 'C', value: 3, others: 'EHLW', tilt: -1.2 },
  { letter: 'U', value: 1, others: 'EIQR', tilt: 0.6 },
  { letter: 'B', value: 3, others: 'ADIT', tilt: 0 },
  { letter: 'E', value: 1, others: 'AITY', tilt: -0.5 },
  { letter: 'W', value: 4, others: 'EORX', tilt: 0.9 },
  { letter: 'R', value: 1, others: 'DEHO', tilt: -0.4 },
  { letter: 'I', value: 1, others: 'ANTU', tilt: 0 },
  { letter: 'G', value: 2, others: 'ENRT', tilt: 0.7 },
  { letter: 'H', value: 4, others: 'AOUX', tilt: -0.6 },
  { letter: 'T', value: 1, others: 'NORY', tilt: 1 },
] as const;

const gap = 12;
const largest = 98;
const smallest = 56;

/** Is hidden from screen readers, which read the heading instead. */
function NameRow() {
  const [place, width] = useWidth<HTMLDivElement>(document.documentElement.clientWidth - 80);
  const side = sideFor(width);
  return (
    <div ref={place} className="name-row" aria-hidden>
      {side >= smallest && (
        <>
          <div className="name-row-cubes" style={{ gap }}>
            {row.map(({ letter, value, others, tilt }) => (
              <span key={letter} style={{ rotate: `${tilt}deg` } as CSSProperties}>
                <HandCube letter={letter} value={value} others={[...others]} side={side} />
              </span>
            ))}
          </div>
          <Rail />
        </>
      )}
    </div>
  );
}

function sideFor(width: number): number {
  return Math.min(largest, Math.floor((width - (row.length - 1) * gap - 24) / row.length));
}
