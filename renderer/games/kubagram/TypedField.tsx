import { useTranslation } from 'react-i18next';
import { Key, TextField, useAnnounce } from '#renderer/controls/index.ts';
import { useTypedLine } from '#renderer/table/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

export interface TypedFieldProps {
  readonly example: 'turn' | 'answer';
  /** Why the line is no move; undefined where it was taken. */
  readonly make: (text: string) => Taken | Problem;
  readonly standing: string;
  readonly back: string;
}

/** The line was made a move of, or stays for Enter to be pressed again. */
export type Taken = 'made' | 'waits';

/** Where a move is typed: Enter makes it, and what is wrong with it is said below. */
export function TypedField({ example, make, standing, back }: TypedFieldProps) {
  const { t } = useTranslation('kubagramTable');
  const say = useAnnounce();
  const line = useTypedLine(standing);
  return (
    <form
      className="kubagram-typed"
      onSubmit={(event) => {
        event.preventDefault();
        const taken = make(line.text);
        if (taken === 'made') line.clear();
        else line.enter(taken === 'waits' ? undefined : taken);
        if (typeof taken === 'string') return;
        say(problemText(t, taken), 'urgent');
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        line.clear();
        document.querySelector<HTMLElement>(back)?.focus();
      }}
    >
      <TextField
        label={t(`typed.label.${example}`)}
        showLabel
        placeholder={t(`typed.example.${example}`)}
        aria-keyshortcuts="/"
        value={line.text}
        onChange={line.type}
        problem={line.problem === undefined ? undefined : problemText(t, line.problem)}
        maxLength={200}
        autoCapitalize="none"
      />
      <Key>/</Key>
    </form>
  );
}

export function goToTyped(): void {
  document.querySelector<HTMLElement>('.kubagram-typed input')?.focus();
}
