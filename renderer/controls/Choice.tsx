import { useId } from 'react';
import './choice.css';

export interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (value: V) => void;
  readonly describedBy?: string | undefined;
  readonly wrong?: boolean | undefined;
}

/** Shows up to four choices side by side. Native radio buttons make arrow keys and screen readers work. */
export function Choice<V extends string>({
  label,
  value,
  choices,
  onChange,
  describedBy,
  wrong,
}: ChoiceProps<V>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={wrong}
      className="choice"
    >
      {choices.map((choice) => (
        <label key={choice.value} className="choice-segment">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => {
              onChange(choice.value);
            }}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}

export interface ToggleProps {
  readonly label: string;
  readonly value: boolean;
  readonly onLabel: string;
  readonly offLabel: string;
  readonly onChange: (value: boolean) => void;
  readonly describedBy?: string | undefined;
}

export function Toggle({ label, value, onLabel, offLabel, onChange, describedBy }: ToggleProps) {
  return (
    <Choice
      label={label}
      value={value ? 'on' : 'off'}
      choices={[
        { value: 'on', label: onLabel },
        { value: 'off', label: offLabel },
      ]}
      onChange={(next) => {
        onChange(next === 'on');
      }}
      describedBy={describedBy}
    />
  );
}
