import { expect, it } from 'vitest';
import { keyAction } from '#renderer/games/cubeword/use-keys.ts';
import { layingKey } from '#renderer/games/cubeword/position/laying.ts';

it.each([
  ['å', 'Å'],
  ['Ж', 'Ж'],
  ['ω', 'Ω'],
  ['q', 'Q'],
])('a letter key of any alphabet names its capital: %s', (key, letter) => {
  const press = { key, ctrlKey: false, altKey: false, metaKey: false };
  expect(keyAction(press, 'felt')).toEqual({ kind: 'letter', letter });
  expect(layingKey(press, 'felt')).toEqual({ kind: 'letter', letter });
  expect(keyAction({ ...press, key: 'Shift' }, 'felt')).toBeUndefined();
});
