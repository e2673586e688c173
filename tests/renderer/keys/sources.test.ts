import { describe, expect, it } from 'vitest';
import { allPlaces, commandName } from '#shared/keys/index.ts';

const sources = import.meta.glob<string>('#renderer/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const files = Object.entries(sources).map(
  ([path, text]) => [path.replace(/^.*\/renderer\//, ''), text] as const,
);
const commands = new Set(
  Object.entries(allPlaces).flatMap(([place, rows]) =>
    Object.entries(rows).map(([name, row]) => commandName(place, name, row)),
  ),
);

/** These hear keys of families, or those that every control of their kind has (arrows, Enter, Escape, Tab). */
const controls = [
  'board/BoardView.tsx',
  'board/HandView.tsx',
  'board/TurningPlace.tsx',
  'box/VirtualDice.tsx',
  'controls/NumberStepper.tsx',
  'controls/Question.tsx',
  'controls/use-roving.ts',
  'games/cubeword/cubes/CubeNet.tsx',
  'games/cubeword/felt/FeltView.tsx',
  'games/kubagram/Box.tsx',
  'games/kubagram/field/CentralField.tsx',
  'games/alphacubes/position/WordLine.tsx',
  'games/kubagram/field/Fields.tsx',
  'games/kubagram/held/DieInHand.tsx',
  'games/kubagram/opening/Corners.tsx',
  'games/kubagram/position/EntryLine.tsx',
  'games/kubo/cube/CubeView.tsx',
  'games/kubo/felts/Felts.tsx',
  'games/kubo/felts/Layer.tsx',
  'games/kubo/hand/Hand.tsx',
  'games/scruble/MapView.tsx',
  'screens/designer/AboutSet.tsx',
  'screens/designer/BoardPainter.tsx',
  'screens/designer/PieceEditor.tsx',
  'screens/designer/PieceIndex.tsx',
  'screens/designer/PieceNet.tsx',
  'screens/designer/WholeSet.tsx',
  'screens/help/KeysSheet.tsx',
  'screens/library/Shelves.tsx',
  'screens/print/choices/use-studio.ts',
  'app/palette/Palette.tsx',
  'table/Tabs.tsx',
  'table/TypedForm.tsx',
  'table/frame/EndQuestion.tsx',
  'table/frame/GameMenu.tsx',
  'table/puzzle/TodaysFive.tsx',
  'table/review/TurnList.tsx',
] as const;

/** These hear all keys: to do what the table of keys says, to guard presses, or to follow the focus; the palette presses one itself. */
const listeners = [
  'screens/settings/use-new-key.ts',
  'app/palette/entries.ts',
  'app/presses.ts',
  'app/speech/Speech.tsx',
  'app/speech/use-spoken-page.ts',
  'games/kubagram/use-keys.ts',
  'games/kubo/use-keys.ts',
  'games/scruble/cube/use-twisting.ts',
  'keys/use-commands.ts',
  'keys/use-undo-keys.ts',
  'table/frame/use-table-focus.ts',
  'table/lesson/LessonRing.tsx',
] as const;

/** Keys that a control may name itself; any other belongs to the table. */
const ofControls = /^(Arrow\w+|Home|End|Page\w+|Enter|Escape|Tab|Backspace|Delete|Shift| )$/;

describe('the sources of the screens (D10)', () => {
  it('D10 hear keys in no other place than the table of keys, controls and guards', () => {
    const hearing = files.filter(([, text]) => /onKeyDown|onKeyUp|'key(down|up|press)'/.test(text));
    const known: readonly string[] = [...controls, ...listeners];
    expect(hearing.map(([path]) => path).sort()).toEqual([...known].sort());
  });

  // The comma begins a question in speech, and letters after it are no commands.
  it('D10 compare no pressed key with one that belongs to the table', () => {
    const found = files.flatMap(([path, text]) =>
      [...text.matchAll(/\bkey(?:\.toLowerCase\(\))? [!=]== '([^']+)'/g)]
        .filter(([, key = '']) => !ofControls.test(key) && !path.startsWith('keys/'))
        .map(([whole]) => `${path}: ${whole}`),
    );
    expect(found.filter((one) => !one.startsWith('app/speech/questions.ts: key'))).toEqual([]);
  });

  it('D10 write no key in aria-keyshortcuts themselves', () => {
    const found = files.flatMap(([path, text]) =>
      [...text.matchAll(/aria-keyshortcuts=("[^"]*"|\{[^}]*\}?)/g)]
        .filter(([, value = '']) => !/useShortcut\(|^\{(shortcut|mainKey|bestKey)/.test(value))
        .map(([whole]) => `${path}: ${whole}`),
    );
    expect(found).toEqual([]);
  });

  it('D10 name only commands that are in the table', () => {
    const named = files.flatMap(([path, text]) =>
      [...text.matchAll(/(?:\bcommand=|useShortcut\(|useShownKey\(|isKeyOf\()["'{]*([a-z][\w.-]*)["']/g)].map(
        ([, command = '']) => `${path} ${command}`,
      ),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((one) => !commands.has(one.split(' ')[1] ?? ''))).toEqual([]);
  });
});
