import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { useAnnounce } from './SpeechRegion.tsx';
import './field.css';

export interface StepThroughProps {
  /** Names the slider. */
  readonly label: string;
  /** From 0 to `last`. */
  readonly at: number;
  readonly last: number;
  /** Says what is at a place; it is shown, and read when the place is reached. */
  readonly told: (at: number) => string;
  readonly onGo: (at: number) => void;
}

/** Leads through a row of moments with a slider, or a step at a time with two buttons, which keep the focus at either end. */
export function StepThrough({ label, at, last, told, onGo }: StepThroughProps) {
  const { t } = useTranslation('common');
  const say = useAnnounce();
  const go = (to: number) => {
    const next = Math.min(last, Math.max(0, to));
    if (next !== at) onGo(next);
    say(told(next));
  };
  return (
    <div className="step-through">
      <p className="figures" data-spoken data-answers="last">
        {told(at)}
      </p>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={told(at)}
        min={0}
        max={last}
        value={at}
        onChange={(event) => {
          onGo(event.currentTarget.valueAsNumber);
        }}
      />
      <div className="step-through-buttons">
        <Button
          size="small"
          aria-disabled={at === 0}
          onClick={() => {
            go(at - 1);
          }}
        >
          {t('steps.earlier')}
        </Button>
        <Button
          size="small"
          aria-disabled={at === last}
          onClick={() => {
            go(at + 1);
          }}
        >
          {t('steps.later')}
        </Button>
      </div>
    </div>
  );
}
