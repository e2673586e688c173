import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { TonightPlan } from '#print-templates/index.ts';
import { useKept } from '#renderer/app/index.ts';
import { Button } from '#renderer/controls/index.ts';
import { stepsOf, type Step } from './steps.ts';

export interface StepsProps {
  readonly plan: TonightPlan;
  readonly set: string;
  readonly title: string;
  readonly needs: readonly string[];
  readonly children: ReactNode;
}

export function Steps({ plan, set, title, needs, children }: StepsProps) {
  const { t } = useTranslation('tonight');
  const steps = stepsOf(plan, t);
  const { ticked, tick } = useTicks(set);
  const [printing, setPrinting] = useState(false);
  const printed = useCallback(() => {
    setPrinting(false);
  }, []);
  return (
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
      {children}
      {printing && <PrintedSteps title={title} steps={steps} needs={needs} onPrinted={printed} />}
    </section>
  );
}

interface PrintedStepsProps {
  readonly title: string;
  readonly needs: readonly string[];
  readonly steps: readonly Step[];
  readonly onPrinted: () => void;
}

/** Opens the print dialog on mount; `onPrinted` must unmount the component. */
function PrintedSteps({ title, needs, steps, onPrinted }: PrintedStepsProps) {
  const { t } = useTranslation('tonight');
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => {
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  return createPortal(
    <section className="printed-steps">
      <h1>{title}</h1>
      <h2>{t('needs.title')}</h2>
      <ul>
        {needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      <h2>{t('steps.title')}</h2>
      <ol>
        {steps.map(({ name, text, time }) => (
          <li key={name}>
            {text} {time}
          </li>
        ))}
      </ol>
    </section>,
    document.body,
  );
}

const kept = z.strictObject({ set: z.string(), ticked: z.array(z.string()).readonly() });
const none: z.infer<typeof kept> = { set: '', ticked: [] };

/** Returns the ticks of one set. They outlive the window, since glue dries slowly. */
function useTicks(set: string): {
  readonly ticked: readonly string[];
  readonly tick: (name: string, done: boolean) => void;
} {
  const [state, change] = useKept('tonight.ticked', kept, none);
  const tickedIn = (now: z.infer<typeof kept>) => (now.set === set ? now.ticked : none.ticked);
  return {
    ticked: tickedIn(state),
    tick: (name, done) => {
      change((now) => {
        const others = tickedIn(now).filter((one) => one !== name);
        return { set, ticked: done ? [...others, name] : others };
      });
    },
  };
}
