import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameIds } from '#shared/games/index.ts';
import {
  allPlaces,
  commandName,
  keyChoiceSchema,
  keyMapOf,
  keyRefusal,
  keyScreens,
  noChoice,
  placesOn,
  reservedFor,
  takes,
  withOwnKey,
  withUsualKey,
  type Hand,
  type KeyChoice,
} from '#shared/keys/index.ts';

const commandsOn = (screen: string, game: string) => [
  ...new Set(
    placesOn(screen, game).flatMap((place) =>
      Object.entries(allPlaces[place] ?? {}).map(([name, row]) => commandName(place, name, row)),
    ),
  ),
];
const screens = keyScreens.flatMap((screen) => ['', ...gameIds].map((game) => commandsOn(screen, game)));
const commands = [...new Set(screens.flat())];
const chords = [
  'A',
  'N',
  'V',
  'Z',
  '7',
  'F2',
  'F7',
  'Control+M',
  'Control+Z',
  'Control+Shift+Y',
  'Backspace',
  'H',
  'M',
  '!',
  ';',
  '0',
  'F4',
];

/** Keys of one's own that another command hears on the same screen. */
function conflicts(choice: KeyChoice): readonly string[] {
  const map = keyMapOf(allPlaces, choice);
  return screens.flatMap((onScreen) =>
    onScreen
      .filter((command) => choice.own[command] !== undefined)
      .flatMap((command) =>
        onScreen.flatMap((other) => {
          const { keys = [], also = [] } = map.get(other) ?? {};
          const shared = (map.get(command)?.keys ?? []).filter((chord) =>
            [...keys, ...also].some((key) => takes(key, chord)),
          );
          return other === command ? [] : shared.map((chord) => `${chord}: ${command}, ${other}`);
        }),
      ),
  );
}

/** What the form does with a key that is pressed for a command. */
function pressed(choice: KeyChoice, command: string, chord: string, swaps: boolean): KeyChoice {
  const map = keyMapOf(allPlaces, choice);
  if (map.get(command)?.isFixed !== false) return choice;
  const refusal = keyRefusal(map, command, chord);
  if (refusal === undefined) return withOwnKey(choice, command, chord);
  if (refusal.kind !== 'taken' || !refusal.canSwap || !swaps) return choice;
  return withOwnKey(choice, command, chord, refusal.command);
}

describe('keys of one’s own (D10)', () => {
  it('D10 never have two meanings on a screen, whatever is pressed, swapped and taken back', () => {
    const step = fc.record({
      command: fc.constantFrom(...commands),
      chord: fc.constantFrom(...chords),
      does: fc.constantFrom('press', 'swap', 'usual'),
    });
    fc.assert(
      fc.property(
        fc.constantFrom<Hand>('both', 'left', 'right'),
        fc.array(step, { maxLength: 12 }),
        (hand, steps) => {
          let choice: KeyChoice = { ...noChoice, hand };
          for (const { command, chord, does } of steps) {
            choice =
              does === 'usual'
                ? withUsualKey(choice, command)
                : pressed(choice, command, chord, does === 'swap');
            expect(conflicts(choice)).toEqual([]);
          }
          expect(keyChoiceSchema.parse(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('name who uses a key that cannot be had', () => {
    expect(
      ['Control+T', 'F5', 'Control+C', 'Enter', 'Shift+ArrowUp', ',', 'Alt+F', 'V', 'F7'].map(reservedFor),
    ).toEqual([
      'browser',
      'browser',
      'editing',
      'controls',
      'controls',
      'speech',
      'system',
      undefined,
      undefined,
    ]);
    const map = keyMapOf(allPlaces, noChoice);
    expect(keyRefusal(map, 'home.new', 'O')).toEqual({
      kind: 'taken',
      command: 'home.library',
      canSwap: true,
    });
    expect(keyRefusal(map, 'home.new', 'V')).toBeUndefined();
  });

  it('come back to what they were, with what has taken the usual key meanwhile', () => {
    const moved = withOwnKey(noChoice, 'home.new', 'V');
    const both = withOwnKey(moved, 'home.library', 'N');
    expect(withUsualKey(both, 'home.new')).toEqual(noChoice);
    expect(withUsualKey(withOwnKey(noChoice, 'home.new', 'O', 'home.library'), 'home.library')).toEqual(
      noChoice,
    );
  });

  it('give back every key that stood for the usual one, and those that gave way to letters', () => {
    const undo = withOwnKey(noChoice, 'undo', 'F7');
    const rivals = withOwnKey(withOwnKey(undo, 'table.pause', 'Control+Z'), 'library.find', 'Control+Z');
    expect(withUsualKey(rivals, 'undo')).toEqual(noChoice);
    const hint = withOwnKey(withOwnKey(noChoice, 'hint', 'F7'), 'kubo-turn.draw', 'H');
    expect(withUsualKey(hint, 'hint')).toEqual(noChoice);
  });

  it('leave the keys of one hand alone on other screens, and where the command is unknown', () => {
    const keysOf = (choice: KeyChoice, command: string) => keyMapOf(allPlaces, choice).get(command)?.keys;
    const right: KeyChoice = { hand: 'right', own: { 'home.print': ['0'], 'no.such': ['0'] } };
    expect(keysOf(right, 'hint')).toContain('0');
    expect(keysOf({ hand: 'right', own: { 'table.pause': ['0'] } }, 'hint')).not.toContain('0');
  });
});
