import { useTranslation } from 'react-i18next';
import { PlayerMark } from '#renderer/board/index.ts';
import { clockOf, overtimeCost } from '#shared/engine/index.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';
import { clockText, isOverTime, seatTimes, type ClockTime } from './clocks.ts';
import { useClock } from './use-clock.ts';

const minuteMs = 60_000;

interface SeatClockProps<T extends TableTypes> {
  readonly model: Shell<T>;
  readonly at: number;
}

/** The second figure under a score, with a word. */
export function SeatClock<T extends TableTypes>({ model, at }: SeatClockProps<T>) {
  return clockOf(model.state) === undefined ? null : <Time model={model} at={at} />;
}

function Time<T extends TableTypes>({ model, at }: SeatClockProps<T>) {
  const [clock, now] = useClock(model.play);
  const time = seatTimes(model.game, clock, now).find(({ seat }) => seat === at);
  return time === undefined ? null : <ClockFigure time={time} />;
}

export function ClockFigure({ time }: { readonly time: Omit<ClockTime, 'key'> }) {
  const { t } = useTranslation('table');
  const isOver = isOverTime(time);
  return (
    <span className={time.isRunning ? 'seat-clock seat-clock--runs' : 'seat-clock'}>
      <span className="seat-clock-figure figures">{figureOf(time)}</span>{' '}
      <span className="seat-clock-word">{isOver ? t('clock.over') : t(wordOf(time))}</span>
    </span>
  );
}

/** What the time over the clock has cost so far, which no score shows before the end. */
export function OvertimeSays<T extends TableTypes>({ model, at }: SeatClockProps<T>) {
  const { t } = useTranslation('table');
  const minutes = clockOf(model.state)?.over[at] ?? 0;
  if (minutes === 0 || model.ending !== undefined) return null;
  return <span>{t('clock.cost', { points: minutes * overtimeCost })}</span>;
}

/** Where there is no room for the pad: a mark and a time for each seat, or for those that matter where it is narrow. */
export function ClockStrip<T extends TableTypes>({ model }: { readonly model: Shell<T> }) {
  const { t } = useTranslation('table');
  const [clock, now] = useClock(model.play);
  const times = seatTimes(model.game, clock, now);
  if (times.length === 0) return null;
  return (
    <ul className="clock-strip" aria-label={t('clock.title')}>
      {times.map((time) => {
        const isOver = isOverTime(time);
        const name = model.names[time.seat] ?? '';
        return (
          <li
            key={time.seat}
            className={time.isRunning ? 'seat-clock seat-clock--runs' : 'seat-clock'}
            data-own={model.people.length === 1 && model.people[0] === time.seat ? '' : undefined}
          >
            <PlayerMark seat={time.seat} />
            <span className="seat-clock-figure figures" aria-hidden>
              {figureOf(time)}
            </span>
            <span className="visually-hidden">
              {t(isOver ? 'clock.ofSeatOver' : 'clock.ofSeat', { name, time: clockText(time.leftMs) })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function figureOf({ leftMs }: Pick<ClockTime, 'leftMs'>): string {
  return leftMs < 0 ? `−${clockText(leftMs)}` : clockText(leftMs);
}

function wordOf({ leftMs, ms }: Omit<ClockTime, 'key'>): 'clock.left' | 'clock.lastMinute' {
  return leftMs < minuteMs && ms > minuteMs ? 'clock.lastMinute' : 'clock.left';
}
