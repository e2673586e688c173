import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameIds, type GameId } from '#shared/games/index.ts';

/** Files that every game has under the same name, so that whoever knows one game finds the way in all. */
const everyGame = [
  'apply.ts',
  'booklet/en.ts',
  'booklet/nl.ts',
  'booklet/sv.ts',
  'game.ts',
  'index.ts',
  'manifest.ts',
  'moves.ts',
  'options.ts',
  'random-move.ts',
  'setup.ts',
  'state.ts',
  'texts/index.ts',
  'view.ts',
];

/** So have those that are too large for a computer in one file. */
const everyLargeGame = [
  'computer/levels.ts',
  'events.ts',
  'notation/notation.ts',
  'notation/picture.ts',
  'problems.ts',
  'texts/about.ts',
  'texts/help.ts',
  'texts/options.ts',
  'texts/problems.ts',
  'texts/record.ts',
  'texts/screen.ts',
  'types.ts',
];

/** Folders that hold the same in each game that has them. */
const commonFolders = [
  'booklet',
  'computer',
  'notation',
  'puzzles',
  'review',
  'search',
  'texts',
  'texts/nl',
  'texts/sv',
];

/** Folders for what only one game has. */
const ownFolders: Partial<Record<GameId, readonly string[]>> = {
  // What is entered midway is checked as a whole, and the end of a game has a search of its own.
  alphacubes: ['set-up', 'search/end'],
  // A box may be entered midway, and its words are made, joined and challenged outside anybody's turn.
  kubagram: ['set-up', 'words'],
};

/** Files of a search that come with the rules, since they are small or only say what is asked and found. */
const rulesSearch: Partial<Record<GameId, readonly string[]>> = {
  alphacubes: ['search/ahead-request.ts', 'search/end/end-request.ts'],
  kubagram: ['search/best-words.ts', 'search/highest-scoring-dice.ts', 'search/supply.ts'],
};

describe.each(gameIds)('the folder of %s', (id) => {
  const root = path.join(import.meta.dirname, '../../../shared/games', id);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));

  it('has the files that every game has', () => {
    const isSmall = files.includes('computer.ts') && files.includes('notation.ts');
    expect(files).toEqual(expect.arrayContaining([...everyGame, ...(isSmall ? [] : everyLargeGame)]));
  });

  it('has folders of the common names, and known ones of its own', () => {
    expect([...commonFolders, ...(ownFolders[id] ?? [])]).toEqual(expect.arrayContaining(folders));
  });

  it('loads nothing of its search with the rules, but what the rules ask themselves', () => {
    const loaded = [...loadedWith(path.join(root, 'game.ts'))].map((file) => path.relative(root, file));
    expect(loaded.filter((file) => file.startsWith('search/')).toSorted()).toEqual(rulesSearch[id] ?? []);
  });

  it('has at most 30 files in a folder', () => {
    const crowds = ['.', ...folders].filter(
      (folder) => files.filter((file) => path.dirname(file) === folder).length > 30,
    );
    expect(crowds).toEqual([]);
  });
});

/** Follows static imports and exports within the folder; those of types alone load nothing. */
function loadedWith(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )[^;]*? from '(\.\.?\/[^']*)';/gm,
  )) {
    loadedWith(path.join(path.dirname(file), from ?? ''), seen);
  }
  return seen;
}
