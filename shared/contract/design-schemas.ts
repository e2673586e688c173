import { z } from 'zod';
import { setLimit } from '#shared/pieces/limits.ts';

const at = z.int().nonnegative().max(setLimit);
const steps = z
  .array(z.strictObject({ label: z.string().max(40), from: at, to: at, text: z.string().max(setLimit) }))
  .max(500)
  .readonly();

/** `keptStepsOf` in `shared/set-design` makes these steps. */
export const designSteps = z.strictObject({ past: steps, undone: steps });

/** `text` is the design from which the steps lead away. */
export const keptDesignSteps = designSteps.extend({ text: z.string().max(setLimit) });
export type KeptDesignSteps = z.infer<typeof keptDesignSteps>;
