import { describe, expect, it } from 'vitest';
import { questionKeys } from '#renderer/app/speech/questions.ts';
import { keyAction } from '#renderer/games/alphacubes/use-keys.ts';
import { keyAction as cubewordKey } from '#renderer/games/cubeword/use-keys.ts';
import { keyAction as kubagramKey } from '#renderer/games/kubagram/use-keys.ts';
import { keyOfSeat } from '#renderer/games/kubo/StealWindow.tsx';
import { keyOf, type KeyPlace } from '#renderer/games/kubo/use-keys.ts';
import { keyAction as scrubleKey } from '#renderer/games/scruble/use-keys.ts';
import { gameIds } from '#shared/games/index.ts';
import { kubo } from '#shared/games/kubo/index.ts';
import {
  allPlaces,
  chordOf,
  gamePlaces,
  generalPlaces,
  placesOn,
  screenAt,
  takes,
  type KeyRow,
} from '#shared/keys/index.ts';
import { screens } from '#tests/support/screens.ts';

const placesAt = (path: string, game?: string) => placesOn(screenAt(path), game);
const atTable = ['table', 'speech-table', 'speech', 'everywhere'];
const onScreen = ['speech-screen', 'speech', 'everywhere'];

describe('the keys of a screen (7.21)', () => {
  it('are its own, and those that hold everywhere', () => {
    expect(placesAt('/')).toEqual(['home', ...onScreen]);
    expect(placesAt('/print/alphacubes-nets')).toEqual(['print', 'choices', ...onScreen]);
    expect(placesAt('/table/some-game')).toEqual(atTable);
    expect(placesAt('/learn')[0]).toBe('learn');
    expect(placesAt('/learn/kubo')).toEqual(['lesson', ...atTable]);
    expect(placesAt('/puzzle/kubo/one')).toEqual(['puzzle', ...atTable]);
    expect(placesAt('/table/some-game/review')).toEqual(['review', ...atTable.slice(1)]);
    expect(placesAt('/position/kubagram', 'kubagram')).toEqual(['kubagram-position', 'choices', ...onScreen]);
  });

  it.each(gameIds)(
    'are at the table of %s its own and no other game’s, before those of every table',
    (game) => {
      const own = Object.keys(gamePlaces[game] ?? {}).filter((place) => !place.endsWith('-position'));
      expect(own.length).toBeGreaterThan(0);
      expect(placesAt('/table/some-game', game)).toEqual([...own, ...atTable]);
    },
  );

  it('leave no place out', () => {
    const addresses = [
      ...screens.map(({ path }) => path),
      '/learn/kubo',
      '/table/some-game',
      '/table/some-game/review',
      '/puzzle/kubo/one',
    ];
    const shown = [undefined, ...gameIds].flatMap((game) =>
      [...addresses, '/position/kubo'].flatMap((path) => placesAt(path, game)),
    );
    expect(new Set(shown)).toEqual(new Set(Object.keys(allPlaces)));
  });
});

/** All single keys that could mean something. */
const singleKeys = [
  ...'abcdefghijklmnopqrstuvwxyz0123456789/+=!?#-.*<>;',
  'Backspace',
  'Delete',
  'Escape',
  'Enter',
  ' ',
];
const bare = { ctrlKey: false, altKey: false, metaKey: false };

const isNamed = (places: readonly string[], key: string) => {
  const rows = places.flatMap((place) => Object.values<KeyRow>(allPlaces[place] ?? {}));
  const chord = chordOf({ ...bare, key }) ?? '';
  return rows.some(({ keys }) => keys.some((one) => takes(one, chord)));
};

describe('the keys that ask to hear something', () => {
  it('begin with a comma, which no table and no other key listens for', () => {
    const comma = { ...bare, key: ',', shiftKey: false };
    expect(keyAction(comma, 'board') ?? keyAction(comma, 'hand')).toBeUndefined();
    expect(keyAction(comma, 'net')).toBeUndefined();
    for (const place of ['turn', 'window', 'rest'] as const) expect(keyOf(comma, place)).toBeUndefined();
    expect(cubewordKey(comma, 'felt') ?? cubewordKey(comma, 'cubes')).toBeUndefined();
    expect(kubagramKey(comma)).toBeUndefined();
    expect(scrubleKey(comma, false)).toBeUndefined();
    const others = Object.keys(allPlaces).filter((place) => !place.startsWith('speech'));
    expect(isNamed(others, ',')).toBe(false);
  });

  it('are those of the table of keys', () => {
    const { now, last } = { now: 'n', last: 'l' };
    expect(questionKeys).toMatchObject({ [now]: 'now', [last]: 'last', h: 'hand' });
    expect(Object.values(questionKeys).sort()).toEqual(
      ['now', 'last', ...Object.keys(generalPlaces['speech-table'])].sort(),
    );
  });
});

describe('the keys that are named', () => {
  const heardAtKubo = (place: KeyPlace) =>
    singleKeys.filter((key) => keyOf({ ...bare, key }, place) !== undefined);

  it('are those that the table of Kubo listens for in a turn', () => {
    expect(heardAtKubo('turn')).toEqual(singleKeys.filter((key) => isNamed(['kubo-turn'], key)));
  });

  it('are those that it listens for in the steal window, with a key for each seat', () => {
    const seats = Array.from({ length: kubo.seats.most }, (_, at) => keyOfSeat(at));
    expect([...heardAtKubo('window'), ...seats].sort()).toEqual(
      singleKeys.filter((key) => isNamed(['kubo-window'], key)).sort(),
    );
    expect(heardAtKubo('rest')).toEqual(['Escape']);
  });

  it.each([
    [
      'Alphacubes',
      ['alphacubes-board', 'alphacubes-hand'],
      (key: string) => keyAction({ ...bare, key }, 'board'),
    ],
    ['CUBEWORD', ['cubeword-felt'], (key: string) => cubewordKey({ ...bare, key }, 'felt')],
    ['Kubagram', ['kubagram-turn'], (key: string) => kubagramKey({ ...bare, key })],
    ['SCRUBLE Cube', ['scruble-map'], (key: string) => scrubleKey({ ...bare, key, shiftKey: false }, false)],
  ] as const)('are those that the table of %s listens for', (_, places, heard) => {
    expect(singleKeys.filter((key) => heard(key) !== undefined)).toEqual(
      singleKeys.filter((key) => isNamed(places, key)),
    );
  });
});
