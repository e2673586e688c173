import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  moment as dateAndTime,
  useArrival,
  useGateway,
  useHandedFile,
  useNewest,
} from '#renderer/app/index.ts';
import { Button, ProblemNotice, StepThrough } from '#renderer/controls/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { BoxFaults, LineCounts } from './BoxFacts.tsx';
import { usualBox } from '#shared/pieces/index.ts';
import { readTrace, type NamedTrace } from './read-trace.ts';
import { boxTime, squareName, trayOf } from './tray.ts';
import { TrayView } from './TrayView.tsx';

/** The recording that was dropped on the window last, until it is closed. */
export function useReplayedTrace() {
  const gateway = useGateway();
  const begin = useNewest();
  const [shown, setShown] = useState<{ readonly number: number; readonly trace: NamedTrace }>();
  const [problem, setProblem] = useState<Problem>();
  const [isReading, setReading] = useState(false);
  const read = async (file: File) => {
    const { number, isNewest } = begin();
    setShown(undefined);
    setProblem(undefined);
    setReading(true);
    const answer = await readTrace(file, gateway);
    if (!isNewest()) return;
    setReading(false);
    if (answer.ok) setShown({ number, trace: answer.value });
    else setProblem(answer.problem);
  };
  useHandedFile('trace', (file) => void read(file));
  return {
    shown,
    problem,
    isReading,
    close: () => {
      setShown(undefined);
    },
  };
}

interface TraceViewProps {
  readonly trace: NamedTrace;
  readonly onClose: () => void;
}

/** Shows the squares at any moment of a recording, and what the line was like at its end. */
export function TraceView({ trace, onClose }: TraceViewProps) {
  const { t } = useTranslation('box');
  const { name, startedAt, moments, end } = trace;
  const last = moments.length - 1;
  const [at, setAt] = useState(last);
  useArrival(t('replay.title'));
  const shown = moments[at];
  const tray = trayOf({ ...end, squares: shown?.squares });
  const changed = shown === undefined ? [] : changedSquares(moments[at - 1]?.squares, shown.squares);
  const told = (place: number): string => {
    const now = moments[place];
    if (now === undefined) return '';
    const squares = changedSquares(moments[place - 1]?.squares, now.squares);
    const [square = 0] = squares;
    const change =
      squares.length === 1
        ? t(now.squares[square] === '1' ? 'filled' : 'emptied', { square: squareName(square, tray.columns) })
        : t(place === 0 ? 'replay.first' : 'replay.many', { count: squares.length });
    return t('replay.at', { at: place + 1, count: moments.length, time: boxTime(now.at), change });
  };
  return (
    <main className="box">
      <section className="box-picture" aria-label={t('picture')}>
        <TrayView
          tray={tray}
          marks={usualBox}
          newest={changed.length === 1 ? changed[0] : undefined}
          live={shown !== undefined}
        />
      </section>
      <section className="box-side">
        <h1 tabIndex={-1}>{t('replay.title')}</h1>
        <p className="soft" data-spoken>
          {t('replay.says', { name, when: dateAndTime.format(startedAt) })}
        </p>
        {shown === undefined ? (
          <p data-spoken>{t('replay.none')}</p>
        ) : (
          <StepThrough label={t('replay.moment')} at={at} last={last} told={told} onGo={setAt} />
        )}
        <p>{t(end.link === 'live' ? 'replay.ends.live' : 'replay.ends.other')}</p>
        {end.problem !== undefined && <ProblemNotice alert={false} problem={end.problem} />}
        <BoxFaults faults={end.faults ?? []} columns={tray.columns} />
        {end.info !== undefined && (
          <p className="small soft">{t(end.info.name === undefined ? 'info' : 'namedInfo', end.info)}</p>
        )}
        {end.counts !== undefined && <LineCounts counts={end.counts} />}
        <div className="box-actions">
          <Button onClick={onClose}>{t('replay.close')}</Button>
        </div>
      </section>
    </main>
  );
}

/** The squares that differ; all of them where there was no picture before, or one of another box. */
export function changedSquares(before: string | undefined, now: string): readonly number[] {
  return [...now].flatMap((sign, square) =>
    before?.length === now.length && before[square] === sign ? [] : [square],
  );
}
