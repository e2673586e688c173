import { z } from 'zod';
import { seat, type Seat } from '#shared/kernel/index.ts';

export const ends = ['left', 'right'] as const;
export type End = (typeof ends)[number];

export interface CuberowMove {
  readonly kind: 'take';
  readonly by: Seat;
  readonly end: End;
}

export const moveSchema: z.ZodType<CuberowMove> = z.strictObject({
  kind: z.literal('take'),
  by: z.int().min(0).max(3).transform(seat),
  end: z.enum(ends),
});
