import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { HomeScreen } from '#renderer/screens/home/index.ts';
import { BeforeHelp } from './address-before-help.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { DoorNotice, Frame } from './Frame.tsx';
import { KeysHelp } from './KeysHelp.tsx';

const NewGame = lazy(() => import('#renderer/screens/new-game/index.ts'));
const Table = lazy(() => import('#renderer/screens/table/index.ts'));
const Print = lazy(() => import('#renderer/screens/print/index.ts'));
const Tonight = lazy(() => import('#renderer/screens/print/tonight/index.ts'));
const Designer = lazy(() => import('#renderer/screens/designer/index.ts'));
const Box = lazy(() => import('#renderer/screens/box/index.ts'));
const Help = lazy(() => import('#renderer/screens/help/index.ts'));
const Games = lazy(() => import('#renderer/screens/games/index.ts'));
const Words = lazy(() => import('#renderer/screens/words/index.ts'));
const SettingsPage = lazy(() => import('#renderer/screens/settings/index.ts'));

/** All screens but Home are imported when they are opened. */
export function App() {
  return (
    <Router hook={useHashLocation}>
      <ErrorBoundary>
        <Suspense fallback={<Waiting />}>
          <Switch>
            <Route path="/table/:id">
              {({ id }) => (
                <>
                  <DoorNotice />
                  <Table key={id} gameId={id} />
                </>
              )}
            </Route>
            <Route path="/">{framed(<HomeScreen />)}</Route>
            <Route path="/games">{framed(<Games />)}</Route>
            <Route path="/new">{framed(<NewGame />)}</Route>
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
            <Route path="/settings">{framed(<SettingsPage />)}</Route>
            <Route>
              <Redirect to="/" />
            </Route>
          </Switch>
        </Suspense>
        <BeforeHelp />
        <KeysHelp />
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

/** CSS hides the sentence for the first 400 ms. */
function Waiting() {
  const { t } = useTranslation('common');
  return (
    <p className="page waiting soft" role="status">
      {t('opening')}
    </p>
  );
}
