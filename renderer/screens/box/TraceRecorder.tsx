import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileOutcome, useFileOut, useGateway } from '#renderer/app/index.ts';
import { Button, Notice } from '#renderer/controls/index.ts';
import type { BoxState } from '#shared/contract/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

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
      <p className="soft">{t('trace.says')}</p>
      {trace !== undefined && (
        <p className="figures">{t(`trace.${trace.state}`, { size: Math.ceil(trace.characters / 1000) })}</p>
      )}
      {problem !== undefined && <Notice>{problemText(t, problem)}</Notice>}
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
