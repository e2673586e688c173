import { expect, it } from 'vitest';
import { windowScale } from '#renderer/app/layout.ts';

it('the scale is 1 up to the window that is drawn for, and grows with the side that has less room (8.1)', () => {
  expect(windowScale(640, 400)).toBe(1);
  expect(windowScale(1280, 800)).toBe(1);
  expect(windowScale(2560, 900)).toBe(1.1);
  expect(windowScale(2560, 1440)).toBe(1.8);
  expect(windowScale(3840, 2160)).toBe(2.7);
});
