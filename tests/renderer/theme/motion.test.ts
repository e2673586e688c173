import { expect, it } from 'vitest';
import { resolveMotion } from '#renderer/theme/index.ts';
import { styleSheets } from './style-rules.ts';

it.each([
  ['system', false, 'full'],
  ['system', true, 'reduced'],
  ['full', true, 'full'],
  ['reduced', false, 'reduced'],
] as const)('%s on a machine that asks for less motion (%s) is %s (P35)', (choice, asks, motion) => {
  expect(resolveMotion(choice, (query) => asks && query.includes('reduced-motion'))).toBe(motion);
});

it('no style sheet asks the system itself once the settings are read', () => {
  const asking = /prefers-reduced-motion[^{]*\{\s*(?!:root:not\(\[data-motion\]\))\S/u;
  expect(
    styleSheets()
      .filter(({ text }) => asking.test(text))
      .map(({ file }) => file),
  ).toEqual([]);
});
