import { z } from 'zod';
import {
  letterOf,
  places as everyPlace,
  runThrough,
  scruble,
  afterTwists,
  type ScrubleView,
} from '#shared/games/scruble/index.ts';
import { beginDraft, type Draft } from './draft.ts';

export function formatDraft({ twists, places, wilds, crossing, cursor, layer }: Draft): unknown {
  return { twists, places, wilds, ...(crossing === undefined ? {} : { crossing }), cursor, layer };
}

/** Restores a draft as far as it fits the cube: a broken trace and names of letter pegs are left out. */
export function parseDraft(view: ScrubleView, kept: unknown): Draft | undefined {
  const parsed = keptDraft.safeParse(kept);
  if (!parsed.success) return undefined;
  const { twists: written, places, wilds, crossing, cursor, layer } = parsed.data;
  // The twists are parsed as those of a turn, so that a draft holds nothing that a record may not.
  const turn = scruble.proposalSchema.safeParse({ kind: 'pass', by: 0, twists: written });
  const twists = turn.success && turn.data.kind === 'pass' ? turn.data.twists : [];
  const cube = afterTwists(view.cube, twists);
  const traced = places.length < 2 || runThrough(places) !== undefined ? places : [];
  return {
    ...beginDraft(),
    twists,
    places: traced,
    wilds: Object.fromEntries(
      traced.flatMap((place) => {
        const [letter, peg] = [wilds[place], cube[place]];
        return letter === undefined || peg === undefined || letterOf(peg) !== undefined
          ? []
          : [[place, letter] as const];
      }),
    ),
    ...(crossing === undefined ? {} : { crossing }),
    cursor,
    layer,
  };
}

const place = z
  .int()
  .min(0)
  .max(everyPlace.length - 1);

const keptDraft = z.strictObject({
  twists: z.array(z.unknown()),
  places: z.array(place).max(16),
  wilds: z.record(z.string(), z.string().regex(/^[A-Z]$/)),
  crossing: z.string().max(16).optional(),
  cursor: place,
  layer: z.int().min(1).max(12),
});
