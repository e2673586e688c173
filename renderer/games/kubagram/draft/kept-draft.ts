import { z } from 'zod';
import type { KubagramView } from '#shared/games/kubagram/index.ts';
import { cubeId } from '#shared/kernel/index.ts';
import { triedOn, type Draft, type Part, type DraftStep } from './draft.ts';

/** This many steps are kept on each side; a draft has no room for more if all dice lie in the field (`draftLimit`). */
const keptSteps = 6;

export function formatDraft({ tried, past, future }: Draft): unknown {
  return {
    tried: kept(tried),
    past: past.slice(-keptSteps).map(kept),
    future: future.slice(-keptSteps).map(kept),
  };
}

function kept({ order, parts, face, side, corner }: DraftStep): object {
  return {
    order,
    parts: parts.map((part) => (part.kind === 'die' ? [part.die, part.letter] : [part.word])),
    ...(face === undefined ? {} : { face }),
    side,
    ...(corner === undefined ? {} : { corner }),
  };
}

/** Drops what no longer fits the view; returns undefined if `text` is not a draft. */
export function parseDraft(view: KubagramView, text: unknown): Draft | undefined {
  const parsed = keptDraft.safeParse(text);
  if (!parsed.success) return undefined;
  const { tried, past, future } = parsed.data;
  const fitted = (one: DraftStep) => triedOn(view, one);
  return { tried: fitted(tried), past: past.map(fitted), future: future.map(fitted) };
}

const die = z.int().min(0).max(107).transform(cubeId);
const letter = z.string().length(1);
const part = z.union([
  z.tuple([die, letter]).transform(([number, shown]): Part => ({ kind: 'die', die: number, letter: shown })),
  z.tuple([z.int().min(1).max(1000)]).transform(([word]): Part => ({ kind: 'word', word })),
]);
const tried = z
  .strictObject({
    order: z.array(die).max(108),
    parts: z.array(part).max(108),
    face: letter.optional(),
    side: z.enum(['left', 'right']),
    corner: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).optional(),
  })
  .transform(({ face, corner, ...rest }): DraftStep => ({ ...rest, face, corner }));
const keptDraft = z.strictObject({
  tried,
  past: z.array(tried).max(keptSteps),
  future: z.array(tried).max(keptSteps),
});
