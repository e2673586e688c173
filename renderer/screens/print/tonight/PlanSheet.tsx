import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TonightPlan } from '#print-templates/index.ts';
import { offerGame } from '#renderer/app/index.ts';
import { Button, Sheet } from '#renderer/controls/index.ts';
import { isGameId, playOptions } from '#shared/games/index.ts';
import { WorkTable } from '../WorkTable.tsx';
import { PrintedSteps } from './PrintedSteps.tsx';
import { besideText, foundText, needText, toolsText } from './plan-text.ts';
import { jobText, stepsOf } from './steps.ts';
import { useTicks } from './use-ticks.ts';
import type { Tonight } from './use-tonight.ts';

export interface PlanSheetProps {
  readonly tonight: Tonight;
  readonly plan: TonightPlan;
}

export function PlanSheet({ tonight, plan }: PlanSheetProps) {
  const { t } = useTranslation('tonight');
  const { chosen, game, own } = tonight;
  const { making, needs, jobs } = plan;
  const steps = stepsOf(plan, t);
  const tools = toolsText(plan, t);
  const { ticked, tick } = useTicks(chosen.set);
  const [printing, setPrinting] = useState(false);
  return (
    <Sheet space="large" className="tonight-plan" aria-labelledby="tonight-found" aria-busy={tonight.isOld}>
      <h2 id="tonight-found" aria-live="polite">
        {foundText(plan, t)}
      </h2>
      <p className="soft">{besideText(plan, t)}</p>
      {making !== undefined && (
        <details className="small">
          <summary>{t('print:work.title')}</summary>
          <WorkTable time={making} />
        </details>
      )}
      <div className="tonight-columns">
        <section aria-labelledby="tonight-needs">
          <h3 id="tonight-needs" className="label">
            {t('needs.title')}
          </h3>
          <ul className="tonight-rows">
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
        </section>
        <section aria-labelledby="tonight-piles">
          <h3 id="tonight-piles" className="label">
            {t('piles')}
          </h3>
          <ul className="tonight-rows figures">
            {plan.piles.map(({ batch, papers }) => (
              <li key={batch}>
                <span>{t(`print:batches.${batch}`)}</span>
                <span>{t('print:sheets', { count: papers })}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {plan.uses.length > 0 && (
        <section aria-labelledby="tonight-uses">
          <h3 id="tonight-uses" className="label">
            {t('uses.title')}
          </h3>
          <ul className="tonight-rows">
            {plan.uses.map(({ belonging, is }) => (
              <li key={belonging} className={is === 'used' ? undefined : 'soft'}>
                {t(`uses.${belonging}.${is}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {jobs.length > 0 && (
        <section aria-labelledby="tonight-machines">
          <h3 id="tonight-machines" className="label">
            {t('machines')}
          </h3>
          <ul className="tonight-rows">
            {jobs.map((job) => (
              <li key={job.product}>
                <a href={`#/print/${own === undefined ? '' : 'own-'}${job.product}`}>{jobText(job, t)}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="tonight-steps">
        <div className="tonight-steps-head">
          <h3 id="tonight-steps" className="label">
            {t('steps.title')}
          </h3>
          <Button
            size="small"
            onClick={() => {
              setPrinting(true);
            }}
          >
            {t('steps.print')}
          </Button>
        </div>
        <ol className="tonight-steps">
          {steps.map(({ name, text, time }) => (
            <li key={name}>
              <label>
                <input
                  type="checkbox"
                  checked={ticked.includes(name)}
                  onChange={({ currentTarget: { checked } }) => {
                    tick(name, checked);
                  }}
                />
                <span>
                  {text} {time !== undefined && <span className="soft">{time}</span>}
                </span>
              </label>
            </li>
          ))}
        </ol>
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
      </section>
      {printing && (
        <PrintedSteps
          title={tonight.title}
          steps={steps}
          needs={[...needs.map((need) => needText(need, t)), tools]}
          onPrinted={() => {
            setPrinting(false);
          }}
        />
      )}
    </Sheet>
  );
}
