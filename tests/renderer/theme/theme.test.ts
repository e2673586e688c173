import { describe, expect, it } from 'vitest';
import { resolveTheme } from '#renderer/theme/index.ts';

const machine =
  (...asks: string[]) =>
  (query: string) =>
    asks.some((ask) => query.includes(ask));

describe('the theme in force', () => {
  it.each([
    ['system', [], 'light'],
    ['system', ['color-scheme: dark'], 'dark'],
    ['system', ['color-scheme: dark', 'contrast: more'], 'high-contrast'],
    ['light', ['color-scheme: dark', 'contrast: more'], 'light'],
    ['dark', [], 'dark'],
    ['high-contrast', [], 'high-contrast'],
    ['light', ['forced-colors'], 'high-contrast'],
  ] as const)('%s on a machine that asks for %j is %s', (choice, asks, theme) => {
    expect(resolveTheme(choice, machine(...asks))).toBe(theme);
  });
});
