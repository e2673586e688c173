import { useSyncExternalStore } from 'react';
import {
  allPlaces,
  chordOf,
  commandName,
  type generalPlaces,
  keyMapOf,
  noChoice,
  type CommandOf,
  type KeyChoice,
  type KeyMap,
  type KeyPress,
  type KeyPlaces,
  type KeyRow,
} from '#shared/keys/index.ts';

/** The commands that hold on screens and in the shell of every table. */
export type GeneralCommand = CommandOf<typeof generalPlaces>;

let now: KeyMap = keyMapOf(allPlaces, noChoice);
const listeners = new Set<() => void>();

/** The keys hold for the whole page, so that what listens and what names them can never differ. */
export function setKeyChoice(choice: KeyChoice): void {
  now = keyMapOf(allPlaces, choice);
  for (const listener of listeners) listener();
}

export function keyMap(): KeyMap {
  return now;
}

export function useKeyMap(): KeyMap {
  return useSyncExternalStore(listen, keyMap, keyMap);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function isKeyOf(command: string, chord: string): boolean {
  const found = now.get(command);
  return found !== undefined && (found.keys.includes(chord) || found.also.includes(chord));
}

/** Returns the row of a place that a press means. Families of keys are for the game to tell. */
export function rowAt<P extends KeyPlaces, K extends keyof P & string>(
  places: P,
  place: K,
  press: KeyPress,
): (keyof P[K] & string) | undefined {
  const chord = chordOf(press);
  if (chord === undefined) return undefined;
  const rows = Object.entries<KeyRow>(places[place] ?? {});
  return rows.find(([name, row]) => now.get(commandName(place, name, row))?.keys.includes(chord))?.[0];
}
