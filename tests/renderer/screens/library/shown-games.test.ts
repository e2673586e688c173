import { describe, expect, it } from 'vitest';
import {
  averageText,
  dayText,
  endTexts,
  nameOf,
  savedText,
  scoresText,
  standingText,
} from '#renderer/screens/library/captions.ts';
import {
  gamesOf,
  isFiltered,
  peopleOf,
  shownGames,
  wholeShelf,
  type ShelfFilter,
} from '#renderer/screens/library/shown-games.ts';
import type { GameSummary } from '#shared/contract/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';

const { t } = createTranslator();
const now = new Date(2026, 10, 27, 20).getTime();
const day = 86_400_000;

const game = (id: string, over: Partial<GameSummary> = {}): GameSummary => ({
  id,
  game: 'alphacubes',
  players: [
    { name: 'Mira', points: 120 },
    { name: 'Joris', points: 107 },
  ],
  turn: 12,
  toMove: 1,
  ended: false,
  winners: [],
  begunAt: now - day,
  changedAt: now,
  ...over,
});
const over = (winners: readonly number[], points: readonly number[]): GameSummary =>
  game('over', {
    ended: true,
    winners,
    players: points.map((one, at) => ({ name: ['Mira', 'Joris', 'Vera'][at] ?? '', points: one })),
  });

const tom = { name: 'Tom', points: 90, computer: 6 };
const shelf = [
  game('a'),
  game('b', { ended: true, title: 'Sunday at Vera’s' }),
  game('c', { game: 'kubo', players: [{ name: 'Mira', points: 3 }, tom], ended: true }),
];
const shown = (filter: Partial<ShelfFilter>, withWord: readonly string[] = []) =>
  shownGames(
    shelf,
    { ...wholeShelf, ...filter },
    {
      textOf: (one) => `${nameOf(t, one)} ${one.players.map(({ name }) => name).join(' ')}`,
      withWord: new Set(withWord),
    },
  ).map(({ id }) => id);

describe('the games on the shelf', () => {
  it('are found by state, game, player, title and word', () => {
    expect(shown({})).toEqual(['a', 'b', 'c']);
    expect(shown({ state: 'waiting' })).toEqual(['a']);
    expect(shown({ state: 'finished', game: 'alphacubes' })).toEqual(['b']);
    expect(shown({ player: 'Joris' })).toEqual(['a', 'b']);
    expect(shown({ search: ' SUNDAY ' })).toEqual(['b']);
    expect(shown({ search: 'tom' })).toEqual(['c']);
    expect(shown({ search: 'quartz' }, ['c'])).toEqual(['c']);
    expect(shown({ search: 'quartz', state: 'waiting' }, ['c'])).toEqual([]);
    expect(isFiltered(wholeShelf)).toBe(false);
    expect(isFiltered({ ...wholeShelf, search: ' ' })).toBe(false);
  });

  it('have people, and computers are none', () => {
    expect(peopleOf(shelf)).toEqual(['Mira', 'Joris']);
    expect(gamesOf(shelf)).toEqual(['alphacubes', 'kubo']);
  });

  it.each([
    [game('a'), 'Turn 12, Joris to play'],
    [game('a', { toMove: undefined }), 'Turn 12, anybody may speak up'],
    [over([1], [120, 133]), 'Joris won by 13'],
    [over([0, 1], [120, 120, 3]), 'Mira and Joris share it, 120 each'],
    [over([0], [312]), 'Over, 312 points'],
    // Whoever is left of three wins with fewer points.
    [over([1], [5, -17]), 'Joris won'],
  ])('tell how they stand', (one, says) => {
    expect(standingText(t, one)).toBe(says);
  });

  it('tell their day', () => {
    expect(dayText(t, now - day / 4, now)).toBe('today');
    expect(dayText(t, now - 2 * day, now)).toBe('Wednesday');
    expect(dayText(t, now - 13 * day, now)).toBe('14 Nov');
    expect(dayText(t, now - 400 * day, now)).toBe('23 Oct 2025');
    expect(endTexts(t, now - 90 * day, now, now)).toEqual(['August', 'November']);
    expect(endTexts(t, now - 13 * day, now, now)).toEqual(['14 Nov', 'today']);
    expect(endTexts(t, now - 365 * day, now, now)).toEqual(['27 Nov 2025', 'today']);
    expect(savedText(t, now, now)).toBe('saved 20:00');
    expect([0, 0.375, 9.94, 103.7].map(averageText)).toEqual(['0', '0.4', '9.9', '104']);
    const settled = [
      { name: 'Mira', points: -6 },
      { name: 'Joris', points: 0 },
    ];
    expect(scoresText(game('c', { players: settled }))).toBe('Mira −6, Joris 0');
    expect(savedText(t, now - day, now)).toBe('saved 26 Nov 2026');
  });
});
