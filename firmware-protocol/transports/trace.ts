import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { decodeMessage, encodeMessage, feed, isHostMessage, newDecoder } from '../codec/index.ts';
import { isCommand } from '../link/commands.ts';
import type { Command } from '../link/state.ts';
import type { TraceStartState } from './connection.ts';

/** A trace has one JSON object per line, so one that a crash cut short is valid up to its last whole line. */
export interface Trace {
  readonly path: string;
  /** The start is in milliseconds since 1970; the times of the entries count from it and reach over a year at most. */
  readonly startedAt: number;
  /** Its times count from `startedAt` and are at most 0. */
  readonly before: TraceStartState;
  readonly entries: readonly TraceEntry[];
}

export type TraceEntry =
  | { readonly at: number; readonly kind: 'open' | 'close' }
  | { readonly at: number; readonly kind: 'ask'; readonly command: Command }
  /** `says` names the messages that end in this chunk for human readers; it is not read back. */
  | { readonly at: number; readonly kind: 'in' | 'out'; readonly bytes: Uint8Array; readonly says?: string }
  /** The line changes its speed; each opening begins at the first speed of the protocol. */
  | { readonly at: number; readonly kind: 'speed'; readonly speed: number }
  | { readonly at: number; readonly kind: 'refused' | 'gone'; readonly problem: Problem };

export type TraceProblem =
  | { readonly code: 'box/not-a-trace' }
  | { readonly code: 'box/later-trace'; readonly version: number }
  | { readonly code: 'box/bad-trace-line'; readonly line: number };

const format = 'cubewright-box-trace';
/** Version 1 had no speeds. Version 2 had no commands and no `before`. */
const version = 3;

export function formatTraceHead(path: string, startedAt: number, before: TraceStartState): string {
  return `${JSON.stringify({ format, version, path, startedAt, before })}\n`;
}

export function formatTraceEntry(entry: TraceEntry): string {
  if (entry.kind === 'ask') {
    const { at, kind, command } = entry;
    return `${JSON.stringify({ at, kind, hex: toHex(encodeMessage(command, 0)), says: command.kind })}\n`;
  }
  if (entry.kind !== 'in' && entry.kind !== 'out') return `${JSON.stringify(entry)}\n`;
  const { at, kind, bytes, says } = entry;
  return `${JSON.stringify({ at, kind, hex: toHex(bytes), ...(says === undefined ? {} : { says }) })}\n`;
}

/** Ignores a last line without a line end, since it was being written when the power failed. */
export function parseTrace(text: string): Result<Trace, TraceProblem> {
  const lines = text.split('\n').slice(0, -1);
  const head = parseObject(lines[0]);
  if (head?.['format'] !== format) return refuse({ code: 'box/not-a-trace' });
  const written = Number(head['version']);
  if (![1, 2, version].includes(written)) return refuse({ code: 'box/later-trace', version: written });
  const { path, startedAt } = head;
  const before = parseBefore(head['before']);
  if (typeof path !== 'string' || !isTime(startedAt, latestStart) || before === undefined) {
    return refuse({ code: 'box/bad-trace-line', line: 1 });
  }
  const entries: TraceEntry[] = [];
  for (const [index, line] of lines.slice(1).entries()) {
    const entry = parseEntry(parseObject(line));
    if (entry === undefined) return refuse({ code: 'box/bad-trace-line', line: index + 2 });
    entries.push(entry);
  }
  return ok({ path, startedAt, before, entries: written < 3 ? withAsks(entries) : entries });
}

function parseBefore(value: unknown = {}): TraceStartState | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { questions = [], span, serialNumber } = value as Record<string, unknown>;
  if (!Array.isArray(questions) || !questions.every((at) => typeof at === 'number' && at <= 0))
    return undefined;
  if (serialNumber !== undefined && typeof serialNumber !== 'string') return undefined;
  const { ms, boot } = (span ?? {}) as Record<string, unknown>;
  if (span !== undefined && !(isTime(ms) && typeof boot === 'number')) return undefined;
  return {
    questions,
    ...(isTime(ms) && typeof boot === 'number' ? { span: { ms, boot } } : {}),
    ...(serialNumber === undefined ? {} : { serialNumber }),
  };
}

function parseEntry(value: Record<string, unknown> | undefined): TraceEntry | undefined {
  const { at, kind, hex, speed, problem } = value ?? {};
  if (!isTime(at)) return undefined;
  switch (kind) {
    case 'open':
    case 'close':
      return { at, kind };
    case 'ask': {
      const command = typeof hex === 'string' ? parseCommand(hex) : undefined;
      return command === undefined ? undefined : { at, kind, command };
    }
    case 'in':
    case 'out':
      return typeof hex === 'string' && isHex(hex) ? { at, kind, bytes: fromHex(hex) } : undefined;
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

function parseCommand(hex: string): Command | undefined {
  const [frame] = isHex(hex) ? feed(newDecoder, fromHex(hex)).frames : [];
  const message = frame?.ok === true ? decodeMessage(frame.value) : undefined;
  if (message?.ok !== true || !isHostMessage(message.value)) return undefined;
  return isCommand(message.value) ? message.value : undefined;
}

function parseObject(line: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Each moment of a recording must be a time that a date can have; a clock whose time is larger would stand still. */
const longest = 366 * 86_400_000;
const latestStart = 8.64e15 - longest;

const isTime = (value: unknown, most = longest): value is number =>
  typeof value === 'number' && value >= 0 && value <= most;
const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && typeof (value as { code?: unknown }).code === 'string';

const isHex = (text: string): boolean => /^([0-9a-f]{2})*$/.test(text);

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** A command that is repeated within this time is a retry of the link. */
const againMs = 250;

/** Adds each command of an older trace as given just before it first went out, but not the link's own questions. */
function withAsks(entries: readonly TraceEntry[]): TraceEntry[] {
  let asksName = false;
  let decoder = newDecoder;
  let before: { readonly at: number; readonly command: Command } | undefined;
  return entries.flatMap((entry): TraceEntry[] => {
    if (entry.kind === 'open') asksName = true;
    if (entry.kind !== 'out') return [entry];
    const asks: TraceEntry[] = [];
    const { next, frames } = feed(decoder, entry.bytes);
    decoder = next;
    for (const frame of frames) {
      const message = frame.ok ? decodeMessage(frame.value) : undefined;
      if (message?.ok !== true || !isHostMessage(message.value) || !isCommand(message.value)) continue;
      const { at } = entry;
      const command = message.value;
      const own = command.kind === 'askAbout' && asksName;
      if (command.kind === 'askAbout' || command.kind === 'setName') asksName = command.kind === 'setName';
      const isAgain =
        before !== undefined &&
        at - before.at <= againMs &&
        JSON.stringify(before.command) === JSON.stringify(command);
      if (own || isAgain) continue;
      before = { at, command };
      asks.push({ at, kind: 'ask', command });
    }
    return [...asks, entry];
  });
}
