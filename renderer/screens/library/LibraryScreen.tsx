import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useArrival } from '#renderer/app/index.ts';
import { Choice, ProblemNotice } from '#renderer/controls/index.ts';
import { useMedia } from '#renderer/table/use-media.ts';
import { breakpoints } from '#renderer/theme/index.ts';
import { useCommands } from '#renderer/keys/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { nameOf } from './captions.ts';
import { ChosenGame, lookBackAt, type Doing } from './ChosenGame.tsx';
import { DamagedGame } from './DamagedGame.tsx';
import { EmptyShelf } from './EmptyShelf.tsx';
import { FiguresSide } from './Figures.tsx';
import { Filters } from './Filters.tsx';
import { OpenFileLink, useOpenFile } from './OpenFile.tsx';
import { OwnSets } from './OwnSets.tsx';
import { PrintedGame } from './PrintedGame.tsx';
import { PuzzleShelf } from './PuzzleShelf.tsx';
import { Removed, useRemoval } from './Removed.tsx';
import { Shelves } from './Shelves.tsx';
import { isFiltered, wholeShelf } from './shown-games.ts';
import { useShelf } from './use-shelf.ts';
import './library.css';

const places = ['games', 'figures'] as const;

export function LibraryScreen() {
  const { t } = useTranslation('library');
  const [, go] = useLocation();
  const [now] = useState(() => Date.now());
  const [problem, setProblem] = useState<Problem>();
  const [doing, setDoing] = useState<Doing>();
  const [printed, setPrinted] = useState<string>();
  const shelf = useShelf(now);
  const { result, games, filter, setFilter, entries, entry, chosen } = shelf;
  const field = useRef<HTMLInputElement>(null);
  const isList = useMedia(breakpoints.phone);
  const isNarrow = useMedia(breakpoints.compact);
  const [place, setPlace] = useState<(typeof places)[number]>('games');
  const removal = useRemoval({ onProblem: setProblem, onRestored: shelf.chooseGame });
  const openFile = useOpenFile({ onProblem: setProblem, onOpened: shelf.chooseGame });
  useArrival(t('title'));
  const showsGames = !isNarrow || place === 'games' || games.length === 0;
  const choose = (at: number) => {
    setDoing(undefined);
    shelf.choose(at);
  };
  const open = () => {
    if (entry?.kind !== 'game') return;
    const { id, ended } = entry.game;
    go(ended ? lookBackAt(id).slice(1) : `/table/${id}`);
  };
  const remove = async () => {
    if (entry?.kind !== 'game') return;
    setDoing(undefined);
    await removal.remove(entry.game.id, nameOf(t as Translate, entry.game));
  };
  useCommands({
    'library.find': () => {
      field.current?.focus();
    },
    'library.remove': () => {
      if (entry?.kind === 'game') setDoing('removing');
    },
  });
  const strip =
    entry === undefined ? null : entry.kind === 'damaged' ? (
      <DamagedGame key={entry.key} file={entry.file} problem={entry.problem} />
    ) : (
      <ChosenGame
        key={entry.key}
        game={entry.game}
        now={now}
        doing={doing}
        onDo={setDoing}
        onOpen={open}
        onRemove={() => void remove()}
        onPrint={() => setPrinted(entry.game.id)}
        onProblem={setProblem}
      />
    );
  return (
    <main className="page library">
      <div className="library-games">
        <header className="library-head">
          <h1 tabIndex={-1}>{t('title')}</h1>
          {isNarrow && games.length > 0 && (
            <Choice
              label={t('places.label')}
              value={place}
              choices={places.map((value) => ({ value, label: t(`places.${value}`) }))}
              onChange={setPlace}
            />
          )}
          {showsGames && games.length > 0 && (
            <Filters games={games} filter={filter} field={field} onChange={setFilter} />
          )}
        </header>
        {result === undefined && (
          <p className="waiting soft" role="status">
            {t('reading')}
          </p>
        )}
        {result?.ok === false && <ProblemNotice problem={result.problem} />}
        {problem !== undefined && <ProblemNotice problem={problem} />}
        <Removed removal={removal} />
        {showsGames ? (
          <>
            {result?.ok === true && entries.length === 0 && (
              <EmptyShelf
                filter={games.length > 0 ? filter : undefined}
                onAll={() => {
                  setFilter(wholeShelf);
                }}
              />
            )}
            {entries.length > 0 && (
              <Shelves
                entries={entries}
                chosen={chosen}
                now={now}
                isList={isList}
                strip={strip}
                onChoose={choose}
                onOpen={open}
              />
            )}
            {/* The shelves would push it down from under a pointer. */}
            {result !== undefined && (
              <>
                <div className="half-shelves">
                  <OwnSets />
                  <PuzzleShelf now={now} />
                </div>
                {isList ? null : strip}
                <footer className="library-foot">
                  <p className="soft">
                    {isFiltered(filter)
                      ? t('countShown', { shown: entries.length, count: games.length })
                      : t('count', { count: games.length })}
                  </p>
                  <OpenFileLink onFile={openFile} />
                  <a href="#/library/deleted">{t('deleted.open')}</a>
                </footer>
              </>
            )}
          </>
        ) : (
          <FiguresSide games={games} now={now} />
        )}
      </div>
      {!isNarrow && games.length > 0 && <FiguresSide games={games} now={now} />}
      {printed !== undefined && (
        <PrintedGame
          key={printed}
          id={printed}
          onProblem={setProblem}
          onPrinted={() => {
            setPrinted(undefined);
          }}
        />
      )}
    </main>
  );
}
