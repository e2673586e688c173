import { z } from 'zod';
import { shapeFault, type Problem, type JsonValue } from '#shared/kernel/index.ts';

export interface Method<Ask extends z.ZodType, Answer extends z.ZodType> {
  readonly channel: string;
  readonly ask: Ask;
  readonly answer: Answer;
}

export function method<Ask extends z.ZodType, Answer extends z.ZodType>(
  channel: string,
  ask: Ask,
  answer: Answer,
): Method<Ask, Answer> {
  return { channel, ask, answer };
}

export const problemSchema: z.ZodType<Problem> = z.looseObject({ code: z.string().max(100) });

export function resultSchema<T extends z.ZodType>(value: T) {
  return z.discriminatedUnion('ok', [
    z.strictObject({ ok: z.literal(true), value }),
    z.strictObject({ ok: z.literal(false), problem: problemSchema }),
  ]);
}

/** JSON has no `undefined`, so absent content may arrive as `null`. */
export const nothing = z
  .undefined()
  .or(z.null())
  .transform(() => undefined);

/** The library's own schema for JSON is recursive and fails on values some thousand levels deep. */
export const plainJson = z.custom<JsonValue>(isPlainJson, 'a value of JSON');

export const shortJson = (most: number) =>
  z.custom<JsonValue>(
    (value) => isPlainJson(value) && JSON.stringify(value).length <= most,
    `a value of JSON of at most ${most} characters`,
  );

function isPlainJson(value: unknown): boolean {
  return shapeFault(value) === undefined && holdsJsonAlone(value);
}

function holdsJsonAlone(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(holdsJsonAlone);
  return isPlainObject(value) && Object.values(value).every(holdsJsonAlone);
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === null;
}
