import { lettering, rectOf, wrapped, type Lettering } from '../draw.ts';
import { squareSide, type Frame } from '../frame.ts';
import { sheetInk } from '../inks.ts';
import type { DrawOp, Rect, GuideStep } from '../types.ts';
import { guideStrip, type Strip, type StripStyle } from './strip.ts';

const title: Lettering = { font: 'besley-bold', size: 20, ink: sheetInk, purpose: 'guide' };
const caption: Lettering = { font: 'franklin', size: 11, ink: sheetInk, purpose: 'guide' };
const large: StripStyle = {
  gap: { x: 7, y: 6 },
  numeral: { ...caption, font: 'besley-bold', size: 16 },
  caption,
  indent: 8,
  foot: 6,
  line: 4.9,
};
const clear = 6;
const titleRoom = 11;
const titleLine = 9;

/** Draws pictures only, above or beside the square at the lower right; returns undefined on too small paper. */
export function guidePage(
  { live }: Frame,
  name: string,
  steps: readonly GuideStep[],
): readonly DrawOp[] | undefined {
  const lines = wrapped(name, title, live.width - 2 * inset);
  const top = live.y + titleRoom + (lines.length - 1) * titleLine + 5;
  const high = live.y + live.height - top;
  const across = live.width - 2 * inset;
  const rooms = [
    rectOf(live.x + inset, top, across, high - squareSide - clear),
    rectOf(live.x + inset, top, across - squareSide - clear, high),
  ];
  const pictures = largePictures(steps, rooms);
  if (pictures === undefined) return undefined;
  return [
    ...lines.map((line, row) => lettering(line, live.x + inset, live.y + titleRoom + row * titleLine, title)),
    ...pictures,
  ];
}

export function largePictures(
  steps: readonly GuideStep[],
  rooms: readonly Rect[],
): readonly DrawOp[] | undefined {
  const best = rooms
    .flatMap((room) => steps.map((_, index) => largest(steps, index + 1, room)))
    .filter((one) => one !== undefined)
    .reduce<Placed | undefined>((a, b) => (a === undefined || b.width > a.width ? b : a), undefined);
  return best?.strip.draw(best.room);
}

const inset = 4;
const leastWidth = 30;

interface Placed {
  readonly room: Rect;
  readonly width: number;
  readonly strip: Strip;
}

function largest(steps: readonly GuideStep[], columns: number, room: Rect): Placed | undefined {
  for (let width = (room.width - (columns - 1) * large.gap.x) / columns; width >= leastWidth; width -= 1) {
    const strip = guideStrip(steps, columns, width, large);
    if (strip.height <= room.height) return { room, width, strip };
  }
  return undefined;
}
