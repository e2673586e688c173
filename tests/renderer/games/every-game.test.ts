import { describe, expect, it } from 'vitest';
import { loadGameTable, loadMiniature, loadSetUp } from '#renderer/games/index.ts';
import { gameIds } from '#shared/games/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';

describe.each(gameIds)('the folder of %s', (id) => {
  it('has a table, a miniature and what New game shows, under the names that all games use', async () => {
    const table = await loadGameTable(id);
    expect(table.ok && typeof table.value.Table).toBe('function');
    expect(typeof (await loadMiniature(id))).toBe('function');
    expect(typeof (await loadSetUp(id)).Emblem).toBe('function');
  });

  it('has what New game says where the game can be entered in its middle', async () => {
    const { loadPosition } = await loadSetUp(id);
    const keys = ['choice', 'says', 'facts'].map((part) => `game:${id}.position.${part}`);
    const { exists } = createTranslator('en');
    expect(keys.every((key) => exists(key))).toBe(loadPosition !== undefined);
  });
});
