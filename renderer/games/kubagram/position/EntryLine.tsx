import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { ProblemNotice, TextArea, TextField } from '#renderer/controls/index.ts';
import type { Field } from './entering.ts';
import type { EntryText } from '#renderer/table/index.ts';

export interface EntryLineProps {
  readonly entry: EntryText;
  readonly field: Field;
  readonly label: string;
  readonly placeholder?: string;
  readonly describedBy?: string | undefined;
  readonly long?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly children?: ReactNode;
}

/** A dictated row in which all dice are named fits into a line, and the words of a long game fit too. */
const longest = { line: 1200, words: 1200 } as const;

export function EntryLine(props: EntryLineProps) {
  const { entry, field, label, placeholder, describedBy, long = false, inputRef, children } = props;
  const { problem } = entry;
  const says = useId();
  const described = [problem === undefined ? undefined : says, describedBy].filter(Boolean).join(' ');
  const common = {
    label,
    placeholder,
    value: entry.text,
    wrong: problem !== undefined,
    autoCapitalize: 'characters',
    onChange: entry.type,
    onBlur: entry.leave,
  };
  const goOn = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    // Without this, Enter would submit the form.
    event.preventDefault();
    entry.leave();
    nextLine(event.currentTarget)?.focus();
  };
  return (
    <div className="kubagram-entry" data-field={field}>
      {long ? (
        <TextArea {...common} rows={1} maxLength={longest.words} describedBy={described || undefined} />
      ) : (
        <TextField
          {...common}
          ref={inputRef}
          maxLength={longest.line}
          aria-describedby={described || undefined}
          onKeyDown={goOn}
        />
      )}
      {children}
      {problem === undefined ? null : <ProblemNotice id={says} problem={problem} />}
    </div>
  );
}

function nextLine(line: HTMLElement): HTMLElement | undefined {
  const lines = [
    ...(line.closest('form')?.querySelectorAll<HTMLElement>('.kubagram-entry :is(input, textarea)') ?? []),
  ];
  return lines[lines.indexOf(line) + 1];
}
