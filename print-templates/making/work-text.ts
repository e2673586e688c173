import type { Translate } from '#shared/i18n/index.ts';
import type { MakingTime } from '../layout/types.ts';

const worthParts = 20 * 60;
const leastShare = 0.1;

export function workText(time: MakingTime, t: Translate): string {
  const named = time.parts.filter(({ seconds }) => seconds >= leastShare * time.seconds);
  const whole = spanText(time.seconds, t);
  const parts = named.map(({ job, seconds }) =>
    t('option:print.work.part', { job: t(`option:print.work.jobs.${job}`), time: spanText(seconds, t) }),
  );
  const isLong = time.seconds >= worthParts && named.length > 1;
  const work = isLong
    ? t('option:print.work.inParts', { time: whole, parts: parts.join(', ') })
    : t('option:print.work.about', { time: whole });
  return time.drying === 0 ? work : `${work} ${t('option:print.work.drying', { count: time.drying })}`;
}

export function spanText(seconds: number, t: Translate): string {
  const { unit, count } = aboutTime(seconds / 60);
  return t(`option:print.work.span.${unit}`, { count });
}

/** Times are rounded to whole minutes up to ten, then to five minutes, and from two hours to half hours. */
export interface AboutTime {
  readonly unit: 'minutes' | 'hours';
  readonly count: number;
}

export function aboutTime(minutes: number): AboutTime {
  const step = minutes < 10 ? 1 : 5;
  const count = Math.max(1, Math.round(minutes / step) * step);
  if (count < 120) return { unit: 'minutes', count };
  return { unit: 'hours', count: Math.round(minutes / 30) / 2 };
}
