import { describe, expect, test } from 'vitest';
import { gameIds } from '#shared/games/index.ts';
import { parseRecord, replayRecord, reportText } from '#shared/records/index.ts';
import { randomRecord } from '#tests/support/random-records.ts';

const from = { version: '0.1.0', door: 'browser', system: 'Linux x86_64' } as const;

/** Kubo has no words, and its records name no list. */
const lexicon = { name: 'english', sha256: '0'.repeat(64) };

describe('a bug report (L12)', () => {
  test.each(gameIds)('of %s plays the same game, and names nobody', async (id) => {
    const made = await randomRecord(id, 12, [
      { name: 'Ann-Sofie', kind: 'person' },
      { name: 'Björn', kind: 'computer', level: 3 },
    ]);
    const record = id === 'kubo' ? made : { ...made, lexicon };
    const text = reportText({ ...record, title: 'Ann-Sofie at home' }, from);
    expect(text).not.toMatch(/Ann|Björn|Guest/);
    const read = await parseRecord(text);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    const { title, players, ...rest } = read.value;
    expect(title).toBe('Cubewright 0.1.0, browser, Linux x86_64');
    expect(players.slice(0, 2)).toEqual([
      { name: 'Player 1', kind: 'person' },
      { name: 'Player 2', kind: 'computer', level: 3 },
    ]);
    const replayed = replayRecord(read.value, {});
    const before = replayRecord(record, {});
    if (!replayed.ok || !before.ok) throw new Error('The game does not replay');
    expect(replayed.timeline.state).toEqual(before.timeline.state);
    expect(rest.moves).toHaveLength(record.moves.length);
  });

  test('keeps its title short, whatever the system is called', async () => {
    const record = await randomRecord('kubo', 3, [{ name: 'Ann', kind: 'person' }]);
    const read = await parseRecord(reportText(record, { ...from, system: 'x'.repeat(200) }));
    expect(read.ok && read.value.title).toHaveLength(60);
  });
});
