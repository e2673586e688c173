import type { DraftAction } from './reduce.ts';

export type KeyAction =
  | DraftAction
  | { readonly kind: 'play' }
  | { readonly kind: 'hint' }
  | { readonly kind: 'hand'; readonly place: number };

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

export type KeyPlace = 'board' | 'hand' | 'net';

/** The keys of a turn. Tab is left alone, so that it always leads on. */
export function keyAction(
  press: KeyPress,
  place: KeyPlace,
  letters: RegExp = /^[a-z]$/i,
): KeyAction | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  const { key } = press;
  if (letters.test(key)) {
    const letter = key.toUpperCase();
    return place === 'net' ? { kind: 'face', letter } : { kind: 'letter', letter };
  }
  if (/^[1-7]$/.test(key)) return { kind: 'hand', place: Number(key) };
  switch (key) {
    case 'Enter':
      return { kind: 'play' };
    case '!':
      return { kind: 'hint' };
    case ' ':
      return place === 'board' ? { kind: 'lay-here' } : undefined;
    case '/':
      return { kind: 'cross' };
    case '+':
    case '=':
      return { kind: 'swap' };
    case 'Backspace':
      return { kind: 'back' };
    case 'Escape':
      return { kind: 'recall' };
    default:
      return undefined;
  }
}
