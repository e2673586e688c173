import { createTranslator, type Translate } from '#shared/i18n/index.ts';
import type { Option } from '#shared/options/index.ts';

export const t: Translate = createTranslator().t;

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

export function flagOf(option: Option): string {
  return `--${kebabCase(option.name)}`;
}

export function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export function labelOf(group: string, option: Option): string {
  return t(`option:${group}.${option.name}.label`, { defaultValue: option.name });
}

export function columns(rows: readonly (readonly (string | number)[])[]): string {
  const widths = rows.reduce<readonly number[]>(
    (widest, row) =>
      Array.from({ length: Math.max(widest.length, row.length) }, (_, i) => widthOf(row[i], widest[i])),
    [],
  );
  return rows.map((row) => line(row, widths)).join('\n');
}

function widthOf(cell: string | number | undefined, widest: number | undefined): number {
  return Math.max(widest ?? 0, String(cell ?? '').length);
}

function line(row: readonly (string | number)[], widths: readonly number[]): string {
  return row
    .map((cell, i) =>
      typeof cell === 'number' ? String(cell).padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0),
    )
    .join('  ')
    .trimEnd();
}
