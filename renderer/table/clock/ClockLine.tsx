import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import { useCommands } from '#renderer/keys/index.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';
import { clockText, isOverTime, limitTime, type ClockTime } from './clocks.ts';
import { ClockStrip } from './SeatClock.tsx';
import { useClock, useMayPause } from './use-clock.ts';
import { useClockSpeech } from './use-clock-speech.ts';

interface ClockLineProps<T extends TableTypes> {
  readonly model: Shell<T>;
}

/** The line under the score pad: the sand of this turn, and the pause. Without a pad it has the clocks, too. */
export function ClockLine<T extends TableTypes>({ model }: ClockLineProps<T>) {
  const may = useMayPause(model.play, model.state, model.ending !== undefined);
  useCommands({
    'table.pause': may.byKey
      ? () => {
          model.play.pause();
        }
      : undefined,
  });
  return may.byButton ? <Line model={model} /> : null;
}

function Line<T extends TableTypes>({ model }: ClockLineProps<T>) {
  const { t } = useTranslation('table');
  const [clock, now] = useClock(model.play);
  const sand = limitTime('sand', model.game, clock, now);
  useClockSpeech(model);
  return (
    <div className="clock-line">
      <ClockStrip model={model} />
      {sand === undefined ? null : <Sand sand={sand} />}
      <Button
        look="link"
        size="small"
        className="clock-pause"
        command="table.pause"
        onClick={() => model.play.pause()}
      >
        {t('clock.pause')}
      </Button>
    </div>
  );
}

export function Sand({ sand }: { readonly sand: ClockTime }) {
  const { t } = useTranslation('table');
  const left = Math.max(0, sand.leftMs);
  return (
    <p role="timer" className="sand">
      <span className="label">{t('clock.sand')}</span>
      <TimeBoxes leftMs={left} ms={sand.ms} />
      <span className="seat-clock-figure figures">{clockText(left)}</span>
      <span className="small soft">
        {isOverTime(sand) ? t('clock.sandOut') : t('clock.sandOf', { time: clockText(sand.ms) })}
      </span>
    </p>
  );
}

const boxes = 10;

/** Ten boxes, emptied from the right. */
export function TimeBoxes({ leftMs, ms }: Pick<ClockTime, 'leftMs' | 'ms'>) {
  const full = Math.ceil((leftMs * boxes) / ms);
  return (
    <span className="sand-boxes" aria-hidden>
      {Array.from({ length: boxes }, (_, at) => (
        <span key={at} className={at < full ? 'sand-box sand-box--full' : 'sand-box'} />
      ))}
    </span>
  );
}
