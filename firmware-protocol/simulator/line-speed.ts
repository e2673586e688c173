import { nextInt, type RandomState } from '#shared/kernel/index.ts';
import { lineSpeeds } from '../codec/index.ts';

/** Which speed a box uses; `any` is a USB board without a real serial line, `follows` looks for its host. */
export type BoxSpeed = 'any' | 'follows' | (typeof lineSpeeds)[number];

/** The two ends of a line and what each takes a bit to be. */
export interface LineSpeed {
  readonly host: number;
  /** Absent where the line has no speed. */
  readonly box: number | undefined;
  readonly follows: boolean;
  /** Pieces in a row that were no good frame, and when the first of them came. */
  readonly badRun: number;
  readonly badSince: number;
}

const patience = { pieces: 4, ms: 500 } as const;

/** A line whose host has just opened it. */
export function lineSpeed(speed: BoxSpeed): LineSpeed {
  const follows = speed === 'follows';
  const box = speed === 'any' ? undefined : speed === 'follows' ? lineSpeeds[1] : speed;
  return { host: lineSpeeds[0], box, follows, badRun: 0, badSince: 0 };
}

/** What comes out where the two ends do not agree: as much of anything. */
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

/** A box that follows changes its speed when it hears nothing but bad pieces while it is asleep. */
export function follow(
  line: LineSpeed,
  heard: { readonly good: number; readonly bad: number; readonly asleep: boolean },
  now: number,
): LineSpeed {
  if (!line.follows || !heard.asleep || heard.good > 0) return { ...line, badRun: 0 };
  if (heard.bad === 0) return line;
  const badSince = line.badRun === 0 ? now : line.badSince;
  const badRun = line.badRun + heard.bad;
  if (badRun < patience.pieces || now - badSince < patience.ms) return { ...line, badRun, badSince };
  return { ...line, badRun: 0, box: lineSpeeds.find((other) => other !== line.box) };
}
