import { foldedSheet, type FoldedSheet, type Panel } from './folded.ts';
import { rectOf, type Point } from '../draw.ts';
import type { Rect } from '../types.ts';
import { neededTab } from './net.ts';
import type { Room } from './tuck-box.ts';

/** Walls fold up from the printed side, or down from it so that the print is outside. */
export type PrintSide = 'inside' | 'outside';

export interface TrayNet {
  readonly sheet: FoldedSheet;
  readonly floor: Rect;
  /** Walls and tabs leave this part of the floor free. */
  readonly room: Rect;
  /** The order is back, right, front, left. */
  readonly walls: readonly [Rect, Rect, Rect, Rect];
  readonly glue: number;
  readonly tabs: number;
}

/** Lower walls would leave too little of the tabs to glue. */
export const leastWall = 5;

/**
 * `room` is the inside, clear of the tabs, with the wall height as its depth. Folds lie in the middle of the card, so
 * the floor is a thickness larger than the room, and another for each of two walls with tabs before them (R9).
 */
export function trayNet(room: Room, thickness: number, print: PrintSide): TrayNet {
  const [w, d] = [room.width + thickness, room.height + 3 * thickness];
  const high = room.depth + thickness / 2;
  const glue = Math.min(neededTab(high), d / 2 - thickness - 0.5);
  const angle = print === 'outside' ? 90 : -90;
  const rect = (x: number, y: number, width: number, height: number): readonly Point[] => [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  const on = (panel: string, from: Point, to: Point) => ({ panel, from, to, angle });
  const side = (name: 'left' | 'right', x: number, out: number): readonly Panel[] => {
    const [first, last] = [thickness, d - thickness];
    const far = x + out * high;
    const run = Math.min(glue * 0.5, high * 0.2);
    const wall = rect(Math.min(x, far), first, high, last - first);
    const tab = (end: string, y: number, up: number): Panel => {
      const [near, outer] = [
        { x: x + out * 0.2, y },
        { x: far, y },
      ];
      const outline = [
        near,
        { x: x + out * (run + 0.2), y: y + up * glue },
        { x: far - out * run, y: y + up * glue },
        outer,
      ];
      return {
        name: `${name} tab ${end}`,
        outline: out * up > 0 ? outline.toReversed() : outline,
        on: on(name, near, outer),
      };
    };
    return [
      { name, outline: wall, on: on('floor', { x, y: first }, { x, y: last }) },
      tab('back', first, -1),
      tab('front', last, 1),
    ];
  };
  const panels: readonly Panel[] = [
    { name: 'floor', outline: rect(0, 0, w, d) },
    { name: 'back', outline: rect(0, -high, w, high), on: on('floor', { x: 0, y: 0 }, { x: w, y: 0 }) },
    { name: 'front', outline: rect(0, d, w, high), on: on('floor', { x: 0, y: d }, { x: w, y: d }) },
    ...side('left', 0, -1),
    ...side('right', w, 1),
  ];
  const top = Math.max(high, glue - thickness);
  return {
    sheet: foldedSheet(panels),
    floor: rectOf(high, top, w, d),
    room: rectOf(high + thickness / 2, top + 1.5 * thickness, room.width, room.height),
    walls: [
      rectOf(high, top - high, w, high),
      rectOf(high + w, top + thickness, high, d - 2 * thickness),
      rectOf(high, top + d, w, high),
      rectOf(0, top + thickness, high, d - 2 * thickness),
    ],
    glue,
    tabs: panels.filter(({ name }) => name.includes('tab')).length,
  };
}
