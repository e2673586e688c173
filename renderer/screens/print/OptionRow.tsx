import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '#renderer/app/index.ts';
import type { OptionValue } from '#renderer/controls/index.ts';
import type { Option } from '#shared/options/index.ts';
import { ChangedLine } from './choices/ChangedLine.tsx';

export interface OptionRowProps {
  readonly group: string;
  readonly option: Option;
  /** The id of the text about the change; undefined at the default. */
  readonly changedId: string | undefined;
  readonly onReset: (value: OptionValue) => void;
  readonly children: ReactNode;
}

export function OptionRow({ group, option, changedId, onReset, children }: OptionRowProps) {
  const { t } = useTranslation('option');
  const row = useFocusFallback<HTMLDivElement>((scope) =>
    scope.querySelector<HTMLElement>('input:checked, input:not([type=radio]), select, textarea'),
  );
  return (
    <div
      ref={row}
      className={changedId === undefined ? 'print-option' : 'print-option print-option--changed'}
    >
      <span>{t(`option:${group}.${option.name}.label`)}</span>
      <div>
        {children}
        {changedId !== undefined && (
          <ChangedLine id={changedId} group={group} option={option} onReset={onReset} />
        )}
      </div>
    </div>
  );
}
