import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { GatewayContext, useGateway, useKept } from '#renderer/app/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { memoryGateway } from '../memory-gateway.ts';
import { createPlay } from '../store/create-play.ts';
import { playTools } from '../store/open-plays.ts';
import { LaidTable, Opening, TableFailed } from '../TableScreen.tsx';
import { dayOf, markOf, streakOf } from './days.ts';
import { findPuzzle, layPuzzle, type LaidPuzzle } from './open-puzzle.ts';
import { useOwnPuzzles, type OwnPuzzles } from './own-puzzles.ts';
import { PuzzleProvider, type PuzzleNow } from './puzzle-context.ts';
import { createPuzzleRun } from './puzzle-run.ts';
import { noneSolved, solvedIds, solvedKey, withSolved } from './solved.ts';
import { useDayPuzzles, useDays } from './use-days.ts';
import './puzzle.css';

export interface PuzzleScreenProps {
  /** Is `own` for a puzzle of somebody's own games. */
  readonly shelf: string;
  readonly id: string;
}

export function PuzzleScreen({ shelf, id }: PuzzleScreenProps) {
  const { t } = useTranslation('table');
  const { puzzles: own } = useOwnPuzzles();
  const [laid, setLaid] = useState<Result<LaidPuzzle>>();
  const [tries, setTries] = useState(0);
  // A puzzle that is open stays open, whatever happens to the list.
  const [ownThen] = useState(own);
  const solver = t('common:you');
  useEffect(() => {
    let isWanted = true;
    void lay(shelf, id, ownThen, (at) => (at === 0 ? solver : t('puzzle.other', { number: at }))).then(
      (result) => {
        if (isWanted) setLaid(result);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [shelf, id, ownThen, solver, t, tries]);
  if (laid === undefined) return <Opening />;
  if (laid.ok) return <Puzzle key={tries} shelf={shelf} laid={laid.value} />;
  const tryAgain = () => {
    setLaid(undefined);
    setTries(tries + 1);
  };
  return <TableFailed problem={laid.problem} onAgain={tryAgain} />;
}

/** Refuses, as for a table, where the files of the game cannot be fetched. */
async function lay(
  shelf: string,
  id: string,
  own: OwnPuzzles,
  nameOf: (at: number) => string,
): Promise<Result<LaidPuzzle>> {
  try {
    const kept = shelf === 'own' ? own.find((one) => one.id === id) : undefined;
    const found = kept === undefined ? await findPuzzle(shelf, id) : ok(kept);
    return found.ok ? await layPuzzle(found.value, nameOf) : found;
  } catch {
    return refuse({ code: 'app/table-missing' } as const);
  }
}

function Puzzle({ shelf, laid }: { readonly shelf: string; readonly laid: LaidPuzzle }) {
  const gateway = useGateway();
  const { puzzle, opened, table, hints, record, texts } = laid;
  const { id, game } = puzzle;
  const [date] = useState(() => dayOf(new Date()));
  const day = useDayPuzzles(date);
  const { days, mark } = useDays();
  const isOfDay = day?.some((one) => one.id === id && one.game === shelf) === true;
  const told = (isOfDay ? markOf(days, date, game)?.hints : undefined) ?? 0;
  const [solved, changeSolved] = useKept(solvedKey(shelf), solvedIds, noneSolved);
  const { run, inMemory } = useMemo(() => {
    const memory = memoryGateway(gateway, game, record);
    const play = createPlay(memory, game, playTools(gateway, table.parts));
    return { run: createPuzzleRun(play, { puzzle, opened, hints: hints.length }), inMemory: memory };
  }, [gateway, game, record, table, puzzle, opened, hints]);
  const state = useStore(run.store);
  const { standing } = state;
  const known = Math.max(told, state.hints);
  useEffect(() => run.remember(told), [run, told]);
  useEffect(() => {
    if (isOfDay) mark(date, game, { state: standing, hints: known });
  }, [isOfDay, mark, date, game, standing, known]);
  useEffect(() => {
    if (standing !== 'solved' || solved.includes(id)) return;
    changeSolved((kept) => (kept.includes(id) ? undefined : withSolved(kept, id)));
  }, [standing, solved, changeSolved, id]);
  const others = (day ?? []).filter((one) => one.game !== shelf || one.id !== id);
  const left = others.filter((one) => (markOf(days, date, one.game)?.state ?? 'open') === 'open');
  const [next] = left;
  const games = (day ?? []).map((one) => one.game);
  const now: PuzzleNow = {
    ...state,
    puzzle,
    texts,
    statements: hints,
    day,
    date,
    marks: days,
    streak: streakOf(days, date, games),
    next: next === undefined ? '#/puzzles' : `#/puzzle/${next.game}/${next.id}`,
    start: opened.timeline.length,
    tellHint: run.tellHint,
    giveUp: () => void run.giveUp(),
  };
  return (
    <GatewayContext value={inMemory}>
      <PuzzleProvider value={now}>
        <LaidTable gameId={game} table={table} play={run.play} />
      </PuzzleProvider>
    </GatewayContext>
  );
}
