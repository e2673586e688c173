import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * Every item of the rule book is named by a test (P1). Items of games that cannot be played yet join the list with
 * their game.
 */
const items = { alphacubes: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9'], kuboCards: ['U1', 'U3'] };

const titles = globSync('tests/**/*.test.{ts,tsx}').flatMap((file) =>
  [
    ...readFileSync(file, 'utf8').matchAll(/\b(?:it|test|describe)(?:\.each\([^]*?\))?\(\s*(['"`])(.*?)\1/g),
  ].map(([, , title]) => title ?? ''),
);

describe('the items of the rule book', () => {
  it.each(Object.values(items).flat())('%s is named by a test', (item) => {
    expect(titles.filter((title) => new RegExp(`\\b${item}\\b`).test(title))).not.toEqual([]);
  });
});
