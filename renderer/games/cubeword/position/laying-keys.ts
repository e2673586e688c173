import type { LayingAction } from './laying.ts';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

export function layingKey(press: Press, where: 'felt' | 'cubes'): LayingAction | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  const { key } = press;
  if (/^\p{L}$/u.test(key)) return { kind: 'letter', letter: key.toUpperCase() };
  const anywhere = { '.': 'blank', '*': 'joker', '+': 'cross', '=': 'cross', Escape: 'let-go' } as const;
  const onFelt = { ' ': 'space', Enter: 'next-line', Backspace: 'back', Delete: 'clear' } as const;
  const amongCubes = { Backspace: 'take-off', Delete: 'take-off' } as const;
  const kinds = new Map<string, KeyKind>(
    Object.entries({ ...anywhere, ...(where === 'felt' ? onFelt : amongCubes) }),
  );
  const kind = kinds.get(key);
  return kind === undefined ? undefined : { kind };
}

type KeyKind = 'blank' | 'joker' | 'cross' | 'let-go' | 'space' | 'next-line' | 'back' | 'clear' | 'take-off';
