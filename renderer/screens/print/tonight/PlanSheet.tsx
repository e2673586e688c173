import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TonightPlan } from '#print-templates/index.ts';
import { offerGame } from '#renderer/app/index.ts';
import { Sheet } from '#renderer/controls/index.ts';
import { isGameId, playOptions } from '#shared/games/index.ts';
import { WorkTable } from '../Preflight.tsx';
import { Steps } from './Steps.tsx';
import { besideText, foundText, needText, toolsText, whenText } from './plan-text.ts';
import { jobText } from './steps.ts';
import type { Tonight } from './use-tonight.ts';

export interface PlanSheetProps {
  readonly tonight: Tonight;
  readonly plan: TonightPlan;
}

export function PlanSheet({ tonight, plan }: PlanSheetProps) {
  const { t } = useTranslation('tonight');
  const { chosen, game, own } = tonight;
  const { making, needs, jobs } = plan;
  const tools = toolsText(plan, t);
  return (
    <Sheet space="large" className="tonight-plan" aria-labelledby="tonight-found" aria-busy={tonight.isOld}>
      <h2 id="tonight-found" aria-live="polite" data-spoken>
        {foundText(plan, t)}
      </h2>
      <p className="soft" data-spoken>
        {whenText(plan, t)} {besideText(plan, t)}
      </p>
      {making !== undefined && (
        <details className="small">
          <summary>{t('print:work.title')}</summary>
          <WorkTable time={making} />
        </details>
      )}
      <div className="tonight-columns">
        <Part name="needs" title={t('needs.title')}>
          <ul className="tonight-rows" data-answers="words">
            {needs.map((need) => (
              <li key={need.what}>
                <span>{needText(need, t)}</span>
                <span className={need.state === 'missing' ? 'tonight-buy' : 'soft'}>
                  {t(`needs.${need.state}`)}
                </span>
              </li>
            ))}
            <li>{tools}</li>
          </ul>
        </Part>
        <Part name="piles" title={t('piles')}>
          <ul className="tonight-rows figures" data-answers="stock">
            {plan.piles.map(({ batch, papers }) => (
              <li key={batch}>
                <span>{t(`print:batches.${batch}`)}</span>
                <span>{t('print:sheets', { count: papers })}</span>
              </li>
            ))}
          </ul>
        </Part>
      </div>
      {plan.uses.length > 0 && (
        <Part name="uses" title={t('uses.title')}>
          <ul className="tonight-rows">
            {plan.uses.map(({ belonging, is }) => (
              <li key={belonging} className={is === 'used' ? undefined : 'soft'}>
                {t(`uses.${belonging}.${is}`)}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {jobs.length > 0 && (
        <Part name="machines" title={t('machines')}>
          <ul className="tonight-rows">
            {jobs.map((job) => (
              <li key={job.product}>
                <a href={`#/print/${own === undefined ? '' : 'own-'}${job.product}`}>{jobText(job, t)}</a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Steps
        plan={plan}
        set={chosen.set}
        title={tonight.title}
        needs={[...needs.map((need) => needText(need, t)), tools]}
      >
        {isGameId(game) && (
          <p>
            <a
              href="#/new"
              onClick={() => {
                if (own !== undefined) offerGame({ game, options: playOptions(game, own.set) });
              }}
            >
              {t('deal')}
            </a>
          </p>
        )}
      </Steps>
    </Sheet>
  );
}

interface PartProps {
  readonly name: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ name, title, children }: PartProps) {
  const id = `tonight-${name}`;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="label">
        {title}
      </h3>
      {children}
    </section>
  );
}
