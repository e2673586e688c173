import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import type { Turning } from './use-turn.ts';
import './turn-buttons.css';

export interface TurnButtonsProps {
  readonly label?: string;
  readonly turning: Turning;
  /** `aside` and `tilt` are in degrees per press. */
  readonly aside: number;
  readonly tilt: number;
}

export function TurnButtons({ label, turning, aside, tilt }: TurnButtonsProps) {
  const { by, reset } = turning;
  const id = useId();
  const { t } = useTranslation('table');
  const turns = [
    ['left', aside, 0],
    ['right', -aside, 0],
    ['up', 0, tilt],
    ['down', 0, -tilt],
  ] as const;
  return (
    <div role="group" aria-labelledby={id} className="turn-buttons">
      <span id={id} className={label === undefined ? 'label' : 'visually-hidden'}>
        {label ?? t('cubeInSpace.view')}
      </span>
      {turns.map(([way, yaw, pitch]) => (
        <Button
          key={way}
          size="small"
          onClick={() => {
            by(yaw, pitch);
          }}
        >
          {t(`cubeInSpace.${way}`)}
        </Button>
      ))}
      <Button size="small" onClick={reset}>
        {t('cubeInSpace.reset')}
      </Button>
    </div>
  );
}
