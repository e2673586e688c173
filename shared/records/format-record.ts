import type { AnyRecord } from './game-record.ts';
import { recordSchema, swapped } from './schema.ts';

/** Lines up to this length hold a whole list or object. */
const lineLength = 100;

/**
 * The text of a record: the same record gives the same text, whatever the order of its keys; one player, one hint and one
 * move a line, a final newline. The record goes through its schema first, so nothing is written that could not be read;
 * a record that does not fit is a bug and throws.
 */
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

/** Version 1 calls the seat that makes a move `seat` in its text. */
function withSeats(record: AnyRecord): object {
  return { ...record, moves: record.moves.map(swapped) };
}

function entry(key: string, value: unknown): string {
  const isList = key === 'players' || key === 'hints' || key === 'moves';
  return isList && Array.isArray(value) ? block('[', value.map(inline), ']', '  ') : broken(value, '  ');
}

/** On one line where it fits, otherwise an entry a line. */
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
