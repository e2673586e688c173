import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';

/**
 * A recorded exchange: everything that came and went over a port, with its times. As text it is one JSON object a
 * line, the first naming the format, so that a trace cut short by a crash is still good up to its last whole line.
 */
export interface Trace {
  readonly path: string;
  /** Milliseconds since 1970; the times of the entries count from here. */
  readonly startedAt: number;
  readonly entries: readonly TraceEntry[];
}

export type TraceEntry =
  | { readonly at: number; readonly kind: 'open' | 'close' }
  /** `says` names the messages that end in this chunk, for the human reader; it is not read back. */
  | { readonly at: number; readonly kind: 'in' | 'out'; readonly bytes: Uint8Array; readonly says?: string }
  /** The line takes its bits at another speed from now on; an opening begins at the first speed of the protocol. */
  | { readonly at: number; readonly kind: 'speed'; readonly speed: number }
  /** The port did not open, or went away. */
  | { readonly at: number; readonly kind: 'refused' | 'gone'; readonly problem: Problem };

export type TraceProblem =
  | { readonly code: 'box/not-a-trace' }
  | { readonly code: 'box/later-trace'; readonly version: number }
  | { readonly code: 'box/bad-trace-line'; readonly line: number };

const format = 'cubewright-box-trace';
/** Version 1 had no speeds. */
const version = 2;

/** The first line of a trace, with its end; `startedAt` in milliseconds since 1970. */
export function formatTraceHead(path: string, startedAt: number): string {
  return `${JSON.stringify({ format, version, path, startedAt })}\n`;
}

/** The line of an entry, with its end; bytes in hexadecimal. */
export function formatTraceEntry(entry: TraceEntry): string {
  if (entry.kind !== 'in' && entry.kind !== 'out') return `${JSON.stringify(entry)}\n`;
  const { at, kind, bytes, says } = entry;
  return `${JSON.stringify({ at, kind, hex: toHex(bytes), ...(says === undefined ? {} : { says }) })}\n`;
}

/** Reads a trace. A last line without its line end is passed over: it was being written when the power went. */
export function parseTrace(text: string): Result<Trace, TraceProblem> {
  const lines = text.split('\n').slice(0, -1);
  const head = parseObject(lines[0]);
  if (head?.['format'] !== format) return refuse({ code: 'box/not-a-trace' });
  if (head['version'] !== 1 && head['version'] !== version)
    return refuse({ code: 'box/later-trace', version: Number(head['version']) });
  const { path, startedAt } = head;
  if (typeof path !== 'string' || !isTime(startedAt)) return refuse({ code: 'box/bad-trace-line', line: 1 });
  const entries: TraceEntry[] = [];
  for (const [index, line] of lines.slice(1).entries()) {
    const entry = parseEntry(parseObject(line));
    if (entry === undefined) return refuse({ code: 'box/bad-trace-line', line: index + 2 });
    entries.push(entry);
  }
  return ok({ path, startedAt, entries });
}

function parseEntry(value: Record<string, unknown> | undefined): TraceEntry | undefined {
  const { at, kind, hex, speed, problem } = value ?? {};
  if (!isTime(at)) return undefined;
  switch (kind) {
    case 'open':
    case 'close':
      return { at, kind };
    case 'in':
    case 'out':
      return typeof hex === 'string' && /^([0-9a-f]{2})*$/.test(hex)
        ? { at, kind, bytes: fromHex(hex) }
        : undefined;
    case 'speed':
      return typeof speed === 'number' && Number.isInteger(speed) && speed > 0
        ? { at, kind, speed }
        : undefined;
    case 'refused':
    case 'gone':
      return isProblem(problem) ? { at, kind, problem } : undefined;
    default:
      return undefined;
  }
}

function parseObject(line: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && typeof (value as { code?: unknown }).code === 'string';

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
