import { spanText, type Need, type TonightPlan } from '#print-templates/index.ts';
import type { Translate } from '#shared/i18n/index.ts';

export function foundText({ papers, making }: TonightPlan, t: Translate): string {
  const sheets = t('print:sheets', { count: papers });
  return t('tonight:found', { sheets, time: spanText(making?.seconds ?? 0, t) });
}

const hour = 3600;

/** Says when the game can be on the table for somebody who begins in the afternoon and works alone. */
export function whenText({ printing, jobs, making }: TonightPlan, t: Translate): string {
  const machines = jobs.reduce((sum, job) => sum + job.seconds, 0);
  const seconds = (making?.seconds ?? 0) + 60 * (making?.drying ?? 0) + printing + machines;
  const when = seconds <= 2 * hour ? 'supper' : seconds <= 5 * hour ? 'tonight' : 'weekend';
  return t(`tonight:when.${when}`);
}

/** Returns the time of printer, machines and drying, as opposed to handwork. */
export function besideText({ printing, jobs, making }: TonightPlan, t: Translate): string {
  const machines = (['plastic', 'cutter', 'laser'] as const).flatMap((machine) => {
    const own = jobs.filter((job) => job.with === machine);
    const seconds = own.reduce((sum, job) => sum + job.seconds, 0);
    return own.length === 0 ? [] : [t(`tonight:busy.${machine}`, { time: spanText(seconds, t) })];
  });
  const drying = making?.drying ?? 0;
  return [
    t('tonight:printing', { time: spanText(printing, t) }),
    ...machines,
    ...(drying === 0 ? [] : [t('option:print.work.drying', { count: drying })]),
  ].join(' ');
}

export function needText({ what, count, edge }: Need, t: Translate): string {
  if (what === 'blocks') return t('tonight:needs.blocks', { count, edge });
  if (what === 'twisting-cube') return t('tonight:needs.cube');
  return what === 'box'
    ? t('option:print.kit.bought.tray')
    : t(`option:print.kit.materials.${what}`, { count });
}

export function toolsText({ parts }: TonightPlan, t: Translate): string {
  const tools = t('option:print.kit.tools');
  const isStapled = parts.some(({ template }) => template === 'booklet');
  return isStapled ? `${tools} ${t('tonight:needs.stapler')}` : tools;
}

export function filesText({ files }: TonightPlan, t: Translate): string {
  const formats = ['pdf', 'svg', '3mf'] as const;
  return formats
    .map((format) => ({ format, count: files.filter((file) => file.format === format).length }))
    .filter(({ count }) => count > 0)
    .map(({ format, count }) => t(`tonight:formats.${format}`, { count }))
    .join(', ');
}
