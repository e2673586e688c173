import { useTranslation } from 'react-i18next';
import type { Option, OptionValue } from '#shared/options/index.ts';

/** The line of consequence of an option as it stands; empty where the catalogue has none. */
export function useOptionSays(group: string): (option: Option, value: OptionValue) => string {
  const { t } = useTranslation('option');
  return (option, value) => {
    const says = `option:${group}.${option.name}.says`;
    const exact = option.kind === 'choice' || option.kind === 'toggle' ? `${says}.${String(value)}` : '';
    const keys = [exact, `${says}.value`, `${says}.lines`].filter((key) => key !== '');
    return t(keys, { defaultValue: '' });
  };
}
