import type { Rgb } from '#firmware-protocol/virtual-box/index.ts';
import type { VirtualBoxView } from '#shared/contract/index.ts';

/** Finds which lights a person sees shine or blink. Times are in milliseconds. */
export interface SeenLights {
  look(colours: readonly Rgb[], now: number): VirtualBoxView['lights'];
}

interface Seen {
  readonly colour: string;
  readonly shoneAt: number;
  readonly isOn: boolean;
  readonly rises: readonly number[];
}

/** A blinking light is dark for less than this time; a light that is dark for longer is off. */
const restMs = 600;
/** A light blinks if its last two rises both lie within this time. */
const risesMs = 2400;

export function seenLights(): SeenLights {
  const seen = new Map<number, Seen>();
  return {
    look(colours, now) {
      for (const [square, { red, green, blue }] of colours.entries()) {
        const before = seen.get(square);
        const isOn = red + green + blue > 0;
        if (isOn) {
          const rises = before?.isOn === true ? before.rises : [...(before?.rises ?? []), now].slice(-2);
          seen.set(square, { colour: hex(red, green, blue), shoneAt: now, isOn, rises });
        } else if (before !== undefined) {
          if (now - before.shoneAt > restMs) seen.delete(square);
          else seen.set(square, { ...before, isOn });
        }
      }
      return [...seen].map(([square, { colour, rises }]) => ({
        square,
        colour,
        blinks: rises.length > 1 && now - (rises[0] ?? 0) < risesMs,
      }));
    },
  };
}

/** Dimmed lights are shown in their full colour. */
function hex(...parts: readonly number[]): string {
  const most = Math.max(...parts);
  const full = parts.map((part) => Math.round((part / most) * 255));
  return `#${full.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
