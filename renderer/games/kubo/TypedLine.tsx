import { useTranslation } from 'react-i18next';
import { Key, TextField } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { TypedMove } from './use-typed-move.ts';

interface TypedLineProps {
  readonly typed: TypedMove;
  readonly example: 'turn' | 'window';
}

export function TypedLine({ typed, example }: TypedLineProps) {
  const { t } = useTranslation('kuboShell');
  const { text, problem, made } = typed;
  return (
    <form
      className="kubo-typed"
      onSubmit={(event) => {
        event.preventDefault();
        typed.make();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        typed.type('');
        document.querySelector<HTMLElement>('.kubo-felts [data-cell][tabindex="0"]')?.focus();
      }}
    >
      <TextField
        label={t('typed.label')}
        showLabel
        placeholder={t(`typed.example.${example}`)}
        aria-keyshortcuts="/"
        value={text}
        onChange={typed.type}
        problem={problem === undefined ? undefined : problemText(t, problem)}
        maxLength={60}
        autoCapitalize="none"
      />
      <Key>/</Key>
      {made === undefined ? null : <span className="small soft">{t('typed.made', { move: made })}</span>}
    </form>
  );
}

export function goToTyped(): void {
  document.querySelector<HTMLElement>('.kubo-typed input')?.focus();
}
