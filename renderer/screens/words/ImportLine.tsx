import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { whole } from '#renderer/app/index.ts';
import { Button, ProblemNotice, useAnnounce } from '#renderer/controls/index.ts';
import type { ImportProgress } from '#shared/contract/index.ts';
import { ImportReport } from './ImportReport.tsx';
import type { Import } from './use-import.ts';

export function ImportLine({ adding }: { readonly adding: Import }) {
  const { t } = useTranslation('words');
  const { state, stop } = adding;
  useTold(progressText());
  switch (state.kind) {
    case 'idle':
      return null;
    case 'choosing':
      return state.problem === undefined ? null : <ProblemNotice problem={state.problem} />;
    case 'sending':
    case 'making':
      return (
        <div className="words-making">
          <p>{progressText()}</p>
          <Button onClick={stop}>{t('add.stop')}</Button>
        </div>
      );
    case 'stopped':
      return <Stopped />;
    case 'wrong':
      return <ProblemNotice problem={state.problem} />;
    case 'done':
      return <ImportReport added={state.added} />;
  }

  function progressText(): string | undefined {
    if (state.kind === 'making') return stageText(state.progress);
    if (state.kind !== 'sending') return undefined;
    return t('add.sending', { done: kilobytes(state.done), total: kilobytes(state.total) });
  }

  function stageText(progress: ImportProgress): string {
    if (progress.stage === 'waiting') return t('add.waiting', { count: progress.before });
    const { stage, done, total } = progress;
    const percent = total === 0 ? 0 : Math.floor((100 * done) / total);
    return t(`add.stage.${stage}`, { percent });
  }
}

function Stopped() {
  const { t } = useTranslation('words');
  const say = useAnnounce();
  const stopped = t('add.stopped');
  useEffect(() => {
    say(stopped);
  }, [say, stopped]);
  return <p>{stopped}</p>;
}

/** Progress is announced only this often, since announcing every step would never stop. */
const tellEveryMs = 4000;

function useTold(sentence: string | undefined): void {
  const say = useAnnounce();
  const latest = useRef(sentence);
  useEffect(() => {
    latest.current = sentence;
  }, [sentence]);
  const going = sentence !== undefined;
  useEffect(() => {
    if (!going) return;
    const timer = setInterval(() => {
      if (latest.current !== undefined) say(latest.current);
    }, tellEveryMs);
    return () => {
      clearInterval(timer);
    };
  }, [going, say]);
}

const kilobytes = (bytes: number): string => whole.format(Math.ceil(bytes / 1000));
