import { bounds, grown, intersection, unionOf } from './bounds.ts';
import { rectOf } from './draw.ts';
import { sizeText } from './frame.ts';
import type { Sheet } from './types.ts';
import type { LayoutProblem } from './product.ts';

const rounding = 1e-6;

/** Refuses sheets with something in the margin or with guide texts on each other; both occur on small or odd paper. */
export function checkCrowding(sheets: readonly Sheet[], margin: number): LayoutProblem | undefined {
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
