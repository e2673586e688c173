import { z } from 'zod';
import type { DeepReadonly } from '#shared/kernel/index.ts';
import { setLimit } from '#shared/pieces/piece-set.ts';
import { shortJson } from './method.ts';

/** A draft of one seat has at most this many characters of JSON; those of Alphacubes have about 1,000. */
export const draftLimit = 20_000;

const mostSeats = 20;

/** A draft holds what one seat has laid, turned or chosen but not played (P32), or what the clock has counted. */
export const keptDraft = z.strictObject({
  seat: z.union([
    z
      .int()
      .min(0)
      .max(mostSeats - 1),
    z.literal('clock'),
  ]),
  /** The draft was made after this many moves; after another move it belongs to a turn that is over. */
  moves: z.int().nonnegative(),
  /** Only the game's own `Drafting` can read it; the table's store reads that of the clock. */
  draft: shortJson(draftLimit),
});
export type KeptDraft = DeepReadonly<z.infer<typeof keptDraft>>;

export const keptDrafts = z.array(keptDraft).max(mostSeats + 1);

const at = z.int().nonnegative().max(setLimit);
const steps = z
  .array(z.strictObject({ label: z.string().max(40), from: at, to: at, text: z.string().max(setLimit) }))
  .max(500)
  .readonly();

export const designSteps = z.strictObject({ past: steps, undone: steps });

/** `text` is the design from which the steps lead away. */
export const keptDesignSteps = designSteps.extend({ text: z.string().max(setLimit) });
export type KeptDesignSteps = DeepReadonly<z.infer<typeof keptDesignSteps>>;
