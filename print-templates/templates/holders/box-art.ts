import { pt } from '#shared/kernel/index.ts';
import { textWidth } from '../../fonts/index.ts';
import { bounds, grown, intersection } from '../../layout/bounds.ts';
import {
  box,
  clipped,
  filled,
  lettering,
  rectOf,
  roundedBox,
  stroked,
  wrapped,
  type Lettering,
} from '../../layout/draw.ts';
import { outlineWidths, feltInk, feltTint, woodFace, woodInk, type InkMode } from '../../layout/inks.ts';
import type { DrawOp, Rect } from '../../layout/types.ts';
import { toMm } from '../../units/index.ts';

const pens: Readonly<Record<InkMode, number>> = { full: 0.4, low: 0.2, outline: 0.08 };

/** Returns the largest size in points, at least 7, at which the text fits the width in millimetres. */
function sizeFor(text: string, style: Pick<Lettering, 'font'>, width: number, most: number): number {
  const natural = textWidth(style.font, text, pt(100));
  return Math.max(7, Math.min(most, (width / natural) * 100));
}

export function titleArt(room: Rect, title: string, below: string, ink: InkMode): readonly DrawOp[] {
  const width = room.width * 0.82;
  const longest = title.split(' ').reduce((a, b) => (b.length > a.length ? b : a), '');
  const style: Lettering = {
    font: 'besley-bold',
    size: sizeFor(longest, { font: 'besley-bold' }, width, 34),
    ink: woodInk,
    anchor: 'middle',
    outline: outlineWidths[ink],
  };
  const lines = wrapped(title, style, width);
  const step = toMm(pt(style.size)) * 1.15;
  const middle = room.x + room.width / 2;
  const top = room.y + room.height * 0.46 - ((lines.length - 1) * step) / 2;
  const small: Lettering = { font: 'franklin-semibold', size: 9, ink: woodInk, anchor: 'middle' };
  const foot = top + (lines.length - 1) * step + 8;
  const plate = rectOf(room.x + room.width * 0.05, top - step, room.width * 0.9, foot - top + step + 4);
  return [
    ...(ink === 'full' ? [filled('ink', roundedBox(plate, 2), woodFace)] : []),
    stroked('ink', roundedBox(plate, 2), { ink: feltInk, width: pens[ink] }),
    ...lines.map((line, index) => lettering(line, middle, top + index * step, style)),
    lettering(below, middle, foot, { ...small, size: sizeFor(below, small, width, 9) }),
  ];
}

export function spineArt(room: Rect, title: string, ink: InkMode): readonly DrawOp[] {
  const style = { font: 'besley-semibold' } as const;
  const size = Math.min(sizeFor(title, style, room.height * 0.8, 20), (room.width / toMm(pt(1))) * 0.8);
  // Text smaller than 7 points is unreadable (R28), so a narrower spine stays blank.
  if (size < 7) return [];
  const [x, y] = [room.x + room.width / 2 + toMm(pt(size)) * 0.35, room.y + room.height / 2];
  const look: Lettering = {
    ...style,
    size,
    ink: woodInk,
    anchor: 'middle',
    turn: -90,
    outline: outlineWidths[ink],
  };
  return [lettering(title, x, y, look)];
}

export function letterWall(room: Rect, letters: readonly string[], ink: InkMode): readonly DrawOp[] {
  const across = Math.max(3, Math.round(room.width / 16));
  const step = room.width / across;
  const rows = Math.max(1, Math.floor(room.height / step));
  const top = room.y + (room.height - rows * step) / 2;
  const size = (step * 0.5) / toMm(pt(1));
  // A step that shares no factor with the count comes to every letter.
  const onwards = [7, 5, 3].find((prime) => letters.length % prime !== 0) ?? 1;
  const cells = Array.from({ length: across * rows }, (_, index) => ({
    x: room.x + (index % across) * step,
    y: top + Math.floor(index / across) * step,
    letter: letters[(index * onwards) % Math.max(1, letters.length)] ?? '',
  }));
  const drawn = cells.flatMap(({ x, y, letter }) => {
    const tile = roundedBox(grown(rectOf(x, y, step, step), -step * 0.05), step * 0.1);
    return [
      ...(ink === 'full' ? [filled('ink', tile, feltTint)] : []),
      stroked('ink', tile, { ink: feltInk, width: pens[ink] * 0.5 }),
      lettering(letter, x + step / 2, y + step * 0.5 + toMm(pt(size)) * 0.36, {
        font: 'besley-bold',
        size: size * (letter.length > 1 ? 0.7 : 1),
        ink: woodInk,
        anchor: 'middle',
        outline: outlineWidths[ink],
      }),
    ];
  });
  return [
    clipped(
      room,
      drawn.filter((op) => intersection(bounds(op), room) !== undefined),
    ),
  ];
}

export function grounds(rects: readonly Rect[], colour: string, ink: InkMode): readonly DrawOp[] {
  return ink === 'full' ? rects.map((rect) => filled('ink', box(rect), colour)) : [];
}
