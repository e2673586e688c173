import { useTranslation } from 'react-i18next';
import type { TonightPlan } from '#print-templates/index.ts';
import type { Tonight } from './use-tonight.ts';

/** One thing to do, and how long it takes where that is known. */
export interface Step {
  /** The same for the same set, whatever else is chosen. */
  readonly name: string;
  readonly text: string;
  readonly time: string | undefined;
}

/** What is done in which order: print each pile, measure, make each part, play. */
export function useSteps({ chosen, way }: Tonight, plan: TonightPlan): readonly Step[] {
  const { t } = useTranslation('tonight');
  const bothSides = chosen.owned.includes('duplex');
  const buying = plan.needs.some(({ isOwned }) => !isOwned);
  const step = (name: string, text: string, time?: string): Step => ({ name, text, time });
  return [
    ...(buying ? [step('buy', t('steps.buy'))] : []),
    ...(way === 'solid' ? [step('plastic', t('steps.plastic'))] : []),
    ...plan.piles.map(({ batch, duplex, papers }) => {
      const sides =
        duplex === 'none' ? '' : bothSides ? t(`print:duplex.${duplex}`) : t(`steps.turned.${duplex}`);
      const pile = t('steps.pile', { batch: t(`print:batches.${batch}`), count: papers });
      return step(`pile-${batch}`, `${pile} ${sides}`.trim());
    }),
    step('measure', t('option:print.kit.measure')),
    ...plan.parts.map(({ template, time }) =>
      step(
        template,
        `${t(`option:print.products.${template}.title`)}: ${t(`option:print.products.${template}.how`)}`,
        time && t(`option:print.kit.time.${time.unit}`, { count: time.count }),
      ),
    ),
    step('play', t('steps.play')),
  ];
}
