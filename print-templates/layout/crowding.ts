import { bounds, grown, intersection, unionOf } from './bounds.ts';
import { rectOf } from './draw.ts';
import { sizeText } from './frame.ts';
import type { LayoutProblem, Sheet } from './sheet.ts';

/** Millimetres by which sums of lengths may be off. */
const rounding = 1e-6;

/**
 * Why sheets would not come out as they are drawn: on small or odd paper something runs into the margin, or one text
 * of the furniture into another. The last look at every product, whatever its own layout has reckoned with.
 */
export function crowding(sheets: readonly Sheet[], margin: number): LayoutProblem | undefined {
  const crowded = sheets.find((sheet) => isCrowded(sheet, margin));
  if (crowded === undefined) return undefined;
  const space = sizeText({ width: crowded.width - 2 * margin, height: crowded.height - 2 * margin });
  return { code: 'print/crowded', space };
}

function isCrowded({ ops, width, height }: Sheet, margin: number): boolean {
  const room = grown(rectOf(margin, margin, width - 2 * margin, height - 2 * margin), rounding);
  const drawn = unionOf(ops.map(bounds));
  const isOut =
    drawn.x < room.x ||
    drawn.y < room.y ||
    drawn.x + drawn.width > room.x + room.width ||
    drawn.y + drawn.height > room.y + room.height;
  const texts = ops.filter((op) => op.kind === 'text' && op.purpose === 'guide').map(bounds);
  return (
    isOut ||
    texts.some((text, at) => texts.slice(at + 1).some((other) => intersection(text, other) !== undefined))
  );
}
