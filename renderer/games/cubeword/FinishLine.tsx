import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '#renderer/table/index.ts';
import type { TableModel } from './use-model.ts';

/** Shows the agreed finish with the round, and the clock if a time was agreed (C9). */
export function FinishLine({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('cubewordTable');
  const { options, round, lastRound, timeUp, phase } = model.state;
  const left = useSecondsLeft(model.endsAt);
  const finish = t(`finish.${options.finish}`, {
    target: options.target,
    lead: options.lead,
    rounds: options.rounds,
    round,
  });
  return (
    <p className="label finish-line">
      {left === undefined || timeUp ? null : (
        <span role="timer" className="figures finish-clock">
          {t('finish.clock', { minutes: Math.floor(left / 60), seconds: String(left % 60).padStart(2, '0') })}
        </span>
      )}{' '}
      <span>
        {lastRound === undefined || phase.kind === 'over'
          ? finish
          : t(timeUp ? 'finish.timeUp' : 'finish.last')}
      </span>
    </p>
  );
}
