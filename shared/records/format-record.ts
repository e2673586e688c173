import type { AnyRecord } from './game-record.ts';
import { recordSchema, swapSeatAndBy } from './schema.ts';

const lineLength = 100;

/** Equal records give equal text, one player, hint or move a line; a record that does not fit is a bug and throws. */
export function formatRecord(record: AnyRecord): string {
  const schema = recordSchema(record.game, record.version);
  const canonical = record.version === 1 ? withSeats(schema.parse(withSeats(record))) : schema.parse(record);
  const entries = Object.entries(canonical).filter(([, value]) => value !== undefined);
  return `${block(
    '{',
    entries.map(([key, value]) => `${JSON.stringify(key)}: ${entry(key, value)}`),
    '}',
    '',
  )}\n`;
}

function withSeats(record: AnyRecord): object {
  return { ...record, moves: record.moves.map(swapSeatAndBy) };
}

function entry(key: string, value: unknown): string {
  const isList = key === 'players' || key === 'hints' || key === 'moves';
  return isList && Array.isArray(value) ? block('[', value.map(inline), ']', '  ') : broken(value, '  ');
}

function broken(value: unknown, indent: string): string {
  const line = inline(value);
  if (line.length <= lineLength || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const isNumbers = value.every((item) => typeof item === 'number');
    return isNumbers
      ? line
      : block(
          '[',
          value.map((item) => broken(item, inner)),
          ']',
          indent,
        );
  }
  return block(
    '{',
    present(value).map(([key, item]) => `${JSON.stringify(key)}: ${broken(item, inner)}`),
    '}',
    indent,
  );
}

function block(open: string, lines: readonly string[], close: string, indent: string): string {
  if (lines.length === 0) return `${open}${close}`;
  return `${open}\n${lines.map((line) => `${indent}  ${line}`).join(',\n')}\n${indent}${close}`;
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = present(value).map(([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

function present(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(value).filter(([, item]) => item !== undefined);
}
