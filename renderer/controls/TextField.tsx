import { useId, type ComponentPropsWithRef } from 'react';
import type { Problem } from '#shared/kernel/index.ts';
import { ProblemSentence } from './ProblemNotice.tsx';
import './field.css';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem?: Problem | undefined;
  readonly says?: string | undefined;
  readonly wrong?: boolean;
  readonly look?: 'box' | 'line';
  readonly showLabel?: boolean;
}

export function TextField({
  label,
  value,
  onChange,
  problem,
  says,
  wrong = problem !== undefined,
  look = 'box',
  showLabel = false,
  className = '',
  ...rest
}: TextFieldProps) {
  const id = useId();
  const isExplained = problem !== undefined || says !== undefined;
  return (
    <span className={`text-field ${className}`}>
      <label htmlFor={id} className={showLabel ? 'label' : 'visually-hidden'}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        {...rest}
        className={`text-input text-input--${look}`}
        value={value}
        aria-invalid={wrong}
        {...(isExplained && { 'aria-describedby': `${id}-about` })}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
      {problem !== undefined ? (
        <span className="field-problem small">
          <ProblemSentence problem={problem} id={`${id}-about`} />
        </span>
      ) : (
        says !== undefined && (
          <span id={`${id}-about`} className={wrong ? 'field-problem small' : 'small soft'}>
            {says}
          </span>
        )
      )}
    </span>
  );
}

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'value'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly describedBy?: string | undefined;
  readonly wrong?: boolean;
}

export function TextArea({
  label,
  value,
  onChange,
  describedBy,
  wrong = false,
  className = '',
  ...rest
}: TextAreaProps) {
  return (
    <textarea
      autoComplete="off"
      spellCheck={false}
      {...rest}
      className={`text-input text-input--box text-area ${className}`}
      aria-label={label}
      aria-invalid={wrong}
      aria-describedby={describedBy}
      value={value}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
    />
  );
}
