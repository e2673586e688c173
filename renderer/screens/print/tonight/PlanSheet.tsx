import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Need, TonightPlan } from '#print-templates/index.ts';
import { offerGame } from '#renderer/app/index.ts';
import { Button, Sheet } from '#renderer/controls/index.ts';
import { isGameId } from '#shared/games/index.ts';
import { playOptions } from '#shared/set-design/index.ts';
import { PrintedSteps } from './PrintedSteps.tsx';
import { useSteps } from './steps.ts';
import { useTicks } from './use-ticks.ts';
import type { Tonight } from './use-tonight.ts';

export interface PlanSheetProps {
  readonly tonight: Tonight;
  readonly plan: TonightPlan;
  /** Names of the piles whose PDFs were saved. */
  readonly saved: readonly string[];
}

/** The answer: sheets and time, what must be there, the machines of the house, and the steps to tick off. */
export function PlanSheet({ tonight, plan, saved }: PlanSheetProps) {
  const { t } = useTranslation('tonight');
  const { chosen, game, own } = tonight;
  const steps = useSteps(tonight, plan);
  const { ticked, tick } = useTicks(chosen.set);
  const [printing, setPrinting] = useState(false);
  return (
    <Sheet space="large" className="tonight-plan" aria-labelledby="tonight-found" aria-busy={tonight.isOld}>
      <h2 id="tonight-found" aria-live="polite">
        {t('found', { sheets: t('print:sheets', { count: plan.papers }), time: timeOf(plan.making) })}
      </h2>
      <p className="soft">{t('printing', { time: timeOf(plan.printing) })}</p>
      <div className="tonight-columns">
        <section aria-labelledby="tonight-needs">
          <h3 id="tonight-needs" className="label">
            {t('needs.title')}
          </h3>
          <ul className="tonight-rows">
            {plan.needs.map((need) => (
              <li key={need.what}>
                <span>{needText(need)}</span>
                <span className={need.isOwned ? 'soft' : 'tonight-buy'}>
                  {t(need.isOwned ? 'needs.owned' : 'needs.buy')}
                </span>
              </li>
            ))}
            <li>{t('option:print.kit.tools')}</li>
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
                <span>
                  {t('print:sheets', { count: papers })}
                  {saved.includes(batch) && `, ${t('isSaved')}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {plan.machines.length > 0 && (
        <section aria-labelledby="tonight-machines">
          <h3 id="tonight-machines" className="label">
            {t('machines')}
          </h3>
          <ul className="tonight-rows">
            {plan.machines.map(({ with: machine, product, template }) => (
              <li key={product}>
                <a href={`#/print/${own === undefined ? '' : 'own-'}${product}`}>
                  {t(`machine.${machine}`, { title: titleOf(template) })}
                </a>
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
          needs={plan.needs.map(needText)}
          onPrinted={() => {
            setPrinting(false);
          }}
        />
      )}
    </Sheet>
  );

  function timeOf({ unit, count }: TonightPlan['making']): string {
    return t(`time.${unit}`, { count });
  }

  function needText({ what, count, edge }: Need): string {
    if (what === 'blocks') return t('needs.blocks', { count, edge });
    return what === 'twisting-cube' ? t('needs.cube') : t(`option:print.kit.materials.${what}`, { count });
  }

  function titleOf(template: string): string {
    return t([`option:print.products.${template}.title`, `option:print.solids.${template}.title`]);
  }
}
