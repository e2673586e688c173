import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import {
  askForFiles,
  DamagedFiles,
  useAnswer,
  useArrival,
  useBegun,
  useSettings,
} from '#renderer/app/index.ts';
import { Button, Key, ProblemNotice } from '#renderer/controls/index.ts';
import { useCommands, useShortcut } from '#renderer/keys/index.ts';
import { OnTheTable } from './OnTheTable.tsx';
import type { ResponseOf, GameSummary } from '#shared/contract/index.ts';
import type { Result } from '#shared/kernel/index.ts';
import { FirstVisit } from './first/FirstVisit.tsx';
import { firstLesson, hasBegunLesson } from './first/lessons.ts';
import { NameRow } from './NameRow.tsx';
import { homePlaces } from './home-places.ts';
import { visitOf } from './visit.ts';
import './home.css';

const doors = ['new', 'now', 'tonight', 'print', 'design', 'box', 'words', 'help'] as const;

export function HomeScreen() {
  const { t } = useTranslation('home');
  const [, go] = useLocation();
  const { result: games } = useAnswer('listGames', ['gamesChanged']);
  const { result: designs } = useAnswer('listDesigns', ['designsChanged']);
  const [wasBegun] = useBegun();
  const { settings } = useSettings();
  useArrival(undefined);
  useCommands(
    Object.fromEntries(
      homePlaces.map((place) => [
        `home.${place}`,
        () => {
          go(`/${place}`);
        },
      ]),
    ),
  );
  const visit = visitOf(games, designs, wasBegun || hasBegunLesson(settings));
  return (
    <main className="home">
      <h1 tabIndex={-1} className="visually-hidden">
        {t('title')}
      </h1>
      <DamagedFiles />
      <NameRow />
      {visit === 'first' && <FirstVisit lesson={firstLesson(t)} />}
      {visit === 'later' && <LaterVisit result={games} />}
    </main>
  );
}

interface LaterVisitProps {
  readonly result: Result<ResponseOf<'listGames'>> | undefined;
}

function LaterVisit({ result }: LaterVisitProps) {
  const { t } = useTranslation('home');
  const [, go] = useLocation();
  const games = result?.ok === true ? result.value.games : [];
  const onTable = games.find((game) => !game.ended) ?? games[0];
  useCommands({
    main: () => {
      if (onTable !== undefined) go(`/table/${onTable.id}`);
      else if (result?.ok === true) go('/new');
    },
  });
  return (
    <div className="home-columns">
      <section className="home-table" aria-labelledby="on-the-table">
        <h2 id="on-the-table" className="label">
          {t('onTable')}
        </h2>
        {result?.ok === false && <ProblemNotice problem={result.problem} />}
        {result?.ok === true && <OnTheTable game={onTable} />}
        {result?.ok === true && <Waiting answer={result.value} onTable={onTable} />}
      </section>
      <nav className="home-doors" aria-label={t('doors.name')}>
        <ul>
          {doors.map((door) => (
            <li key={door}>
              <Door name={door} />
              <p id={`door-${door}`}>{t(`doors.${door}.says`)}</p>
              <Key command={`home.${door}`} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
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
        <a href="#/library">{t('allGames', { count: answer.games.length })}</a>{' '}
        <a href="#/puzzles">{t('puzzles')}</a>{' '}
        <Button look="link" size="small" command="everywhere.open" onClick={askForFiles}>
          {t('common:files.open')}
        </Button>
      </p>
      {answer.unreadable.length > 0 && (
        <p>
          {t('unreadable', { count: answer.unreadable.length, file: answer.unreadable[0]?.file })}{' '}
          <a href="#/library">{t('seeWhy')}</a>
        </p>
      )}
    </div>
  );
}

function Door({ name }: { readonly name: (typeof doors)[number] }) {
  const { t } = useTranslation('home');
  return (
    <a href={`#/${name}`} aria-keyshortcuts={useShortcut(`home.${name}`)} aria-describedby={`door-${name}`}>
      {t(`doors.${name}.title`)}
    </a>
  );
}
