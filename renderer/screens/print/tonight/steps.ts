import { spanText, workText, type MachineJob, type Pile, type TonightPlan } from '#print-templates/index.ts';
import type { Translate } from '#shared/i18n/index.ts';

export interface Step {
  /** The name stays the same for a set, whatever else is chosen, because ticks are kept by it. */
  readonly name: string;
  readonly text: string;
  readonly time: string | undefined;
}

export function stepsOf(plan: TonightPlan, t: Translate): readonly Step[] {
  const buying = plan.needs.some(({ state }) => state === 'missing');
  const byMachine = (machine: MachineJob['with']) =>
    plan.jobs
      .filter((job) => job.with === machine)
      .map((job) => step(`${machine}-${job.template}`, jobText(job, t)));
  return [
    ...(buying ? [step('buy', t('tonight:steps.buy'))] : []),
    ...byMachine('plastic'),
    ...plan.piles.map((pile) => step(`pile-${pile.batch}`, pileText(pile, t))),
    step('measure', t('tonight:steps.measure', { batch: batchText(plan.piles[0], t) })),
    ...byMachine('cutter'),
    ...byMachine('laser'),
    ...plan.parts.map(({ template, how, isCut, time }) => {
      const text = t('tonight:steps.part', { part: titleOf(template, t), how: t(how) });
      return step(
        template,
        isCut ? `${text} ${t('tonight:steps.isCut')}` : text,
        time === undefined ? undefined : workText(time, t),
      );
    }),
    step('play', t('tonight:steps.play')),
  ];
}

export function jobText(
  { with: machine, template, files, seconds, instead }: MachineJob,
  t: Translate,
): string {
  const facts = { count: files.length, title: titleOf(template, t), time: spanText(seconds, t) };
  const text = t(`tonight:jobs.${machine}`, facts);
  if (instead === undefined) return text;
  return `${text} ${t('tonight:jobs.instead', { part: titleOf(instead, t) })}`;
}

function titleOf(template: string, t: Translate): string {
  return t([`option:print.products.${template}.title`, `option:print.solids.${template}.title`]);
}

function step(name: string, text: string, time?: string): Step {
  return { name, text, time };
}

function pileText(pile: Pile, t: Translate): string {
  const { duplex, turnedBy, papers } = pile;
  const text = t('tonight:steps.pile', { batch: batchText(pile, t), count: papers });
  if (duplex === 'none') return text;
  const turned = turnedBy === 'printer' ? t(`print:duplex.${duplex}`) : t(`tonight:steps.turned.${duplex}`);
  return `${text} ${turned}`;
}

function batchText(pile: Pile | undefined, t: Translate): string {
  return pile === undefined ? '' : t(`print:batches.${pile.batch}`);
}
