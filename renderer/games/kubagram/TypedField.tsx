import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Key, TextField, useSay } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

export interface TypedFieldProps {
  /** What can be typed now. */
  readonly example: 'turn' | 'answer';
  /** Why the line is no move; undefined where it was taken. */
  readonly make: (text: string) => Taken | Problem;
  /** Where Escape leads. */
  readonly back: string;
}

/** The line was made a move of, or stays for Enter to be pressed again. */
export type Taken = 'made' | 'waits';

/** Where a move is typed: Enter makes it, and what is wrong with it is said below. */
export function TypedField({ example, make, back }: TypedFieldProps) {
  const { t } = useTranslation('kubagramTable');
  const say = useSay();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const type = (line: string) => {
    setText(line);
    setProblem(undefined);
  };
  return (
    <form
      className="kubagram-typed"
      onSubmit={(event) => {
        event.preventDefault();
        const taken = make(text);
        if (taken === 'made') setText('');
        if (typeof taken === 'string') return;
        setProblem(taken);
        say(problemText(t, taken), 'urgent');
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        type('');
        document.querySelector<HTMLElement>(back)?.focus();
      }}
    >
      <TextField
        label={t(`typed.label.${example}`)}
        showLabel
        placeholder={t(`typed.example.${example}`)}
        aria-keyshortcuts="/"
        value={text}
        onChange={type}
        problem={problem === undefined ? undefined : problemText(t, problem)}
        maxLength={200}
        autoCapitalize="none"
      />
      <Key>/</Key>
    </form>
  );
}

/** Brings the keyboard to the field. */
export function goToTyped(): void {
  document.querySelector<HTMLElement>('.kubagram-typed input')?.focus();
}
