import { z } from 'zod';
import type { Problem } from '#shared/kernel/index.ts';

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
