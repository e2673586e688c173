import { t } from './texts.ts';

/** A value as lines of text: one entry per line, nested entries indented, lists of plain values in one line. */
export function entries(value: object): readonly string[] {
  return Object.entries(value).flatMap(([name, entry]: readonly [string, unknown]) => {
    const label = Array.isArray(value) ? `${Number(name) + 1}` : name;
    if (typeof entry !== 'object' || entry === null) return [`${label}: ${plain(entry)}`];
    const list: readonly unknown[] = Object.values(entry);
    if (list.every((one) => typeof one !== 'object' || one === null) && Array.isArray(entry)) {
      return [`${label}: ${list.map(plain).join(', ') || t('cli:none')}`];
    }
    return list.length === 0
      ? [`${label}: ${t('cli:none')}`]
      : [`${label}:`, ...entries(entry).map((line) => `  ${line}`)];
  });
}

const plain = (value: unknown): string => (value === undefined ? t('cli:none') : String(value));
