import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import './field.css';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem?: string | undefined;
  /** The way to what Help says about the problem. */
  readonly help?: ReactNode;
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
  help,
  says,
  wrong = problem !== undefined,
  look = 'box',
  showLabel = false,
  className = '',
  ...rest
}: TextFieldProps) {
  const id = useId();
  const about = problem ?? says;
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
        {...(about === undefined ? {} : { 'aria-describedby': `${id}-about` })}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
      {about !== undefined && (
        <span className={problem === undefined ? 'small soft' : 'field-problem small'}>
          <span id={`${id}-about`}>{about}</span>
          {problem !== undefined && help !== undefined && <> {help}</>}
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
