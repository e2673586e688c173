import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useArrival, useGateway } from '#renderer/app/index.ts';
import { Back, Button, GameName, Notice, TopLine } from '#renderer/controls/index.ts';
import { openPlay } from '#renderer/play/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { failedText } from './failed-text.ts';
import { Table } from './Table.tsx';
import './table.css';
import './score.css';
import './turn.css';
import './states.css';
import './review.css';
import './game-menu.css';
// Last: it overrules the others where there is less room.
import './compact.css';

/** The table of one saved game, read from disk as it opens. */
export function TableScreen({ gameId }: { readonly gameId: string }) {
  const gateway = useGateway();
  const play = useMemo(() => openPlay(gateway, gameId), [gateway, gameId]);
  const stage = useStore(play.store, (state) => state.stage);
  useEffect(() => {
    void (play.store.getState().stage.kind === 'ready' ? play.heard() : play.load());
    const deaf = gateway.on('gamesChanged', ({ id, revision }) => {
      if (id === gameId && revision !== undefined) void play.heard(revision);
    });
    const away = play.computers.attend();
    return () => {
      away();
      deaf();
      play.leave();
    };
  }, [play, gateway, gameId]);
  switch (stage.kind) {
    case 'loading':
      return <Opening />;
    case 'failed':
      return <Failed problem={stage.problem} onAgain={() => void play.load()} />;
    case 'ready':
      return <Table play={play} game={stage.game} />;
  }
}

function Opening() {
  const { t } = useTranslation('table');
  return (
    <p className="page waiting soft" role="status">
      {t('opening')}
    </p>
  );
}

/** A game that cannot be opened is left as it is, and says why. */
function Failed({ problem, onAgain }: { readonly problem: Problem; readonly onAgain: () => void }) {
  const { t } = useTranslation('table');
  useArrival(t('failed.title'));
  return (
    <>
      <TopLine
        left={
          <>
            <Back href="#/">{t('home')}</Back>
            <GameName name={t('failed.title')} />
          </>
        }
      />
      <main className="page">
        <Notice
          mend={
            <div className="unsaved-mend">
              {problem.code === 'play/no-such-list' && (
                <a className="button button--outlined button--normal" href="#/words">
                  {t('failed.lists')}
                </a>
              )}
              <Button onClick={onAgain}>{t('failed.again')}</Button>
            </div>
          }
        >
          {failedText(t, problem)}
        </Notice>
      </main>
    </>
  );
}
