import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '#renderer/app/index.ts';
import { Button } from '#renderer/controls/index.ts';
import { phraseText } from '#shared/i18n/index.ts';
import { expectedOf, namesRange, type Option, type OptionValue } from '#shared/options/index.ts';

export interface OptionRowProps {
  readonly group: string;
  readonly option: Option;
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

interface ChangedLineProps {
  readonly id: string;
  readonly group: string;
  readonly option: Option;
  readonly onReset: (value: OptionValue) => void;
}

function ChangedLine({ id, group, option, onReset }: ChangedLineProps) {
  const { t } = useTranslation('print');
  const value = useValueText(group)(option, option.default);
  return (
    <p className="print-changed small">
      <span id={id}>{value === '' ? t('changed.plain') : t('changed.from', { value })}</span>{' '}
      <Button
        look="link"
        size="small"
        aria-label={t('changed.resetOf', { label: t(`option:${group}.${option.name}.label`) })}
        onClick={() => {
          onReset(option.default);
        }}
      >
        {t('changed.reset')}
      </Button>
    </p>
  );
}

export interface OptionRangeProps {
  readonly option: Option;
  /** This is the text before the range; a range that the text already names is not repeated. */
  readonly after: string;
  readonly isChanged: boolean;
}

export function OptionRange({ option, after, isChanged }: OptionRangeProps) {
  const text = useValueText('print');
  const { t } = useTranslation('print');
  const range =
    option.kind !== 'number' || namesRange(after, option)
      ? ''
      : t('takes.range', { range: phraseText(t, expectedOf(option)) });
  const begins = isChanged ? '' : text(option, option.default);
  return (
    <>
      {range !== '' && `${capital(range)} `}
      {begins !== '' && t('takes.default', { value: begins })}
    </>
  );
}

/** Returns a function that puts a value into words; a list with lines gives an empty text. */
export function useValueText(group: string): (option: Option, value: OptionValue) => string {
  const { t } = useTranslation(['option', 'common', 'print']);
  return (option, value) => {
    const key = `option:${group}.${option.name}`;
    if (option.kind === 'choice') return t(`${key}.choices.${String(value)}`);
    if (option.kind === 'toggle') return t(value === true ? 'common:on' : 'common:off').toLowerCase();
    if (option.kind === 'lines')
      return Array.isArray(value) && value.length > 0 ? '' : t(`${key}.without`, { defaultValue: '' });
    const fitting = value === 0 ? t(`${key}.without`, { defaultValue: '' }) : '';
    if (fitting !== '') return fitting;
    return option.unit === undefined ? String(value) : `${String(value)} ${t(`common:units.${option.unit}`)}`;
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
