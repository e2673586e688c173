import { z } from 'zod';
import { ok, refuse, type Result, type Seat } from '#shared/kernel/index.ts';

/** The clock's own moves concern the seat on turn. `at` is in milliseconds since 1970. */
export interface ClockMove {
  /** `clock-pass` passes the turn, `clock-cost` begins a minute of overtime, `clock-loss` ends the game. */
  readonly kind: (typeof kinds)[number];
  readonly by: 'clock';
  readonly at: number;
}

export type ClockEvent =
  | { readonly kind: 'clock-passed' | 'clock-lost'; readonly seat: Seat }
  | { readonly kind: 'clock-cost'; readonly seat: Seat; readonly minutes: number; readonly points: number }
  | { readonly kind: 'clock-out' };

const kinds = ['clock-pass', 'clock-cost', 'clock-loss'] as const;

export const clockMoveSchema: z.ZodType<ClockMove> = z.strictObject({
  kind: z.enum(kinds),
  by: z.literal('clock'),
  at: z.int().min(0),
});

/** No game's own moves or events have a name that begins like this. */
export function isClockMove(move: { readonly kind: string }): move is ClockMove {
  return move.kind.startsWith('clock-');
}

export function isClockEvent(event: { readonly kind: string }): event is ClockEvent {
  return event.kind.startsWith('clock-');
}

/** A game's schema that also reads the moves of the clock. Its own misfits keep their places. */
export function withClockMoves<T>(schema: z.ZodType<T>): z.ZodType<T> {
  return z.unknown().transform((move, context): T => {
    const isOurs = typeof move === 'object' && move !== null && 'kind' in move && isNamedSo(move.kind);
    const parsed = (isOurs ? clockMoveSchema : schema).safeParse(move);
    if (parsed.success) return parsed.data as T;
    for (const issue of parsed.error.issues) context.addIssue({ ...issue });
    return z.NEVER;
  });
}

function isNamedSo(kind: unknown): boolean {
  return typeof kind === 'string' && isClockMove({ kind });
}

export function formatClockMove({ kind, at }: ClockMove): string {
  return `${kind} ${at}`;
}

export interface ClockTextProblem {
  readonly code: 'clock/unknown-text';
  readonly found: string;
}

/** Returns undefined for a line of the game's own. */
export function parseClockMove(text: string): Result<ClockMove, ClockTextProblem> | undefined {
  const found = text.trim();
  if (!isClockMove({ kind: found })) return undefined;
  const [kind, at, ...more] = found.split(' ');
  const move = clockMoveSchema.safeParse({ kind, by: 'clock', at: Number(at) });
  return move.success && more.length === 0 ? ok(move.data) : refuse({ code: 'clock/unknown-text', found });
}
