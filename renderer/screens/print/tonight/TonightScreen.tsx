import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArrival } from '#renderer/app/index.ts';
import { Notice } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { usePrinters } from '../use-printers.ts';
import { PlanSheet } from './PlanSheet.tsx';
import { Questions } from './Questions.tsx';
import { SaveKit } from './SaveKit.tsx';
import { useTonight } from './use-tonight.ts';
import '../print.css';
import '../print-options.css';
import './tonight.css';

export function TonightScreen() {
  const { t } = useTranslation('tonight');
  const tonight = useTonight();
  const { plan, problem, isOld } = tonight;
  const printer = usePrinters().chosen?.profile;
  const [isWrong, setWrong] = useState(false);
  useArrival(t('title'));
  return (
    <main className="tonight">
      <section className="tonight-form">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="soft">{t('lead')}</p>
        <Questions tonight={tonight} onWrong={setWrong} />
        {isOld && plan !== undefined && (
          <p className="waiting soft small" role="status">
            {t('reckoning')}
          </p>
        )}
        <SaveKit
          plan={plan}
          set={tonight.own?.text}
          printer={printer}
          disabled={isOld || isWrong || plan === undefined}
        />
      </section>
      {problem !== undefined && <Notice>{problemText(t, problem)}</Notice>}
      {plan === undefined && problem === undefined && (
        <p className="waiting soft" role="status">
          {t('reckoning')}
        </p>
      )}
      {plan !== undefined && <PlanSheet tonight={tonight} plan={plan} />}
    </main>
  );
}
