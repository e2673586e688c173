import { describe, expect, it } from 'vitest';
import { keyAction } from '#renderer/games/alphacubes/use-keys.ts';
import { keyAction as cubewordKey } from '#renderer/games/cubeword/use-keys.ts';
import { keyAction as kubagramKey } from '#renderer/games/kubagram/use-keys.ts';
import { keyOfSeat } from '#renderer/games/kubo/StealWindow.tsx';
import { keyOf, type KeyPlace } from '#renderer/games/kubo/use-keys.ts';
import { keyAction as scrubleKey } from '#renderer/games/scruble/use-keys.ts';
import { reviewKeys } from '#renderer/table/review/review-keys.ts';
import { questionKeys } from '#renderer/app/speech/questions.ts';
import { keysHere } from '#renderer/screens/help/manual.ts';
import { gameIds } from '#shared/games/index.ts';
import { kubo } from '#shared/games/kubo/index.ts';
import { gameKeys } from '#shared/i18n/en/games/index.ts';
import { help } from '#shared/i18n/en/help.ts';
import { screens } from '#tests/support/screens.ts';

const { sections } = help.pages.keys;
const ofTables = ['keys-table', 'keys-speech-table', 'keys-speech', 'keys-everywhere'];
const idsAt = (path: string) => keysHere(sections, path).map(({ id }) => id);
const idsOf = (game: keyof typeof gameKeys) => gameKeys[game].map(({ id }) => id);
const atTable = (game: keyof typeof gameKeys) =>
  keysHere(sections, '/table/some-game', gameKeys[game]).map(({ id }) => id);

describe('the keys of a screen (7.21)', () => {
  it('are those of the page of keys, and on every screen those that hold everywhere', () => {
    expect(idsAt('/')).toEqual(['keys-home', 'keys-speech-screen', 'keys-speech', 'keys-everywhere']);
    expect(idsAt('/print/alphacubes-nets')).toEqual([
      'keys-print',
      'keys-choices',
      'keys-speech-screen',
      'keys-speech',
      'keys-everywhere',
    ]);
    expect(idsAt('/table/some-game')).toEqual(ofTables);
    expect(idsAt('/learn')[0]).toBe('keys-learn');
    expect(idsAt('/learn/kubo')).toEqual(['keys-lesson', ...ofTables]);
    expect(idsAt('/puzzle/kubo/one')).toEqual(['keys-puzzle', ...ofTables]);
  });

  it.each(gameIds)(
    'are at the table of %s its own and no other game’s, before those of every table',
    (game) => {
      expect(idsOf(game).length).toBeGreaterThan(0);
      expect(atTable(game)).toEqual([...idsOf(game), ...ofTables]);
    },
  );

  it('leave no section of the page out', () => {
    const addresses = [
      ...screens.map(({ path }) => path),
      '/learn/kubo',
      '/table/some-game/review',
      '/puzzle/kubo/one',
    ];
    const shown = [...addresses.flatMap(idsAt), ...gameIds.flatMap(atTable)];
    expect(new Set(shown)).toEqual(new Set(sections.map(({ id }) => id)));
  });
});

/** All single keys that could mean something. */
const singleKeys = [...'abcdefghijklmnopqrstuvwxyz0123456789/+!?#-', 'Backspace', 'Escape', 'Enter', ' '];
const bare = { ctrlKey: false, altKey: false, metaKey: false };

/** The keys that a section names, as the browser calls them. */
function keysNamed(section: { readonly keys: readonly (readonly [string, string])[] }): readonly string[] {
  return section.keys.flatMap(([key]) => {
    const [, from, to] = /^(\w) to (\w)$/.exec(key) ?? [];
    if (from === undefined || to === undefined) return [key === 'Space' ? ' ' : key];
    return singleKeys.filter(
      (one) => one.length === 1 && from <= one.toUpperCase() && one.toUpperCase() <= to,
    );
  });
}

const means = (keys: readonly string[]) => new Set(keys.map((key) => key.toLowerCase()));

describe('the keys that ask to hear something', () => {
  const letters = Object.keys(questionKeys);

  it('are all named, with those for the last sentence and for the list', () => {
    const named = sections
      .filter(({ id }) => id.startsWith('keys-speech'))
      .flatMap(({ keys }) => keys.flatMap(([key]) => /^, (.)$/.exec(key)?.[1]?.toLowerCase() ?? []));
    expect(new Set(named)).toEqual(new Set([...letters, 'a', ',']));
  });

  it('begin with a comma, which no table and no other key of the page listens for', () => {
    const comma = { ...bare, key: ',', shiftKey: false };
    expect(keyAction(comma, 'board') ?? keyAction(comma, 'hand')).toBeUndefined();
    expect(keyAction(comma, 'net')).toBeUndefined();
    for (const place of ['turn', 'window', 'rest'] as const) expect(keyOf(comma, place)).toBeUndefined();
    expect(cubewordKey(comma, 'felt') ?? cubewordKey(comma, 'cubes')).toBeUndefined();
    expect(kubagramKey(comma)).toBeUndefined();
    expect(scrubleKey(comma, false)).toBeUndefined();
    const others = [...sections, ...Object.values(gameKeys).flat()]
      .filter(({ id }) => !id.startsWith('keys-speech'))
      .flatMap(({ keys }) => keys.map(([key]) => key));
    expect(others.filter((key) => key.startsWith(','))).toEqual([]);
  });
});

describe('the keys that are named', () => {
  it('are those that a look back listens for, and no game has others there', () => {
    expect(idsAt('/table/some-game/review')).toEqual(['keys-review', ...ofTables.slice(1)]);
    const section = sections.find(({ id }) => id === 'keys-review');
    if (section === undefined) throw new Error('No section');
    const named = { '←': 'arrowleft', '→': 'arrowright' } as Readonly<Record<string, string>>;
    expect(section.keys.map(([key]) => named[key] ?? key.toLowerCase())).toEqual(Object.keys(reviewKeys));
  });

  const heardAtKubo = (place: KeyPlace) =>
    singleKeys.filter((key) => keyOf({ ...bare, key }, place) !== undefined);

  it('are those that the table of Kubo listens for in a turn', () => {
    const [turn] = gameKeys.kubo;
    expect(means(keysNamed(turn))).toEqual(means(heardAtKubo('turn')));
  });

  it('are those that it listens for in the steal window, with a key for each seat', () => {
    const section = gameKeys.kubo.find(({ id }) => id === 'kubo-keys-window');
    if (section === undefined) throw new Error('No section');
    const seats = Array.from({ length: kubo.seats.most }, (_, at) => keyOfSeat(at));
    expect(means(keysNamed(section))).toEqual(means([...heardAtKubo('window'), ...seats]));
  });

  it('are those that the board of Alphacubes listens for, with those of the hand and of every table', () => {
    const [board, hand] = gameKeys.alphacubes;
    const table = sections.find(({ id }) => id === 'keys-table');
    const heard = singleKeys.filter((key) => keyAction({ ...bare, key }, 'board') !== undefined);
    const named = means([board, hand, ...(table === undefined ? [] : [table])].flatMap(keysNamed));
    expect(heard.filter((key) => !named.has(key.toLowerCase()))).toEqual([]);
  });
});
