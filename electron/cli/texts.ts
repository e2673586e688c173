import { createTranslator, type Translate } from '#shared/i18n/index.ts';
import type { Option } from '#shared/options/index.ts';

export const t: Translate = createTranslator().t;

/** As a person would type it: `15 mm`, `standard`, `yes`. */
export function valueText(option: Option): string {
  switch (option.kind) {
    case 'choice':
      return option.default;
    case 'number':
      return option.unit === undefined ? `${option.default}` : `${option.default} ${option.unit}`;
    case 'toggle':
      return option.default ? 'yes' : 'no';
    case 'lines':
      return option.default.length === 0 ? t('cli:none') : option.default.join(',');
  }
}

/** As `--own-board` for the option `ownBoard`. */
export function flagOf(option: Option): string {
  return `--${hyphened(option.name)}`;
}

export function hyphened(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export function labelOf(group: string, option: Option): string {
  return t(`option:${group}.${option.name}.label`, { defaultValue: option.name });
}
