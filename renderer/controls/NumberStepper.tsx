import { Button, Group, Input, NumberField } from 'react-aria-components';
import './field.css';

export interface NumberStepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Shown after the figure: "15 mm". */
  readonly unit?: string | undefined;
  readonly onChange: (value: number) => void;
  readonly describedBy?: string | undefined;
  readonly lessLabel: string;
  readonly moreLabel: string;
}

/** A measure with its unit between less and more; arrow keys step, and a figure may be typed. */
export function NumberStepper({
  label,
  value,
  min,
  max,
  step,
  unit,
  onChange,
  describedBy,
  lessLabel,
  moreLabel,
}: NumberStepperProps) {
  return (
    <NumberField
      aria-label={unit === undefined ? label : `${label}, ${unit}`}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      value={value}
      minValue={min}
      maxValue={max}
      step={step}
      onChange={(next) => {
        if (Number.isFinite(next)) onChange(next);
      }}
      formatOptions={{ useGrouping: false, maximumFractionDigits: 2 }}
    >
      <Group className="stepper">
        <Button slot="decrement" className="stepper-button" aria-label={lessLabel}>
          −
        </Button>
        <span className="stepper-figure">
          <Input className="figures" size={Math.max(2, String(value).length)} />
          {unit !== undefined && <span aria-hidden>{unit}</span>}
        </span>
        <Button slot="increment" className="stepper-button" aria-label={moreLabel}>
          +
        </Button>
      </Group>
    </NumberField>
  );
}
