/** The guess is in minutes up to ten, then in fives, and from two hours in half hours. */
export interface AboutTime {
  readonly unit: 'minutes' | 'hours';
  readonly count: number;
}

/** The result is at least one minute. */
export function aboutTime(minutes: number): AboutTime {
  const step = minutes < 10 ? 1 : 5;
  const count = Math.max(1, Math.round(minutes / step) * step);
  if (count < 120) return { unit: 'minutes', count };
  return { unit: 'hours', count: Math.round(minutes / 30) / 2 };
}
