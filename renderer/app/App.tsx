import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { HomeScreen } from '#renderer/screens/home/HomeScreen.tsx';
import { FilesOpened } from './files/FilesOpened.tsx';
import { BeforeHelp } from './WayBack.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { DoorNotice, Frame } from './Frame.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { PaletteKey } from './palette/PaletteKey.tsx';

const NewGame = lazy(async () => ({
  default: (await import('#renderer/screens/new-game/NewGameScreen.tsx')).NewGameScreen,
}));
const PlayNow = lazy(async () => ({
  default: (await import('#renderer/screens/new-game/PlayNowScreen.tsx')).PlayNowScreen,
}));
const Table = lazy(async () => ({ default: (await import('#renderer/table/TableScreen.tsx')).TableScreen }));
const Lesson = lazy(async () => ({
  default: (await import('#renderer/table/lesson/LessonScreen.tsx')).LessonScreen,
}));
const Puzzle = lazy(async () => ({
  default: (await import('#renderer/table/puzzle/PuzzleScreen.tsx')).PuzzleScreen,
}));
const Puzzles = lazy(async () => ({
  default: (await import('#renderer/screens/puzzles/PuzzlesScreen.tsx')).PuzzlesScreen,
}));
const Learn = lazy(async () => ({
  default: (await import('#renderer/screens/learn/LearnScreen.tsx')).LearnScreen,
}));
const Position = lazy(async () => ({
  default: (await import('#renderer/screens/position/PositionScreen.tsx')).PositionScreen,
}));
const Print = lazy(async () => ({
  default: (await import('#renderer/screens/print/PrintScreen.tsx')).PrintScreen,
}));
const Tonight = lazy(async () => ({
  default: (await import('#renderer/screens/print/tonight/TonightScreen.tsx')).TonightScreen,
}));
const Designer = lazy(async () => ({
  default: (await import('#renderer/screens/designer/DesignerScreen.tsx')).DesignerScreen,
}));
const Box = lazy(async () => ({ default: (await import('#renderer/screens/box/BoxScreen.tsx')).BoxScreen }));
const Help = lazy(async () => ({
  default: (await import('#renderer/screens/help/HelpScreen.tsx')).HelpScreen,
}));
const Library = lazy(async () => ({
  default: (await import('#renderer/screens/library/LibraryScreen.tsx')).LibraryScreen,
}));
const Deleted = lazy(async () => ({
  default: (await import('#renderer/screens/library/DeletedScreen.tsx')).DeletedScreen,
}));
const Earlier = lazy(async () => ({
  default: (await import('#renderer/screens/library/EarlierScreen.tsx')).EarlierScreen,
}));
const Words = lazy(async () => ({
  default: (await import('#renderer/screens/words/WordsScreen.tsx')).WordsScreen,
}));
const Tiles = lazy(async () => ({
  default: (await import('#renderer/screens/tiles/TilesScreen.tsx')).TilesScreen,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('#renderer/screens/settings/SettingsScreen.tsx')).SettingsScreen,
}));

/** The look back at a game may name the move that it shows first. */
function looksBack(place = ''): boolean {
  return /^review(\/\d+)?$/.test(place);
}

export function App() {
  return (
    <Router hook={useHashLocation}>
      <ErrorBoundary>
        <Suspense fallback={<Waiting />}>
          <Switch>
            <Route path="/table/:id/*?">
              {({ id, '*': place }) => (
                <>
                  {looksBack(place) ? null : <DoorNotice />}
                  <Table key={id} gameId={id} looksBack={looksBack(place)} />
                </>
              )}
            </Route>
            <Route path="/learn/:game">
              {({ game }) => (
                <>
                  <DoorNotice inMemory />
                  <Lesson key={game} gameId={game} />
                </>
              )}
            </Route>
            <Route path="/learn">{framed(<Learn />)}</Route>
            <Route path="/puzzle/:shelf/:id">
              {({ shelf, id }) => (
                <>
                  <DoorNotice inMemory />
                  <Puzzle key={`${shelf} ${id}`} shelf={shelf} id={id} />
                </>
              )}
            </Route>
            <Route path="/puzzles">{framed(<Puzzles />)}</Route>
            <Route path="/">{framed(<HomeScreen />)}</Route>
            <Route path="/library">{framed(<Library />)}</Route>
            <Route path="/library/deleted">{framed(<Deleted />)}</Route>
            <Route path="/library/earlier/:id">{({ id }) => framed(<Earlier key={id} id={id} />)}</Route>
            <Route path="/now">{framed(<PlayNow />)}</Route>
            <Route path="/new">{framed(<NewGame />)}</Route>
            <Route path="/position/:game?">{({ game }) => framed(<Position game={game} />)}</Route>
            <Route path="/print">{framed(<Print product={undefined} />)}</Route>
            <Route path="/print/set/:set">
              {({ set }) => framed(<Print product={undefined} set={set} />)}
            </Route>
            <Route path="/print/pieces/:game/:set">
              {(pieces) => framed(<Print product={undefined} pieces={pieces} />)}
            </Route>
            <Route path="/print/:product/compare">
              {({ product }) => framed(<Print product={product} compare />)}
            </Route>
            <Route path="/print/:product">{({ product }) => framed(<Print product={product} />)}</Route>
            <Route path="/tonight">{framed(<Tonight />)}</Route>
            <Route path="/design">{framed(<Designer id={undefined} />)}</Route>
            <Route path="/design/:id">{({ id }) => framed(<Designer key={id} id={id} />)}</Route>
            <Route path="/box">{framed(<Box />)}</Route>
            <Route path="/help">{framed(<Help page={undefined} section={undefined} />)}</Route>
            <Route path="/help/:page/:section?">
              {({ page, section }) => framed(<Help page={page} section={section} />)}
            </Route>
            <Route path="/words/:list?">{({ list }) => framed(<Words asked={list} />)}</Route>
            <Route path="/tiles">{framed(<Tiles />)}</Route>
            <Route path="/settings">{framed(<SettingsPage />)}</Route>
            <Route>
              <Redirect to="/" />
            </Route>
          </Switch>
        </Suspense>
        <BeforeHelp />
        <KeysHelp />
        <PaletteKey />
        <FilesOpened />
      </ErrorBoundary>
    </Router>
  );
}

function framed(screen: ReactNode) {
  return (
    <Frame>
      <Suspense fallback={<Waiting />}>{screen}</Suspense>
    </Frame>
  );
}

/** CSS hides this text for the first 400 ms, so that a screen that loads quickly shows no other text first. */
function Waiting() {
  const { t } = useTranslation('common');
  return (
    <p className="page waiting soft" role="status">
      {t('opening')}
    </p>
  );
}
