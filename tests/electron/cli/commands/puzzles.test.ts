import { describe, expect, test } from 'vitest';
import { cubewright } from '../../support/command.ts';

interface Told {
  readonly puzzles: readonly { readonly id: string; readonly game: string; readonly answers?: object }[];
}

describe('puzzles', () => {
  test('prints one puzzle a game for a day, the same each time, and its answer only when asked', async () => {
    const day = ['puzzles', '--day', '2026-11-24'];
    const { puzzles } = JSON.parse((await cubewright(...day, '--json')).out) as Told;
    const games = puzzles.map(({ game }) => game);
    expect(new Set(games).size).toBe(games.length);
    expect(games).toContain('kubo');
    expect(puzzles.every(({ answers }) => answers === undefined)).toBe(true);
    const told = (await cubewright(...day, '--answers')).out;
    for (const { id } of puzzles) expect(told).toContain(id);
    expect(told.match(/^The answer: /gm)).toHaveLength(puzzles.length);
    expect((await cubewright('puzzles', 'kubo', '--day', '2026-11-24')).out).not.toContain('The answer');
  });

  test('lists the puzzles of a game', async () => {
    const { out } = await cubewright('puzzles', 'kubo');
    expect(out.split('\n').length).toBeGreaterThan(200);
    expect(out).toMatch(/easy +A line lies open\. Find it\./);
  });

  test('makes puzzles of the mistakes in a saved game, and says of which it makes none', async () => {
    const from = ['puzzles', '--from', 'tests/support/mid-games/kubo.json'];
    const { out, code } = await cubewright(...from, '--answers');
    expect(code).toBe(0);
    expect(out).toMatch(/^From turn \d+/m);
  });

  test('refuses an unknown game, a day that is none, and a game beside a file', async () => {
    expect((await cubewright('puzzles', 'chess')).err).toContain('chess');
    expect((await cubewright('puzzles', '--day', '2026-02-30')).err).toContain('no day with puzzles');
    expect((await cubewright('puzzles', 'kubo', '--from', 'a.json')).err).toContain('but not both');
  });
});
