import { describe, expect, it } from 'vitest';
import { scoreColumns } from '#renderer/games/kubo/score-lines.ts';
import { createTranslator } from '#shared/i18n/index.ts';

describe('the score pad of Kubo', () => {
  it('has a line for the points that a game begun elsewhere brings along, so that its lines add up', () => {
    const { t } = createTranslator();
    expect(scoreColumns(t, [], [0, 14, -2])).toEqual([
      [],
      [{ text: 'before', points: 14, soft: true }],
      [{ text: 'before', points: -2, soft: true }],
    ]);
    expect(scoreColumns(t, [], [0, 0])).toEqual([[], []]);
  });
});
