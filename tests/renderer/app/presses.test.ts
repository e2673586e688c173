import { describe, expect, it } from 'vitest';
import { missesItsTarget } from '#renderer/app/presses.ts';

describe('two presses one after the other (7.16)', () => {
  const play = new EventTarget();
  const show = new EventTarget();

  it('are both meant where both are aimed at one thing, however quick', () => {
    expect(missesItsTarget({ at: 1000, target: play }, { at: 1040, target: play })).toBe(false);
  });

  it('are one double press where what lies under the second is something else', () => {
    expect(missesItsTarget({ at: 1000, target: play }, { at: 1040, target: show })).toBe(true);
    expect(missesItsTarget({ at: 1000, target: play }, { at: 1499, target: show })).toBe(true);
  });

  it('are both meant again after half a second', () => {
    expect(missesItsTarget({ at: 1000, target: play }, { at: 1500, target: show })).toBe(false);
  });
});
