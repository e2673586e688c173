import type { DraftAction } from './draft.ts';

export type KeyAction =
  | DraftAction
  | { readonly kind: 'end' }
  | { readonly kind: 'undo-last' }
  | { readonly kind: 'back' }
  | { readonly kind: 'fit' }
  | { readonly kind: 'type' }
  | { readonly kind: 'hint' };

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

export type KeyPlace = 'felt' | 'cubes';

/** Tab has no action, so that it always moves on. */
export function keyAction(press: Press, place: KeyPlace): KeyAction | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  const { key } = press;
  if (/^\p{L}$/u.test(key)) return { kind: 'letter', letter: key.toUpperCase() };
  switch (key) {
    case 'Enter':
      return { kind: 'end' };
    case ' ':
      return place === 'felt' ? { kind: 'lay-here' } : undefined;
    case '.':
      return { kind: 'blank' };
    case '*':
      return { kind: 'joker' };
    case '+':
    case '=':
      return { kind: 'cross' };
    case '-':
      return { kind: 'fit' };
    case '/':
      return { kind: 'type' };
    case '!':
      return { kind: 'hint' };
    case 'Backspace':
      return { kind: 'undo-last' };
    case 'Escape':
      return { kind: 'back' };
    default:
      return undefined;
  }
}
