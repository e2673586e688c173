import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { TypedLine } from './use-typed-line.ts';

interface TypedFormProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'problem' | 'children'> {
  readonly className: string;
  readonly line: Pick<TypedLine, 'text' | 'problem' | 'type' | 'clear'>;
  readonly onEnter: () => void;
  /** With this selector, Escape empties the line and moves the focus to the element that it selects. */
  readonly back?: string;
  readonly children?: ReactNode;
}

export function TypedForm({ className, line, onEnter, back, children, ...field }: TypedFormProps) {
  const { t } = useTranslation();
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || back === undefined) return;
        event.stopPropagation();
        line.clear();
        document.querySelector<HTMLElement>(back)?.focus();
      }}
    >
      <TextField
        autoCapitalize="none"
        {...field}
        value={line.text}
        onChange={line.type}
        problem={line.problem && problemText(t, line.problem)}
      />
      {children}
    </form>
  );
}
