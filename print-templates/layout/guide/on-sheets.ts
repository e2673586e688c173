import { bounds, grown } from '../bounds.ts';
import { asFigure } from '../draw.ts';
import type { Frame } from '../frame.ts';
import { freePlace } from '../pack.ts';
import type { DrawOp, Sheet } from '../sheet.ts';
import { guideShapes, type GuideStep } from './strip.ts';

/** Sheets that may be followed by others, and how a sheet of the guide alone would begin. */
export interface Guided {
  readonly frame: Frame;
  /** The sheets, counting so many more that follow. */
  readonly sheets: (more: number) => readonly Sheet[];
  /** Heading and rulers of a sheet. */
  readonly furniture: (sheet: number, sheets: number) => readonly DrawOp[];
  readonly steps: readonly GuideStep[];
  /** Name of the guide, for whoever hears it. */
  readonly name: string;
}

/** Round a guide on a sheet with other things, in millimetres. */
const clear = 2;

/** The sheets with the guide where one of them has room beside all that is drawn, else with a sheet of its own at the end. */
export function withGuide({ frame, sheets, furniture, steps, name }: Guided): readonly Sheet[] {
  if (steps.length === 0) return sheets(0);
  const alone = sheets(0);
  for (const [index, sheet] of alone.entries()) {
    const taken = sheet.ops.map((op) => grown(bounds(op), clear));
    for (const strip of guideShapes(steps)) {
      const at = freePlace(frame.live, taken, strip);
      if (at === undefined) continue;
      return alone.with(index, { ...sheet, ops: [...sheet.ops, ...asFigure(name, strip.draw(at))] });
    }
  }
  for (const strip of guideShapes(steps)) {
    const at = freePlace(frame.live, [], strip);
    if (at === undefined) continue;
    const count = alone.length + 1;
    const ops = [...furniture(count, count), ...asFigure(name, strip.draw(at))];
    return [...sheets(1), { label: name, side: 'front', ...frame.paper, ops }];
  }
  return alone;
}
