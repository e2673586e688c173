import { afterEach, describe, expect, it } from 'vitest';
import { keyAction } from '#renderer/games/alphacubes/use-keys.ts';
import { keyOf } from '#renderer/games/kubo/use-keys.ts';
import { setKeyChoice, undoAction } from '#renderer/keys/index.ts';
import { noChoice } from '#shared/keys/index.ts';

const bare = { ctrlKey: false, altKey: false, metaKey: false };

afterEach(() => setKeyChoice(noChoice));

describe('keys of one’s own (D10)', () => {
  it('D10 are what the tables hear, in place of the usual ones', () => {
    setKeyChoice({ hand: 'both', own: { 'kubo-turn.draw': ['X'], undo: ['F8'], main: ['F9'] } });
    expect(keyOf({ ...bare, key: 'x' }, 'turn')).toBe('draw');
    expect(keyOf({ ...bare, key: 'd' }, 'turn')).toBeUndefined();
    expect(undoAction({ ...bare, key: 'F8' })).toBe('undo');
    expect(undoAction({ ...bare, key: 'z', ctrlKey: true })).toBeUndefined();
  });

  it('leave what every control of a page hears, as Enter', () => {
    setKeyChoice({ hand: 'both', own: { main: ['F9'] } });
    expect(keyAction({ ...bare, key: 'Enter' }, 'board')).toEqual({ kind: 'play' });
    expect(keyAction({ ...bare, key: 'F9' }, 'board')).toBeUndefined();
  });

  it('of one hand are heard beside the usual ones', () => {
    setKeyChoice({ hand: 'left', own: {} });
    expect(keyAction({ ...bare, key: 'F4' }, 'board')).toEqual({ kind: 'play' });
    expect(keyAction({ ...bare, key: 'Enter' }, 'board')).toEqual({ kind: 'play' });
    expect(keyAction({ ...bare, key: 'd', ctrlKey: true }, 'board')).toEqual({ kind: 'cross' });
    expect(keyAction({ ...bare, key: '/' }, 'board')).toEqual({ kind: 'cross' });
  });
});
