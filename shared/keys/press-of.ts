import type { KeyPress } from './chord.ts';

/** Returns a press that means this chord; the inverse of `chordOf`, but for Cmd. */
export function pressOf(chord: string): Required<KeyPress> {
  const parts = chord.split('+');
  const name = parts.at(-1) ?? '';
  const held = new Set(parts.slice(0, -1));
  return {
    key: name === 'Space' ? ' ' : name === 'Plus' ? '+' : name.length === 1 ? name.toLowerCase() : name,
    ctrlKey: held.has('Control'),
    altKey: held.has('Alt'),
    shiftKey: held.has('Shift'),
    metaKey: false,
  };
}
