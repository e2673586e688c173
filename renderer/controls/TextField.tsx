import { useId, type ComponentPropsWithRef } from 'react';
import './field.css';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem?: string | undefined;
  readonly wrong?: boolean;
  /** `line` is a line on paper to write on; `box` a field on the table. */
  readonly look?: 'box' | 'line';
  readonly showLabel?: boolean;
}

export function TextField({
  label,
  value,
  onChange,
  problem,
  wrong = problem !== undefined,
  look = 'box',
  showLabel = false,
  className = '',
  ...rest
}: TextFieldProps) {
  const id = useId();
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
        {...(problem === undefined ? {} : { 'aria-describedby': `${id}-problem` })}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
      {problem !== undefined && (
        <span id={`${id}-problem`} className="field-problem small">
          {problem}
        </span>
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
