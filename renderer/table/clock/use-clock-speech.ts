import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '#renderer/controls/index.ts';
import type { RunningLimit, TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';
import { useClock } from './use-clock.ts';

/** Seconds left at which a limit is spoken, if it is longer than that. */
const spokenAt = [60, 30, 10] as const;

/** Computers are not told of their time. */
export function useClockSpeech<T extends TableTypes>(model: Shell<T>): void {
  const { t } = useTranslation('table');
  const say = useAnnounce();
  const [{ running }, now] = useClock(model.play);
  const said = useRef<ReadonlyMap<string, number>>(new Map());
  const { seat, names, people } = model;
  const isTold = seat === undefined || people.includes(seat);
  useEffect(() => {
    const before = said.current;
    said.current = new Map(running.map((limit) => [keyOf(limit), secondsLeft(limit, now)]));
    for (const limit of running) {
      const was = before.get(keyOf(limit));
      const at = secondsLeft(limit, now);
      const due = spokenAt.some((mark) => was !== undefined && was > mark && at <= mark && at > 0);
      if (!due || !isTold) continue;
      const name = names[seat ?? -1];
      if (limit.kind === 'sand') say(t('clock.saidSand', { count: at }));
      else if (limit.kind === 'rules' || name === undefined) say(t('clock.saidAlone', { count: at }));
      else say(t('clock.said', { name, count: at }));
    }
  }, [running, now, names, seat, isTold, say, t]);
}

const keyOf = ({ key, ms }: RunningLimit): string => `${key} ${ms}`;

function secondsLeft({ endsAt }: RunningLimit, now: number): number {
  return Math.ceil((endsAt - now) / 1000);
}
