import type { ReactNode } from 'react';
import type { ChoiceProps } from './Choice.tsx';
import './field.css';

export interface SelectProps<V extends string> extends ChoiceProps<V> {
  readonly className?: string;
}

export function Select<V extends string>({
  label,
  value,
  choices,
  onChange,
  describedBy,
  wrong,
  className = '',
}: SelectProps<V>): ReactNode {
  return (
    <span className={`select ${className}`}>
      <select
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={wrong}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </span>
  );
}
