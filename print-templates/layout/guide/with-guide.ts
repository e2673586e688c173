import type { Translate } from '#shared/i18n/index.ts';
import { bounds, grown, intersection, unionOf } from '../bounds.ts';
import { asFigure } from '../draw.ts';
import { factsOf } from '../facts.ts';
import { frameOf, rulers, square, squareSide, type Frame } from '../frame.ts';
import { headingOf } from '../headings.ts';
import { freePlace } from '../packing/pack.ts';
import type { DrawOp, Rect, Sheet, SheetSet, GuideStep } from '../types.ts';
import { guidePage } from './guide-page.ts';
import { guideShapes } from './strip.ts';

const clear = 3;

export interface GuideRoom {
  readonly margin: number;
  readonly document: string;
  /** If false, a guide that does not fit beside the pieces is left out. */
  readonly ownSheet: boolean;
}

/** A guide without room on the first sheet gets one before all others, to be read before the first cut (R28). */
export function withGuide(
  set: SheetSet,
  steps: readonly GuideStep[],
  { margin, document, ownSheet }: GuideRoom,
  t: Translate,
): SheetSet {
  const [first, ...rest] = set.sheets;
  if (first === undefined || steps.length === 0) return set;
  const figure = t('option:print.guides.title');
  const { width, height } = first;
  const frame = frameOf({ width, height }, margin);
  const beside = stripBeside(steps, frame, takenOn(first, margin));
  if (beside !== undefined) {
    return withSheets(set, [{ ...first, ops: [...first.ops, ...asFigure(figure, beside)] }, ...rest]);
  }
  const name = t('option:print.guides.sheet', { document });
  const alone = ownSheet ? guidePage(frame, name, steps) : undefined;
  if (alone === undefined) return set;
  const { live, paper } = frame;
  const own: Sheet = {
    label: name,
    side: 'front',
    isAbout: true,
    ...paper,
    heading: headingOf(frame),
    ops: [
      ...rulers(frame),
      // This sheet is printed first, so the square is measured on it (R1).
      ...square(live.x + live.width - squareSide, live.y + live.height - squareSide, t),
      ...asFigure(figure, alone),
    ],
    guide: steps,
  };
  // Without a blank back, a duplex printer would print the next front on the guide's back.
  const back = set.duplex === 'none' ? [] : [blankBack(own, frame, t)];
  return withSheets(set, [own, ...back, ...set.sheets]);
}

function stripBeside(
  steps: readonly GuideStep[],
  { live }: Frame,
  taken: readonly Rect[],
): readonly DrawOp[] | undefined {
  for (const strip of guideShapes(steps)) {
    const at = freePlace(live, taken, strip);
    if (at !== undefined) return strip.draw(at);
  }
  return undefined;
}

function blankBack({ label, width, height, heading, guide }: Sheet, frame: Frame, t: Translate): Sheet {
  const title = t('option:print.sheet.backOf', { title: label });
  return {
    label: title,
    side: 'back',
    isAbout: true,
    width,
    height,
    heading,
    guide,
    ops: rulers(frame, 'back'),
  };
}

function withSheets(set: SheetSet, sheets: readonly Sheet[]): SheetSet {
  return { ...set, sheets, facts: { ...set.facts, ...factsOf(sheets, set.facts.pieces) } };
}

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
