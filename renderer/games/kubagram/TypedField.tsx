import { useTranslation } from 'react-i18next';
import { Key } from '#renderer/controls/index.ts';
import { TypedForm, useTypedLine } from '#renderer/table/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

export interface TypedFieldProps {
  readonly example: 'turn' | 'answer';
  readonly make: (text: string) => Taken | Problem;
  readonly standing: string;
  readonly back: string;
}

export type Taken = 'made' | 'waits';

export function TypedField({ example, make, standing, back }: TypedFieldProps) {
  const { t } = useTranslation('kubagramTable');
  const line = useTypedLine(standing);
  return (
    <TypedForm
      className="kubagram-typed"
      line={line}
      back={back}
      label={t(`typed.label.${example}`)}
      showLabel
      placeholder={t(`typed.example.${example}`)}
      aria-keyshortcuts="/"
      maxLength={200}
      onEnter={() => {
        const taken = make(line.text);
        if (taken === 'made') line.clear();
        else line.enter(taken === 'waits' ? undefined : taken);
      }}
    >
      <Key>/</Key>
    </TypedForm>
  );
}

export function goToTyped(): void {
  document.querySelector<HTMLElement>('.kubagram-typed input')?.focus();
}
