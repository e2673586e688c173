import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileOutcome, useFileOut, useGateway } from '#renderer/app/index.ts';
import { Button, Icon, ProblemNotice } from '#renderer/controls/index.ts';
import { traceTextLimit, type BoxState } from '#shared/contract/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { boxTime, squareName } from './tray.ts';

export interface TraceRecorderProps {
  readonly trace: BoxState['trace'];
  readonly isOpen: boolean;
}

export function TraceRecorder({ trace, isOpen }: TraceRecorderProps) {
  const { t } = useTranslation('box');
  const gateway = useGateway();
  const [problem, setProblem] = useState<Problem>();
  const { outcome, save } = useFileOut();
  const isRecording = trace?.state === 'recording';
  // A running recording stays visible when the screen is opened again.
  const [isUnfolded, setUnfolded] = useState(isRecording);
  const turn = async () => {
    const answer = await gateway.call('recordBox', { on: !isRecording });
    setProblem(answer.ok ? undefined : answer.problem);
  };
  return (
    <details
      className="small box-trace"
      open={isUnfolded}
      onToggle={(event) => {
        setUnfolded(event.currentTarget.open);
      }}
    >
      <summary>{t('trace.title')}</summary>
      <p className="soft">{t('trace.says', { size: traceTextLimit / 1000 })}</p>
      {trace !== undefined && (
        <p className="figures">{t(`trace.${trace.state}`, { size: Math.ceil(trace.characters / 1000) })}</p>
      )}
      {problem !== undefined && <ProblemNotice problem={problem} />}
      <FileOutcome outcome={outcome} />
      <div className="box-actions">
        {isOpen && (
          <Button size="small" onClick={() => void turn()}>
            {t(isRecording ? 'trace.stop' : 'trace.start')}
          </Button>
        )}
        {trace !== undefined && (
          <Button size="small" onClick={() => void save(() => gateway.takeFile('saveTrace'))}>
            {t('trace.save')}
          </Button>
        )}
      </div>
    </details>
  );
}

interface ChangesProps {
  readonly changes: BoxState['changes'];
  readonly columns: number;
}

const shown = 8;

export function Changes({ changes, columns }: ChangesProps) {
  const { t } = useTranslation('box');
  return (
    <section aria-labelledby="changes-name">
      <h2 id="changes-name">{t('changes')}</h2>
      {changes.length > 0 && <p className="small soft">{t('changesClock')}</p>}
      {changes.length === 0 ? (
        <p className="soft">{t('noChanges')}</p>
      ) : (
        <ol className="box-changes">
          {changes.slice(0, shown).map(({ square, full, at }, place) => (
            <li key={`${at}-${square}-${place}`} data-answers={place === 0 ? 'last' : undefined}>
              <Icon name={full ? 'down' : 'up'} />
              <span>{t(full ? 'filled' : 'emptied', { square: squareName(square, columns) })}</span>
              <span className="soft figures">{boxTime(at)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
