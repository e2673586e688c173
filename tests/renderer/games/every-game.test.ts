import { describe, expect, it } from 'vitest';
import { loadGameTable, loadMiniature, loadSetUp } from '#renderer/games/index.ts';
import { gameIds } from '#shared/games/index.ts';

describe.each(gameIds)('the folder of %s', (id) => {
  it('has a table, a miniature and what New game shows, under the names that all games use', async () => {
    const table = await loadGameTable(id);
    expect(table.ok && typeof table.value.Table).toBe('function');
    expect(typeof (await loadMiniature(id))).toBe('function');
    expect(typeof (await loadSetUp(id)).Emblem).toBe('function');
  });
});
