import { type PieceSet } from '#shared/pieces/index.ts';
import { z } from 'zod';
import {
  cubeIds,
  cubeword,
  feltAfter,
  joker,
  lettersOn,
  type CubewordView,
  type Part,
  setOf,
} from '#shared/games/cubeword/index.ts';
import { cubeId } from '#shared/kernel/index.ts';
import { letterText } from '#shared/lexicon/alphabet.ts';
import { beginDraft, type Draft, type PoolFace } from './draft.ts';

export function formatDraft({ parts, cursor, direction, faces }: Draft): unknown {
  return {
    parts,
    cursor,
    direction,
    faces: [...faces].map(([cube, { letter, blank }]) => ({
      cube,
      blank,
      ...(letter === undefined ? {} : { letter }),
    })),
  };
}

/** Restores all moves or none, and only faces that the cubes have. Returns undefined if `kept` is not a draft. */
export function parseDraft(view: CubewordView, kept: unknown): Draft | undefined {
  const parsed = keptDraft.safeParse(kept);
  if (!parsed.success) return undefined;
  const { parts, cursor, direction, faces } = parsed.data;
  return {
    ...beginDraft(view, undefined),
    parts: partsIn(view, parts),
    cursor,
    direction,
    faces: new Map(
      faces
        .filter((one) => fits(setOf(view.options), one))
        .map(({ cube, letter, blank }): readonly [typeof cube, PoolFace] => [cube, { letter, blank }]),
    ),
  };
}

/** The moves are parsed as those of a turn, so that a draft holds nothing that a record may not. */
function partsIn(view: CubewordView, kept: readonly unknown[]): readonly Part[] {
  const turn = cubeword.proposalSchema.safeParse({ kind: 'turn', by: 0, parts: kept });
  if (!turn.success || turn.data.kind !== 'turn') return [];
  return feltAfter(setOf(view.options), view.felt, turn.data.parts).ok ? turn.data.parts : [];
}

function fits(set: PieceSet, { cube, letter, blank }: z.infer<typeof keptFace>): boolean {
  if (cube === joker) return !blank;
  return blank || (letter !== undefined && lettersOn(set, cube).includes(letter));
}

// `at + 0` turns the minus zero of JSON into zero.
const coordinate = z
  .int()
  .min(-999)
  .max(999)
  .transform((at) => at + 0);

const keptFace = z.strictObject({
  cube: z
    .int()
    .min(0)
    .max(cubeIds.length - 1)
    .transform(cubeId),
  letter: z.string().regex(letterText).optional(),
  blank: z.boolean(),
});

const keptDraft = z.strictObject({
  parts: z.array(z.unknown()).max(20),
  cursor: z.strictObject({ column: coordinate, row: coordinate }),
  direction: z.enum(['across', 'down']),
  faces: z.array(keptFace).max(cubeIds.length),
});
