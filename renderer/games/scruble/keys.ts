import { parseTwists, type Heading, type Twist } from '#shared/games/scruble/index.ts';

export type KeyAction =
  | { readonly kind: 'go'; readonly heading: Heading }
  | { readonly kind: 'twist'; readonly twist: Twist }
  /** The next letter turns the layer behind the outer one. */
  | { readonly kind: 'inner' }
  | { readonly kind: 'trace-here' }
  | { readonly kind: 'claim' }
  | { readonly kind: 'undo-last' }
  | { readonly kind: 'back' }
  | { readonly kind: 'type-word' }
  | { readonly kind: 'type-twists' }
  | { readonly kind: 'hint' };

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

const headings: Readonly<Record<string, Heading>> = {
  ArrowRight: 'right',
  ArrowLeft: 'left',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/**
 * A letter turns a face in cubers' notation, with Shift the other way, and after `2` the layer behind it. Tab has no
 * action, so that it always moves on.
 */
export function keyAction(press: Press, inner: boolean): KeyAction | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  const { key } = press;
  const heading = headings[key];
  if (heading !== undefined) return { kind: 'go', heading };
  if (/^[udlrfb]$/iu.test(key)) {
    const [twist] = twistsIn(`${inner ? '2' : ''}${key.toUpperCase()}${press.shiftKey ? '’' : ''}`);
    return twist === undefined ? undefined : { kind: 'twist', twist };
  }
  switch (key) {
    case '2':
      return { kind: 'inner' };
    case ' ':
      return { kind: 'trace-here' };
    case 'Enter':
      return { kind: 'claim' };
    case 'Backspace':
      return { kind: 'undo-last' };
    case 'Escape':
      return { kind: 'back' };
    case '/':
      return { kind: 'type-word' };
    case '.':
      return { kind: 'type-twists' };
    case '!':
      return { kind: 'hint' };
    default:
      return undefined;
  }
}

function twistsIn(text: string): readonly Twist[] {
  const parsed = parseTwists(text);
  return parsed.ok ? parsed.value : [];
}
