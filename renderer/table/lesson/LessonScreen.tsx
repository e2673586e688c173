import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { GatewayContext, useGateway, useKept, useOneAtATime } from '#renderer/app/index.ts';
import { isGameId, type GameId } from '#shared/games/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import { formatRecord } from '#shared/records/index.ts';
import { createPlay } from '../store/create-play.ts';
import { playTools } from '../store/open-plays.ts';
import type { PlayTools } from '../store/play.ts';
import { LaidTable, Opening, TableFailed } from '../TableScreen.tsx';
import { LessonProvider, type LessonNow } from './lesson-context.ts';
import { memoryGateway } from '../memory-gateway.ts';
import { canShow, createLessonRun, isReadAt } from './lesson-run.ts';
import { openLesson, recordAt, type OpenLesson } from './open-lesson.ts';
import { lessonKey, lessonProgress, notBegun } from './progress.ts';

export function LessonScreen({ gameId }: { readonly gameId: string }) {
  return isGameId(gameId) ? <Opened id={gameId} /> : <Redirect to="/learn" />;
}

function Opened({ id }: { readonly id: GameId }) {
  const { t } = useTranslation('table');
  const gateway = useGateway();
  const [opened, setOpened] = useState<Result<OpenLesson>>();
  const [tries, setTries] = useState(0);
  const name = t('common:you');
  useEffect(() => {
    let isWanted = true;
    void openLesson(gateway, id, name).then((lesson) => {
      if (isWanted) setOpened(lesson);
    });
    return () => {
      isWanted = false;
    };
  }, [gateway, id, name, tries]);
  if (opened === undefined) return <Opening />;
  if (opened.ok) return <Lesson opened={opened.value} />;
  const tryAgain = () => {
    setOpened(undefined);
    setTries(tries + 1);
  };
  return <TableFailed problem={opened.problem} onAgain={tryAgain} />;
}

/** Each jump to another step lays the table anew, as the lesson has it there. */
function Lesson({ opened }: { readonly opened: OpenLesson }) {
  const gateway = useGateway();
  const [, goTo] = useLocation();
  const { id, lesson, places, table } = opened;
  const count = lesson.steps.length;
  const [progress, changeProgress] = useKept(lessonKey(id), lessonProgress, notBegun);
  const [session, setSession] = useState({ from: Math.min(progress.at, count - 1), serial: 0 });
  const { run, inMemory } = useMemo(() => {
    const memory = memoryGateway(gateway, id, recordAt(opened, session.from));
    const openPlay = (prepared: PlayTools['prepared']) =>
      createPlay(memory, id, { ...playTools(gateway, table.parts), ...(prepared && { prepared }) });
    const jump = (from: number) => setSession(({ serial }) => ({ from, serial: serial + 1 }));
    return {
      run: createLessonRun(openPlay, { lesson, table: places, from: session.from, jump }),
      inMemory: memory,
    };
  }, [gateway, id, opened, lesson, places, table, session]);
  useEffect(() => run.begin(), [run]);
  const state = useStore(run.store);
  const { at } = state;
  useEffect(() => {
    // A lesson that is learned begins anew the next time.
    const isEnd = at >= count;
    changeProgress((kept) => {
      const next = { at: isEnd ? 0 : at, isLearned: kept.isLearned || isEnd };
      return next.at === kept.at && next.isLearned === kept.isLearned ? undefined : next;
    });
  }, [at, count, changeProgress]);
  const playOn = async () => {
    const { stage } = run.play.store.getState();
    if (stage.kind !== 'ready') return;
    const text = formatRecord({ ...stage.game.record, hints: undefined });
    const created = await gateway.call('createGame', { text });
    if (created.ok) goTo(`/table/${created.value.id}`);
    else setProblem(created.problem);
  };
  const once = useOneAtATime();
  const [problem, setProblem] = useState<Problem>();
  const step = lesson.steps[at];
  const place = places.steps[step?.id ?? ''];
  const isRead = step !== undefined && place !== undefined && isReadAt(step, place, state.hasPicture);
  const now: LessonNow = {
    ...state,
    game: id,
    steps: lesson.steps.map(({ id: name }) => name),
    place,
    isRead,
    waits: state.isDone || isRead,
    look: run.look,
    back: run.back,
    skip: () => setSession(({ serial }) => ({ from: Math.min(at + 1, count), serial: serial + 1 })),
    showMe: () => void run.showMe(),
    canShow: canShow(step ?? {}, state.made),
    goOn: run.goOn,
    playOn: () => void once(playOn),
    problem,
  };
  return (
    <GatewayContext value={inMemory}>
      <LessonProvider value={now}>
        <LaidTable key={session.serial} gameId={id} table={table} play={run.play} />
      </LessonProvider>
    </GatewayContext>
  );
}
