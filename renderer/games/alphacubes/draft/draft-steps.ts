import type { Facing } from '#renderer/board/index.ts';
import { stepDraftHistory } from '#renderer/table/index.ts';
import { heldCube, type Draft, type DraftStep } from './draft.ts';

/** The limit is far above what a turn needs; it keeps a draft from growing without end. */
const mostSteps = 200;

/** Gives cubes back in the hand their facing from before they were laid; each laying or turning is an undo step. */
export function withUndoStep(before: Draft, after: Draft): Draft {
  if (after.laid === before.laid && after.facings === before.facings && after.gesture === before.gesture) {
    return after;
  }
  const next = withRests(before, after);
  if (isSameStep(before, next)) return next;
  return { ...next, past: [...before.past.slice(1 - mostSteps), stepOf(before)], future: [] };
}

export function undoOrRedo(draft: Draft, way: 'step-back' | 'step-on'): Draft | undefined {
  const to = stepDraftHistory(draft, stepOf(draft), way);
  return to && { ...at(draft, to.step), past: to.past, future: to.future };
}

export function restingFacings({ facings, rests }: Draft): ReadonlyMap<number, Facing> {
  const next = new Map(facings);
  for (const [cube, rest] of rests) {
    if (rest === undefined) next.delete(cube);
    else next.set(cube, rest);
  }
  return next;
}

function withRests(before: Draft, after: Draft): Draft {
  const isLaid = (draft: Draft, cube: number) => draft.laid.some((one) => one.cube === cube);
  const held = heldCube(after);
  const rests = new Map(before.rests);
  const back = new Map<number, Facing | undefined>();
  for (const { cube } of after.laid) {
    if (!rests.has(cube)) rests.set(cube, before.facings.get(cube));
  }
  for (const [cube, rest] of before.rests) {
    if (isLaid(after, cube)) continue;
    // A cube taken up and then turned on purpose keeps that facing.
    const turned = !isLaid(before, cube) && after.facings.get(cube) !== before.facings.get(cube);
    if (cube === held && !turned) continue;
    rests.delete(cube);
    if (!turned) back.set(cube, rest);
  }
  if (back.size === 0) return { ...after, rests };
  return { ...after, rests, facings: restingFacings({ ...after, rests: back }) };
}

function stepOf({ laid, facings, rests, cursor, direction }: Draft): DraftStep {
  return { laid, facings, rests, cursor, direction };
}

function at(draft: Draft, step: DraftStep): Draft {
  const { gesture } = draft;
  return { ...draft, ...step, gesture: gesture.kind === 'holding' ? gesture : { kind: 'idle' } };
}

function isSameStep(one: Draft, other: Draft): boolean {
  const said = ({ laid }: Draft) =>
    laid.map(({ square, cube, letter }) => `${square}${cube}${letter}`).join();
  if (said(one) !== said(other)) return false;
  return [...new Set([...one.facings.keys(), ...other.facings.keys()])].every(
    (cube) => one.facings.get(cube)?.top === other.facings.get(cube)?.top,
  );
}
