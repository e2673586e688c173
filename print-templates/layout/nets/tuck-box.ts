/**
 * The box has tuck flaps, comes from one sheet and is printed on its outside. It is a straight tuck box: both lids hang
 * on the back, so that the front has no fold at its mouth, takes the thumb notch, and shows its picture unbroken.
 *
 *                                 tuck
 *              dust         dust  lid
 *     glue |  left | front | right | back |
 *              dust         dust  lid
 *                                 tuck
 */
import { rectOf, type Point } from '../draw.ts';
import { foldedSheet, type FoldedSheet, type Panel } from './folded.ts';
import { neededTab } from './net.ts';
import type { Rect } from '../types.ts';

/** The inside is in millimetres: across the front, up, and from front to back. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** A flap stays this far from the fold beside it, so that it does not catch. */
export const flapAir = 0.6;
const notch = { share: 0.18, most: 10 } as const;
const tuckDepth = { share: 0.6, least: 9, most: 18 } as const;

export interface TuckBox {
  readonly sheet: FoldedSheet;
  readonly front: Rect;
  readonly back: Rect;
  readonly spines: readonly [Rect, Rect];
  readonly lids: readonly [Rect, Rect];
  readonly glue: number;
}

/**
 * `room` stays clear of every flap. Folds lie in the middle of the card (R9), so walls are a thickness longer, and
 * another for each flap inside: dust flaps under lids, the glue flap before the back, tucks behind the front.
 */
export function tuckBox(room: Room, thickness: number): TuckBox {
  const [w, h, d] = [room.width + thickness, room.height + 3 * thickness, room.depth + 3 * thickness];
  const left = d - thickness;
  const [first, last] = [thickness, h - thickness];
  const glue = neededTab(room.depth);
  const xs = { left: glue, front: glue + left, right: glue + left + w, back: glue + left + w + d };
  const wall = (x: number, width: number, y = 0, end = h): readonly Point[] => [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: end },
    { x, y: end },
  ];
  const fold = (panel: string, x: number) => ({
    panel,
    from: { x, y: first },
    to: { x, y: last },
    angle: 90,
  });
  const run = glue * 0.5;
  const walls: readonly Panel[] = [
    { name: 'front', outline: [...notched(xs.front, w), ...wall(xs.front, w).slice(1)] },
    { name: 'left', outline: wall(xs.left, left, first, last), on: fold('front', xs.front) },
    { name: 'right', outline: wall(xs.right, d, first, last), on: fold('front', xs.right) },
    { name: 'back', outline: wall(xs.back, w), on: fold('right', xs.back) },
    {
      name: 'glue',
      outline: [
        { x: xs.left, y: first },
        { x: xs.left, y: last },
        { x: xs.left - glue, y: last - run },
        { x: xs.left - glue, y: first + run },
      ],
      on: fold('left', xs.left),
    },
  ];
  // The lid reaches as far as the tuck, which goes behind the front.
  const lid = d - thickness;
  const flaps = [
    ...dustFlaps({ wall: 'left', x: xs.left, depth: left, width: w, ends: [first, last], thickness }),
    ...dustFlaps({ wall: 'right', x: xs.right, depth: d, width: w, ends: [first, last], thickness }),
    ...lidFlaps(xs.back, w, lid, h),
  ];
  const sheet = foldedSheet([...walls, ...flaps]);
  const above = lid + tuckOf(lid);
  return {
    sheet,
    front: rectOf(xs.front, above, w, h),
    back: rectOf(xs.back, above, w, h),
    spines: [
      rectOf(xs.left, above + first, left, last - first),
      rectOf(xs.right, above + first, d, last - first),
    ],
    lids: [
      rectOf(xs.back + flapAir, above - lid, w - 2 * flapAir, lid),
      rectOf(xs.back + flapAir, above + h, w - 2 * flapAir, lid),
    ],
    glue,
  };
}

function tuckOf(depth: number): number {
  return Math.min(tuckDepth.most, Math.max(tuckDepth.least, tuckDepth.share * depth));
}

function notched(x: number, width: number): readonly Point[] {
  const r = Math.min(notch.most, notch.share * width);
  const middle = x + width / 2;
  const arc = Array.from({ length: 19 }, (_, index) => {
    const angle = (index * Math.PI) / 18;
    return { x: middle - r * Math.cos(angle), y: r * Math.sin(angle) };
  });
  return [{ x, y: 0 }, ...arc];
}

interface DustFlaps {
  readonly wall: string;
  readonly x: number;
  readonly depth: number;
  readonly width: number;
  readonly ends: readonly [number, number];
  readonly thickness: number;
}

function dustFlaps({ wall, x, depth, width, ends, thickness }: DustFlaps): readonly Panel[] {
  const reach = Math.min(width / 2 - flapAir, Math.max(10, 0.8 * depth));
  // The flap stays clear of front and back, and of the tuck or glue flap inside them.
  const inset = flapAir + thickness;
  const [first, last] = [x + inset, x + depth - inset];
  const run = Math.min(reach * 0.4, depth * 0.2);
  const flap = (name: string, y: number, up: number): Panel => {
    const outline = [
      { x: first, y },
      { x: first + run, y: y + up * reach },
      { x: last - run, y: y + up * reach },
      { x: last, y },
    ];
    return {
      name,
      outline: up < 0 ? outline : outline.toReversed(),
      on: { panel: wall, from: { x: first, y }, to: { x: last, y }, angle: 90 },
    };
  };
  return [flap(`${wall} dust above`, ends[0], -1), flap(`${wall} dust below`, ends[1], 1)];
}

function lidFlaps(x: number, width: number, depth: number, height: number): readonly Panel[] {
  const tuck = tuckOf(depth);
  const [first, last] = [x + flapAir, x + width - flapAir];
  const [inFirst, inLast] = [first + flapAir, last - flapAir];
  const r = Math.min(tuck * 0.7, width / 4);
  const at = (y: number, up: number) => (reach: number) => y + up * reach;
  const pair = (place: string, y: number, up: number): readonly Panel[] => {
    const reached = at(y, up);
    const round = (cx: number, from: number): readonly Point[] =>
      Array.from({ length: 7 }, (_, index) => {
        const angle = from + (index * Math.PI) / 12;
        return { x: cx - r * Math.cos(angle), y: reached(depth + tuck - r + r * Math.sin(angle)) };
      });
    const lid = [
      { x: first, y },
      { x: first, y: reached(depth) },
      { x: last, y: reached(depth) },
      { x: last, y },
    ];
    const flap = [
      { x: inFirst, y: reached(depth) },
      ...round(inFirst + r, 0),
      ...round(inLast - r, Math.PI / 2),
      { x: inLast, y: reached(depth) },
    ];
    const turned = (outline: readonly Point[]) => (up < 0 ? outline : outline.toReversed());
    const fold = (panel: string, from: number, to: number, reach: number) => ({
      panel,
      from: { x: from, y: reached(reach) },
      to: { x: to, y: reached(reach) },
      angle: 90,
    });
    return [
      { name: `lid ${place}`, outline: turned(lid), on: fold('back', first, last, 0) },
      { name: `tuck ${place}`, outline: turned(flap), on: fold(`lid ${place}`, inFirst, inLast, depth) },
    ];
  };
  return [...pair('above', 0, -1), ...pair('below', height, 1)];
}
