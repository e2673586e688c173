import { useTranslation } from 'react-i18next';
import { Button, type OptionValue } from '#renderer/controls/index.ts';
import type { Option } from '#shared/options/index.ts';
import { useValueText } from '../OptionRange.tsx';

export interface ChangedLineProps {
  readonly id: string;
  readonly group: string;
  readonly option: Option;
  readonly onReset: (value: OptionValue) => void;
}

/** Names the default of a changed option and resets it. */
export function ChangedLine({ id, group, option, onReset }: ChangedLineProps) {
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
