import { describe, expect, it } from 'vitest';
import { keyAction } from '#renderer/games/alphacubes/use-keys.ts';

const press = (key: string, more = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, ...more });

describe('keys of a turn', () => {
  it('a letter is laid on the board and chosen on the cube being turned', () => {
    expect(keyAction(press('c'), 'board')).toEqual({ kind: 'letter', letter: 'C' });
    expect(keyAction(press('C'), 'hand')).toEqual({ kind: 'letter', letter: 'C' });
    expect(keyAction(press('c'), 'net')).toEqual({ kind: 'face', letter: 'C' });
    // Sets of one's own have such letters.
    expect(keyAction(press('å'), 'board')).toEqual({ kind: 'letter', letter: 'Å' });
  });

  it.each([
    ['Enter', { kind: 'play' }],
    [' ', { kind: 'lay-here' }],
    ['/', { kind: 'cross' }],
    ['+', { kind: 'swap' }],
    ['=', { kind: 'swap' }],
    ['!', { kind: 'hint' }],
    ['Backspace', { kind: 'back' }],
    ['Escape', { kind: 'recall' }],
    ['3', { kind: 'hand', place: 3 }],
  ])('%s', (key, action) => {
    expect(keyAction(press(key), 'board')).toEqual(action);
  });

  it('leaves Tab to lead on, keys with Ctrl, Alt or Meta to others, and names of keys alone', () => {
    for (const key of ['?', 'Tab', 'F1', 'Shift', '8', '0', 'Dead']) {
      expect(keyAction(press(key), 'board')).toBeUndefined();
    }
    for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
      expect(keyAction(press('z', more), 'board')).toBeUndefined();
    }
    expect(keyAction(press(' '), 'net')).toBeUndefined();
  });
});
