import { z } from 'zod';
import { setLimit } from '#shared/pieces/limits.ts';

const at = z.int().nonnegative().max(setLimit);
const steps = z
  .array(z.strictObject({ label: z.string().max(40), from: at, to: at, text: z.string().max(setLimit) }))
  .max(500)
  .readonly();

/** The way back and forth from a design, as `keptStepsOf` of `shared/set-design` gives it. */
export const designSteps = z.strictObject({ past: steps, undone: steps });

/** The same with the text of the design that they lead away from. */
export const keptDesignSteps = designSteps.extend({ text: z.string().max(setLimit) });
export type KeptDesignSteps = z.infer<typeof keptDesignSteps>;
