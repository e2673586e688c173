/** What a chord is read from; a `KeyboardEvent` is one. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey?: boolean;
}

const modifiers = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead', 'Process']);

/**
 * Names a press as `aria-keyshortcuts` does (WAI-ARIA 1.2): `H`, `!`, `Plus`, `Space`, `Control+Shift+Z`. Cmd counts as
 * Control. Shift counts only beside another modifier, because a sign like `?` needs it on some keyboards and not on others.
 *
 * @returns undefined for a modifier alone, and for Ctrl together with Cmd
 */
export function chordOf(press: KeyPress): string | undefined {
  const { key, ctrlKey, altKey, metaKey, shiftKey = false } = press;
  if (modifiers.has(key) || (ctrlKey && metaKey)) return undefined;
  const isControl = ctrlKey || metaKey;
  return [
    ...(isControl ? ['Control'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey && (isControl || altKey) ? ['Shift'] : []),
    nameOf(key),
  ].join('+');
}

function nameOf(key: string): string {
  if (key === ' ') return 'Space';
  if (key === '+') return 'Plus';
  return key.length === 1 ? key.toUpperCase() : key;
}

/** These stand for many keys in a row of the table; the catalogue has their names. */
const families: Readonly<Record<string, RegExp>> = {
  letters: /^\p{L}$/u,
  twists: /^[UDLRFB]$/,
  signs: /^[\p{L}\d*]$/u,
  'one-to-six': /^[1-6]$/,
  'one-to-seven': /^[1-7]$/,
  arrows: /^Arrow/,
  'alt-arrows': /^Alt\+Arrow/,
  'ctrl-ends': /^Control\+(Home|End)$/,
};

export function isFamily(key: string): boolean {
  return Object.hasOwn(families, key);
}

/** Returns whether a key of the table (a chord, a family, or a sequence such as `, N`) takes this chord. */
export function takes(key: string, chord: string): boolean {
  if (key === chord) return true;
  if (key.startsWith(', ')) return chord === ',';
  return families[key]?.test(chord) ?? false;
}
