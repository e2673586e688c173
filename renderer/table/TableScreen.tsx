import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { SpeechSwitch, useArrival, useDoorOpening, useGateway } from '#renderer/app/index.ts';
import { Back, Button, GameName, ProblemNotice, TopLine } from '#renderer/controls/index.ts';
import type { Gateway } from '#renderer/gateway/index.ts';
import { loadGameTable, loadReview } from '#renderer/games/index.ts';
import type { GameId } from '#shared/games/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { parseRecord } from '#shared/records/index.ts';
import { PausePlace } from './clock/PausePlace.tsx';
import { failedText } from './event-texts.ts';
import type { GameTable } from './game-table.ts';
import type { ReviewParts } from './review/review-parts.ts';
import { openPlay, type LoadedGame, type Play, type TableTypes } from './store/index.ts';
import './table.css';
import './score/score.css';
import './states.css';
import './actions.css';
import './score/printed.css';
import './clock/clock.css';
// Keep this last: it overrides the others where there is less room.
import './compact.css';

const Review = lazy(async () => ({ default: (await import('./review/ReviewScreen.tsx')).ReviewScreen }));

interface OpenTable {
  readonly table: GameTable;
  readonly play: Play;
}

async function openTable(gateway: Gateway, id: string): Promise<Result<OpenTable>> {
  const read = await gateway.call('readGame', { id });
  if (!read.ok) return read;
  const record = parseRecord(read.value.text);
  if (!record.ok) return record;
  const table = await loadGameTable(record.value.game);
  if (!table.ok) return table;
  return ok({ table: table.value, play: openPlay(gateway, id, table.value.parts) });
}

interface TableScreenProps {
  readonly gameId: string;
  readonly looksBack: boolean;
}

export function TableScreen({ gameId, looksBack }: TableScreenProps) {
  const gateway = useGateway();
  const [opened, setOpened] = useState<Result<OpenTable>>();
  const [tried, setTried] = useState(0);
  useEffect(() => {
    let wanted = true;
    void openTable(gateway, gameId).then((table) => {
      if (wanted) setOpened(table);
    });
    return () => {
      wanted = false;
    };
  }, [gateway, gameId, tried]);
  const tryAgain = () => {
    // A browser does not fetch a failed script again until the page is reloaded.
    if (opened?.ok === false && opened.problem.code === 'app/table-missing') {
      location.reload();
      return;
    }
    setOpened(undefined);
    setTried(tried + 1);
  };
  if (opened === undefined) return <Opening />;
  if (!opened.ok) return <TableFailed problem={opened.problem} onAgain={tryAgain} />;
  return <LaidTable gameId={gameId} looksBack={looksBack} {...opened.value} />;
}

/** Follows changes by other windows, and lets computers and clock run while mounted. */
export function LaidTable({
  gameId,
  table: { Table, CoveredHand },
  play,
  looksBack = false,
}: OpenTable & { readonly gameId: string; readonly looksBack?: boolean }) {
  const gateway = useGateway();
  const stage = useStore(play.store, (state) => state.stage);
  const pause = useStore(play.store, (state) => state.pause);
  useDoorOpening(() => void play.heard());
  useEffect(() => {
    void (play.store.getState().stage.kind === 'ready' ? play.heard() : play.load());
    const deaf = gateway.on('gamesChanged', ({ id, revision }) => {
      if (id === gameId && revision !== undefined) void play.heard(revision);
    });
    const away = play.attend();
    return () => {
      away();
      deaf();
    };
  }, [play, gateway, gameId]);
  switch (stage.kind) {
    case 'loading':
      return <Opening />;
    case 'failed':
      return <TableFailed problem={stage.problem} onAgain={() => void play.load()} />;
    case 'ready':
      if (pause !== undefined) {
        return <PausePlace play={play} game={stage.game} pause={pause} Hand={CoveredHand} />;
      }
      return looksBack ? <LookBack play={play} game={stage.game} /> : <Table play={play} game={stage.game} />;
  }
}

function LookBack({ play, game }: { readonly play: Play; readonly game: LoadedGame<TableTypes> }) {
  const { game: id } = game.record;
  const [parts, setParts] = useState<Result<ReviewParts>>();
  useEffect(() => {
    let wanted = true;
    void loadReview(id as GameId).then((loaded) => {
      if (wanted) setParts(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  if (parts === undefined) return <Opening />;
  if (!parts.ok) return <TableFailed problem={parts.problem} onAgain={() => location.reload()} />;
  return (
    <Suspense fallback={<Opening />}>
      <Review play={play} game={game} parts={parts.value} />
    </Suspense>
  );
}

export function Opening() {
  const { t } = useTranslation('table');
  return (
    <p className="page waiting soft" role="status">
      {t('opening')}
    </p>
  );
}

export function TableFailed({
  problem,
  onAgain,
}: {
  readonly problem: Problem;
  readonly onAgain: () => void;
}) {
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
        right={<SpeechSwitch />}
      />
      <main className="page">
        <ProblemNotice
          problem={problem}
          says={failedText(t, problem)}
          mend={
            <div className="unsaved-mend">
              {problem.code === 'play/no-such-list' && (
                <a className="button button--outlined button--normal" href="#/words">
                  {t('failed.lists')}
                </a>
              )}
              {problem.code === 'play/stops' && (
                <a className="button button--outlined button--normal" href="#/library">
                  {t('common:doors.library')}
                </a>
              )}
              <Button onClick={onAgain}>{t('failed.again')}</Button>
            </div>
          }
        />
      </main>
    </>
  );
}
