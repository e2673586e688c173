import { useEffect, useEffectEvent } from 'react';

/** Files of these kinds are opened by a form or a screen, which asks the person something first. */
export type HandedKind = 'words' | 'print' | 'trace' | 'tiles' | 'scan';

const waiting = new Map<HandedKind, File>();
const takers = new Map<HandedKind, (file: File) => void>();

/** Gives a file to the screen that opens its kind. Returns false if that screen must be gone to first. */
export function handFile(kind: HandedKind, file: File): boolean {
  const take = takers.get(kind);
  if (take === undefined) waiting.set(kind, file);
  else take(file);
  return take !== undefined;
}

/** Takes the file that waits for this screen, and every one that comes while it is shown. */
export function useHandedFile(kind: HandedKind, onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const taker = (file: File) => {
      take(file);
    };
    takers.set(kind, taker);
    const file = waiting.get(kind);
    waiting.delete(kind);
    if (file !== undefined) take(file);
    return () => {
      if (takers.get(kind) === taker) takers.delete(kind);
    };
  }, [kind]);
}

let ask: (() => void) | undefined;

/** Sets what shows the file picker; undefined while no screen may open files. */
export function setFilePicker(picker: (() => void) | undefined): void {
  ask = picker;
}

export function askForFiles(): void {
  ask?.();
}
