/** A guess that says no more than it knows: minutes up to ten, then fives, then half hours. */
export interface AboutTime {
  readonly unit: 'minutes' | 'hours';
  readonly count: number;
}

/** Of so many minutes, at least one. */
export function aboutTime(minutes: number): AboutTime {
  const step = minutes < 10 ? 1 : 5;
  const count = Math.max(1, Math.round(minutes / step) * step);
  if (count < 120) return { unit: 'minutes', count };
  return { unit: 'hours', count: Math.round(minutes / 30) / 2 };
}
