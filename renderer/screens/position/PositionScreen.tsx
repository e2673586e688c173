import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation } from 'wouter';
import { useArrival, usePlayerName } from '#renderer/app/index.ts';
import { loadSetUp } from '#renderer/games/index.ts';
import { Choice } from '#renderer/controls/index.ts';
import { gameIds, type GameId } from '#shared/games/index.ts';
import { PositionEditor } from './PositionEditor.tsx';
import '../new-game/new-game.css';
import './position.css';

export function PositionScreen({ game }: { readonly game: string | undefined }) {
  const { t } = useTranslation('positionEditor');
  const [, go] = useLocation();
  const [own] = usePlayerName();
  const spare = t('newGame:names', { returnObjects: true }) as unknown as readonly string[];
  const offered = useOffered();
  useArrival(t('title'));
  const id = offered?.find((one) => one === game);
  const [first] = offered ?? [];
  if (offered !== undefined && first !== undefined && id === undefined) {
    return <Redirect to={`/position/${first}`} replace />;
  }
  return (
    <main className="page position-screen">
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p className="soft">{t('says')}</p>
      {offered === undefined || id === undefined ? null : (
        <>
          <Choice
            label={t('game')}
            value={id}
            choices={offered.map((value) => ({ value, label: t(`game:${value}.name`) }))}
            onChange={(next) => go(`/position/${next}`)}
          />
          <PositionEditor key={id} id={id} names={own === '' ? spare : [own, ...spare]} />
        </>
      )}
    </main>
  );
}

/** The games whose positions can be entered; undefined until it is known. */
function useOffered(): readonly GameId[] | undefined {
  const [offered, setOffered] = useState<readonly GameId[]>();
  useEffect(() => {
    let isWanted = true;
    const find = async () => {
      const setUps = await Promise.all(gameIds.map(loadSetUp));
      if (isWanted) setOffered(gameIds.filter((_, at) => setUps[at]?.loadPosition !== undefined));
    };
    find().catch((error: unknown) => {
      setOffered(() => {
        throw error;
      });
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return offered;
}
