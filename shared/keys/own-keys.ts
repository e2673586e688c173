import { allPlaces } from './all-places.ts';
import { takes } from './chord.ts';
import { keyMapOf, type KeyChoice, type KeyMap } from './key-map.ts';
import { neighbours } from './neighbours.ts';

/** Why a chord cannot be a key of one's own: who uses it, or the command that has it on the same screen. */
export type KeyRefusal =
  | { readonly kind: 'browser' | 'editing' | 'controls' | 'speech' | 'system' }
  | { readonly kind: 'taken'; readonly command: string; readonly canSwap: boolean };

/** Browsers and Electron's window use these before a page hears them, or are expected to. */
const reserved = {
  browser:
    /^(Control\+(Shift\+)?([NTWRLFPQ]|Tab|\d|Plus|-|=|PageUp|PageDown|F4)|Control\+Shift\+[IJC]|F(3|5|6|11|12))$/,
  editing: /^Control\+(Shift\+)?[CXVA]$/,
  controls: /^((Control|Shift)\+)*(Enter|Escape|Tab|Space|Arrow\w+|Home|End|Page\w+)$/,
  speech: /^(Control\+)?,$/,
  system:
    /^(Control\+)?Alt\+|^(ContextMenu|PrintScreen|Unidentified|F10|NumLock|ScrollLock|Pause|(Audio|Media|Browser|Launch)\w+)$/,
} as const;

export function reservedFor(chord: string): keyof typeof reserved | undefined {
  return Object.entries(reserved).find(([, keys]) => keys.test(chord))?.[0] as
    | keyof typeof reserved
    | undefined;
}

/** Returns why this command cannot have the chord; undefined if it can. */
export function keyRefusal(map: KeyMap, command: string, chord: string): KeyRefusal | undefined {
  const kind = reservedFor(chord);
  if (kind !== undefined) return { kind };
  const [other] = holders(map, command, chord);
  if (other === undefined) return undefined;
  const given = map.get(command)?.keys[0];
  const canSwap =
    given !== undefined &&
    map.get(other)?.isFixed === false &&
    reservedFor(given) === undefined &&
    holders(map, command, chord).length === 1 &&
    holders(map, other, given).every((one) => one === command);
  return { kind: 'taken', command: other, canSwap };
}

/** Returns the choice with this key; with `swap` the command that has it gets the key that becomes free. */
export function withOwnKey(choice: KeyChoice, command: string, chord: string, swap?: string): KeyChoice {
  const [given] = keyMapOf(allPlaces, choice).get(command)?.keys ?? [];
  const swapped = swap === undefined || given === undefined ? {} : { [swap]: [given] };
  return { ...choice, own: { ...choice.own, ...swapped, [command]: [chord] } };
}

/** Gives a command its usual key again, and likewise those that have taken it meanwhile. */
export function withUsualKey(choice: KeyChoice, command: string): KeyChoice {
  const { [command]: _, ...own } = choice.own;
  const next = { ...choice, own };
  const map = keyMapOf(allPlaces, next);
  const { keys = [], also = [] } = map.get(command) ?? {};
  const rivals = Object.keys(own).filter((other) =>
    [...keys, ...also].some((chord) => holders(map, command, chord).includes(other)),
  );
  return rivals.reduce((less, rival) => withUsualKey(less, rival), next);
}

/** Returns the other commands that hear the chord on a screen where this command holds, too. */
function holders(map: KeyMap, command: string, chord: string): readonly string[] {
  return [...(neighbours().get(command) ?? [])].filter((other) => {
    const { keys = [], also = [] } = map.get(other) ?? {};
    return [...keys, ...also].some((key) => takes(key, chord));
  });
}
