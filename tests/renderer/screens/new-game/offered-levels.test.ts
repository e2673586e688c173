import { describe, expect, it } from 'vitest';
import { offeredLevels } from '#renderer/screens/new-game/offered-levels.ts';
import { firstForm, firstLevel } from '#renderer/screens/new-game/setup-form.ts';
import { followsOthers } from '#shared/engine/index.ts';
import { gameIds, gameOf } from '#shared/games/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';

const { t } = createTranslator();

describe.each(gameIds)('the computers offered for %s', (id) => {
  const { computers } = gameOf(id);
  const few = offeredLevels(computers, firstLevel(id), 'few');
  const all = offeredLevels(computers, firstLevel(id), 'all');

  it('are five at most at first, from the weakest to the strongest, and the rest behind More', () => {
    expect(few.length).toBe(Math.min(5, all.length));
    expect(few.filter((level) => !all.includes(level))).toEqual([]);
    const steps = few.filter((level) => level !== followsOthers);
    expect(steps[0]).toBe(1);
    expect(steps.at(-1)).toBe(computers.levels.length);
    expect(few.includes(followsOthers)).toBe(computers.follow !== undefined);
  });

  // Longer words would be cut off in a narrow window.
  it('are told apart by a few words, and no two neighbours score the same', () => {
    const words = all.map((level) =>
      level === followsOthers ? t('newGame:follows') : t(`game:${id}.levels.${level}`),
    );
    expect(new Set(words).size).toBe(all.length);
    for (const text of words) expect(text).toMatch(/^[A-Z].{9,37}$/);
    const points = all.flatMap((level) => computers.levels[level - 1]?.points ?? []);
    expect(new Set(points).size).toBe(points.length);
  });

  it('are one for a first game, against one person', () => {
    expect(firstForm(id, ['Orange', 'Yellow', 'Green']).players).toEqual([
      { name: 'Orange', kind: 'person' },
      { name: 'Yellow', kind: 'computer', level: firstLevel(id) },
    ]);
    expect(few).toContain(firstLevel(id));
  });
});

describe('a level that was chosen before', () => {
  const levels = [9, 10, 10, 12, 15, 15, 20].map((points, at) => ({
    level: at + 1,
    tier: undefined,
    points,
  }));

  it('is offered though another plays as strongly, and where it stands among the others', () => {
    expect(offeredLevels({ levels }, 1, 'all')).toEqual([1, 3, 4, 6, 7]);
    expect(offeredLevels({ levels }, 2, 'all')).toEqual([1, 2, 3, 4, 6, 7]);
    expect(offeredLevels({ levels }, 5, 'few')).toEqual([1, 3, 4, 5, 6, 7]);
  });

  it('says nothing of strength where a game gives no points', () => {
    const plain = levels.map(({ level, tier }) => ({ level, tier }));
    expect(offeredLevels({ levels: plain }, 1, 'all')).toHaveLength(7);
    expect(offeredLevels({ levels: plain, follow: () => 1 }, 0, 'few')).toEqual([0, 1, 3, 5, 7]);
  });
});
