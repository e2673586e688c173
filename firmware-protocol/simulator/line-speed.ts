import { nextInt, type RandomState } from '#shared/kernel/index.ts';
import { lineSpeeds } from '../codec/index.ts';

/** `any` is a USB board without a real serial line; a box that `follows` tries speeds until it understands its host. */
export type BoxSpeed = 'any' | 'follows' | (typeof lineSpeeds)[number];

/** Speeds are in bits a second; `box` is undefined where the line has no speed. */
export interface LineSpeed {
  readonly host: number;
  readonly box: number | undefined;
  readonly follows: boolean;
  /** `strange` counts the bytes in a row without a good frame; `strangeSince` is when the first of them arrived. */
  readonly strange: number;
  readonly strangeSince: number;
}

const patience = { bytes: 32, ms: 500 } as const;

export function lineSpeed(speed: BoxSpeed): LineSpeed {
  const follows = speed === 'follows';
  const box = speed === 'any' ? undefined : speed === 'follows' ? lineSpeeds[1] : speed;
  return { host: lineSpeeds[0], box, follows, strange: 0, strangeSince: 0 };
}

/** Where the speeds differ, each byte arrives as a random one. */
export function atSpeed(
  { host, box }: LineSpeed,
  bytes: Uint8Array,
  random: RandomState,
): readonly [Uint8Array, RandomState] {
  if (box === undefined || box === host) return [bytes, random];
  let state = random;
  const garbled = bytes.map(() => {
    const [byte, after] = nextInt(state, 256);
    state = after;
    return byte;
  });
  return [garbled, state];
}

/** A box that follows changes its speed when it is asleep and hears many bytes without a good frame. */
export function follow(
  line: LineSpeed,
  heard: { readonly good: number; readonly bytes: number; readonly asleep: boolean },
  now: number,
): LineSpeed {
  if (!line.follows || !heard.asleep || heard.good > 0) return { ...line, strange: 0 };
  const strangeSince = line.strange === 0 ? now : line.strangeSince;
  const strange = line.strange + heard.bytes;
  if (strange < patience.bytes || now - strangeSince < patience.ms) return { ...line, strange, strangeSince };
  return { ...line, strange: 0, box: lineSpeeds.find((other) => other !== line.box) };
}
