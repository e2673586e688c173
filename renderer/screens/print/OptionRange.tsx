import { useTranslation } from 'react-i18next';
import { expectedOf, type Option, type OptionValue } from '#shared/options/index.ts';

export interface OptionRangeProps {
  readonly option: Option;
  /** What is said before it: a range that stands there is not said again. */
  readonly after: string;
  /** The default stands elsewhere then. */
  readonly isChanged: boolean;
}

/** What an option takes, with its unit, and what it begins with. */
export function OptionRange({ option, after, isChanged }: OptionRangeProps) {
  const text = useValueText('print');
  const { t } = useTranslation('print');
  const expected = option.kind === 'number' ? expectedOf(option) : '';
  const range = expected === '' || after.includes(expected) ? '' : t('takes.range', { range: expected });
  const begins = isChanged ? '' : text(option, option.default);
  return (
    <>
      {range !== '' && `${capital(range)} `}
      {begins !== '' && t('takes.default', { value: begins })}
    </>
  );
}

/** How people say a value of an option: its choice by name, a measure with its unit; nothing for empty lists. */
export function useValueText(group: string): (option: Option, value: OptionValue) => string {
  const { t } = useTranslation(['option', 'common', 'print']);
  return (option, value) => {
    const key = `option:${group}.${option.name}`;
    if (option.kind === 'choice') return t(`${key}.choices.${String(value)}`);
    if (option.kind === 'toggle') return t(value === true ? 'common:on' : 'common:off').toLowerCase();
    if (option.kind === 'lines') return t(`${key}.without`, { defaultValue: '' });
    const fitting = value === 0 ? t(`${key}.without`, { defaultValue: '' }) : '';
    if (fitting !== '') return fitting;
    return option.unit === undefined ? String(value) : `${String(value)} ${t(`common:units.${option.unit}`)}`;
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
