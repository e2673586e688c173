import { useTranslation } from 'react-i18next';
import { Key } from '#renderer/controls/index.ts';
import { TypedForm } from '#renderer/table/index.ts';
import type { TypedMove } from './use-typed-move.ts';

interface TypedLineProps {
  readonly typed: TypedMove;
  readonly example: 'turn' | 'window';
}

export function TypedLine({ typed, example }: TypedLineProps) {
  const { t } = useTranslation('kuboShell');
  return (
    <TypedForm
      className="kubo-typed"
      play={typed.play}
      line={typed}
      back='.kubo-felts [data-cell][tabindex="0"]'
      label={t('typed.label')}
      showLabel
      placeholder={t(`typed.example.${example}`)}
      command="type"
      maxLength={60}
      onEnter={typed.make}
    >
      <Key command="type" />
      {typed.made === undefined ? null : (
        <span className="small soft">{t('typed.made', { move: typed.made })}</span>
      )}
    </TypedForm>
  );
}

export function goToTyped(): void {
  document.querySelector<HTMLElement>('.kubo-typed input')?.focus();
}
