import { z } from 'zod';

/** What is kept among the remembered settings; commands that a later version has, or an earlier one had, are left alone. */
export const keyChoiceSchema = z.object({
  hand: z.enum(['both', 'left', 'right']),
  own: z.record(z.string().max(60), z.array(z.string().max(40)).max(4)),
});

export const keyChoiceName = 'keys';
