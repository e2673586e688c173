import type { Translate } from '#shared/i18n/index.ts';
import { bounds, grown, intersection, unionOf } from '../bounds.ts';
import { asFigure } from '../draw.ts';
import { factsOf } from '../facts.ts';
import { frameOf, header, rulers } from '../frame.ts';
import { freePlace } from '../pack.ts';
import type { DrawOp, Rect, Sheet, SheetSet } from '../sheet.ts';
import { guideShapes, type GuideStep } from './strip.ts';

/** Room round a guide, in millimetres. */
const clear = 3;

/**
 * The sheets with a guide: on the last front or the first where that leaves room for it, else on a sheet of its own at the
 * end, which is not counted among the others (R28, R30); without `ownSheet` it is left out there.
 */
export function withGuide(
  set: SheetSet,
  steps: readonly GuideStep[],
  { margin, ownSheet }: { readonly margin: number; readonly ownSheet: boolean },
  t: Translate,
): SheetSet {
  const last = set.sheets.findLast(({ side }) => side === 'front');
  if (last === undefined || steps.length === 0) return set;
  const name = t('option:print.guides.title');
  const drawn = (sheet: Sheet, taken: readonly Rect[]): readonly DrawOp[] | undefined => {
    const { live } = frameOf(sheet, margin);
    for (const strip of guideShapes(steps)) {
      const at = freePlace(live, taken, strip);
      if (at !== undefined) return asFigure(name, strip.draw(at));
    }
    return undefined;
  };
  for (const one of new Set([last, set.sheets[0] ?? last])) {
    const beside = drawn(one, takenOn(one, margin));
    if (beside === undefined) continue;
    const filled: Sheet = { ...one, ops: [...one.ops, ...beside] };
    return withSheets(
      set,
      set.sheets.map((sheet) => (sheet === one ? filled : sheet)),
    );
  }
  if (!ownSheet) return set;
  const frame = frameOf(last, margin);
  const bare: Sheet = {
    label: name,
    side: 'front',
    width: last.width,
    height: last.height,
    ops: [...header(frame, { title: name, how: '' }, t), ...rulers(frame)],
  };
  const alone = drawn(bare, []);
  if (alone === undefined) return set;
  return withSheets(set, [...set.sheets, { ...bare, ops: [...bare.ops, ...alone], guide: steps }]);
}

function withSheets(set: SheetSet, sheets: readonly Sheet[]): SheetSet {
  return { ...set, sheets, facts: { ...set.facts, ...factsOf(sheets, set.facts.pieces) } };
}

/** What lies on a sheet already: each picture as one, and everything else by itself. */
function takenOn(sheet: Sheet, margin: number): readonly Rect[] {
  const { live } = frameOf(sheet, margin);
  const groups = Map.groupBy(sheet.ops, (op) => figureOf(op) ?? op);
  return [...groups.values()]
    .map((ops) => grown(unionOf(ops.map(bounds)), clear))
    .filter((rect) => intersection(rect, live) !== undefined);
}

function figureOf(op: DrawOp): string | undefined {
  return op.kind === 'clip' ? op.ops.map(figureOf).find((figure) => figure !== undefined) : op.figure;
}
