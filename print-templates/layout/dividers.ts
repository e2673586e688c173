import { rectOf, type Point } from './draw.ts';
import type { Rect } from './types.ts';
import type { Room } from './nets/tuck-box.ts';

export interface DividerSpec {
  readonly room: Room;
  readonly thickness: number;
  readonly columns: number;
  readonly rows: number;
  /** A slit is narrower than a board by this much; negative values make it wider. */
  readonly press: number;
}

export interface Divider {
  /** `across` runs from left to right, `along` from front to back. */
  readonly way: 'across' | 'along';
  /** The points run clockwise. Without tabs x goes from 0 to the length of the room; y is 0 at the upper edge. */
  readonly outline: readonly Point[];
  readonly at: number;
  readonly height: number;
}

export interface Dividers {
  readonly dividers: readonly Divider[];
  readonly slits: { readonly front: readonly Rect[]; readonly side: readonly Rect[] };
}

const underLid = 0.3;

export function dividersFor(spec: DividerSpec): Dividers {
  const { room, thickness: t, columns, rows, press } = spec;
  const height = room.height - underLid;
  const upright = places(room.width, columns, t);
  const level = places(room.depth, rows, t);
  const slit = t - press;
  const tab = { from: height / 3, to: (2 * height) / 3 };
  const along = upright.map((at): Divider => ({
    way: 'along',
    at,
    height,
    // These are slit from below, since they come down over those that run across.
    outline: outlineOf(room.depth, height, t, tab, notches(level, t, slit), 'below'),
  }));
  const across = level.map((at): Divider => ({
    way: 'across',
    at,
    height,
    outline: outlineOf(room.width, height, t, tab, notches(upright, t, slit), 'above'),
  }));
  const slitsAt = (list: readonly number[]) =>
    list.map((at) => rectOf(at + (t - slit) / 2, underLid + tab.from, slit, tab.to - tab.from));
  return { dividers: [...across, ...along], slits: { front: slitsAt(upright), side: slitsAt(level) } };
}

function places(length: number, compartments: number, t: number): readonly number[] {
  const room = (length - (compartments - 1) * t) / compartments;
  return Array.from({ length: compartments - 1 }, (_, index) => (index + 1) * room + index * t);
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

function notches(list: readonly number[], t: number, slit: number): readonly Stretch[] {
  return list.map((at) => ({ from: at + (t - slit) / 2, to: at + (t + slit) / 2 }));
}

function outlineOf(
  length: number,
  height: number,
  t: number,
  tab: Stretch | undefined,
  cuts: readonly Stretch[],
  open: 'above' | 'below',
): readonly Point[] {
  const half = height / 2;
  const above = open === 'above' ? cuts : [];
  const below = open === 'below' ? cuts.toReversed() : [];
  return [
    { x: 0, y: 0 },
    ...above.flatMap(({ from, to }) => [
      { x: from, y: 0 },
      { x: from, y: half },
      { x: to, y: half },
      { x: to, y: 0 },
    ]),
    { x: length, y: 0 },
    ...(tab === undefined
      ? []
      : [
          { x: length, y: tab.from },
          { x: length + t, y: tab.from },
          { x: length + t, y: tab.to },
          { x: length, y: tab.to },
        ]),
    { x: length, y: height },
    ...below.flatMap(({ from, to }) => [
      { x: to, y: height },
      { x: to, y: half },
      { x: from, y: half },
      { x: from, y: height },
    ]),
    { x: 0, y: height },
    ...(tab === undefined
      ? []
      : [
          { x: 0, y: tab.to },
          { x: -t, y: tab.to },
          { x: -t, y: tab.from },
          { x: 0, y: tab.from },
        ]),
  ];
}

/** Strips of card stand loose on the lines of a field and interlock. */
export interface StripSpec {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** `along` is measured from the left of the field, `across` from its back. */
  readonly along: readonly number[];
  readonly across: readonly number[];
  readonly thickness: number;
}

/** `end` stays free at either end of a strip; a slit is `slit` wider than the card is thick. */
const play = { end: 0.3, slit: 0.2 } as const;

/** Strips have no tabs; their ends stand at the walls, and `at` is the middle line of each. */
export function stripsFor(spec: StripSpec): readonly Divider[] {
  const { width, depth, height, along, across, thickness } = spec;
  const slit = thickness + play.slit;
  const notched = (list: readonly number[]) =>
    list.map((at): Stretch => ({ from: at - play.end - slit / 2, to: at - play.end + slit / 2 }));
  return [
    ...across.map((at): Divider => ({
      way: 'across',
      at,
      height,
      outline: outlineOf(width - 2 * play.end, height, thickness, undefined, notched(along), 'above'),
    })),
    ...along.map((at): Divider => ({
      way: 'along',
      at,
      height,
      outline: outlineOf(depth - 2 * play.end, height, thickness, undefined, notched(across), 'below'),
    })),
  ];
}
