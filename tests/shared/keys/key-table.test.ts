import { describe, expect, it } from 'vitest';
import { gameIds } from '#shared/games/index.ts';
import {
  allPlaces,
  chordOf,
  commandName,
  keyMapOf,
  keyScreens,
  noChoice,
  placesOn,
  screenAt,
  takes,
  type Hand,
} from '#shared/keys/index.ts';
import { help } from '#shared/i18n/en/help.ts';

const hands = ['both', 'left', 'right'] as const satisfies readonly Hand[];
const cases = hands.flatMap((hand) =>
  keyScreens.flatMap((screen) => [undefined, ...gameIds].map((game) => ({ hand, screen, game }))),
);

const commandsOn = (screen: string, game: string | undefined) => [
  ...new Set(
    placesOn(screen, game).flatMap((place) =>
      Object.entries(allPlaces[place] ?? {}).map(([name, row]) => commandName(place, name, row)),
    ),
  ),
];

/** Keys of the same row of commands on one screen, each with what takes it too. */
function conflictsOn(hand: Hand, screen: string, game: string | undefined): readonly string[] {
  const usual = keyMapOf(allPlaces, noChoice);
  const map = keyMapOf(allPlaces, { hand, own: {} });
  const commands = commandsOn(screen, game);
  return commands.flatMap((command) => {
    const { keys = [], also = [], isFixed = false } = map.get(command) ?? {};
    const chosen = isFixed ? keys.filter((key) => usual.get(command)?.keys.includes(key) !== true) : keys;
    return commands.flatMap((other) => {
      const others = map.get(other);
      if (other === command || others === undefined) return [];
      const givesWay = others.keys.some((key) => ['letters', 'twists'].includes(key));
      return [...chosen, ...(givesWay ? [] : also)]
        .filter((chord) => [...others.keys, ...others.also].some((key) => takes(key, chord)))
        .map((chord) => `${chord}: ${command}, ${other}`);
    });
  });
}

describe('the table of keys (D10)', () => {
  it('D10 has no two meanings for a key on a screen, with both hands or with one', () => {
    const found = cases.flatMap(({ hand, screen, game }) =>
      conflictsOn(hand, screen, game).map((one) => `${hand} ${screen} ${game ?? ''} ${one}`),
    );
    expect(found).toEqual([]);
  });

  it('has one row for a command wherever it is told', () => {
    const rows = new Map<string, string>();
    for (const [place, ofPlace] of Object.entries(allPlaces)) {
      for (const [name, row] of Object.entries(ofPlace)) {
        const command = commandName(place, name, row);
        const { is, ...rest } = row;
        const told = JSON.stringify(rest, Object.keys(rest).sort());
        expect(rows.get(command) ?? told, `${command} ${is ?? ''}`).toBe(told);
        rows.set(command, told);
      }
    }
  });

  it('has a sentence for every row, and no sentence without one', () => {
    const told = Object.fromEntries(
      Object.entries(help.keyTexts).map(([place, { keys }]) => [place, Object.keys(keys).sort()]),
    );
    const rows = Object.fromEntries(
      Object.entries(allPlaces).map(([place, ofPlace]) => [place, Object.keys(ofPlace).sort()]),
    );
    expect(told).toEqual(rows);
  });

  it('is used whole: each place is on some screen', () => {
    const shown = cases.flatMap(({ screen, game }) => placesOn(screen, game));
    expect([...new Set(shown)].sort()).toEqual(Object.keys(allPlaces).sort());
  });
});

/** On keyboards as they are sold in Europe and America, with the hand's own Ctrl, Shift and Alt. */
const halves = {
  left: /^((Control|Alt|Shift)\+)*([1-5QWERTASDFGZXCVB!]|Escape|Tab|Space|F[1-6])$/,
  right:
    /^((Control|Alt|Shift)\+)*([67890YUIOPHJKLNM\-=;'./?*<>]|Plus|Enter|Backspace|Delete|Home|End|Arrow\w+|Page\w+|Space|F([7-9]|1[0-2]))$/,
} as const;

describe.each(['left', 'right'] as const)('the set for the %s hand (D10)', (hand) => {
  it('D10 has a key on that half for every command but families and keys of all controls', () => {
    const map = keyMapOf(allPlaces, { hand, own: {} });
    const missing = [...map].filter(
      ([command, { keys, isFixed }]) =>
        (!isFixed || command === 'main' || command === 'back') && !keys.some((key) => halves[hand].test(key)),
    );
    expect(missing.map(([command]) => command)).toEqual([]);
  });

  it('keeps the usual keys beside its own', () => {
    const usual = keyMapOf(allPlaces, noChoice);
    for (const [command, { keys }] of keyMapOf(allPlaces, { hand, own: {} })) {
      expect(keys).toEqual(expect.arrayContaining([...(usual.get(command)?.keys ?? [])]));
    }
  });
});

describe('a press', () => {
  const bare = { ctrlKey: false, altKey: false, metaKey: false };

  it.each([
    [{ key: 'h' }, 'H'],
    [{ key: 'H', shiftKey: true }, 'H'],
    [{ key: '?', shiftKey: true }, '?'],
    [{ key: ' ' }, 'Space'],
    [{ key: '+' }, 'Plus'],
    [{ key: 'z', ctrlKey: true }, 'Control+Z'],
    [{ key: 'z', metaKey: true }, 'Control+Z'],
    [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'Control+Shift+Z'],
    [{ key: 'ArrowLeft', altKey: true }, 'Alt+ArrowLeft'],
    [{ key: 'F2' }, 'F2'],
    [{ key: 'å' }, 'Å'],
    [{ key: 'Shift', shiftKey: true }, undefined],
    [{ key: 'z', ctrlKey: true, metaKey: true }, undefined],
  ])('%j is %s', (press, chord) => {
    expect(chordOf({ ...bare, ...press })).toBe(chord);
  });
});

it.each([
  ['/', 'home'],
  ['/learn', 'learn'],
  ['/learn/kubo', 'lesson'],
  ['/table/a/review/3', 'review'],
  ['/table/a', 'table'],
  ['/puzzle/kubo/one', 'puzzle'],
  ['/position/kubo', 'position'],
  ['/settings', ''],
])('the keys at %s are those of “%s”', (path, screen) => {
  expect(screenAt(path)).toBe(screen);
});
