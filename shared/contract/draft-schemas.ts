import { z } from 'zod';
import { shortJson } from './plain-json.ts';

/** Longest draft of one seat, in characters of JSON; those of Alphacubes have about 1,000. */
export const draftLimit = 20_000;

/** No game seats more. */
const mostSeats = 20;

/** What one seat has laid, turned or chosen and not yet played (P32), or what the clock has counted. */
export const keptDraft = z.strictObject({
  seat: z.union([
    z
      .int()
      .min(0)
      .max(mostSeats - 1),
    z.literal('clock'),
  ]),
  /** Made in the game when it was kept: after another move, what is laid belongs to a turn that is over. */
  moves: z.int().nonnegative(),
  /** As the game's own `Drafting` formats it, which alone can read it; of the clock as the table's store does. */
  draft: shortJson(draftLimit),
});
export type KeptDraft = z.infer<typeof keptDraft>;

/** One a seat, and one of the clock. */
export const keptDrafts = z.array(keptDraft).max(mostSeats + 1);
