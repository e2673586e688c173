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
  'computer/levels.ts',
  'events.ts',
  'game.ts',
  'index.ts',
  'manifest.ts',
  'moves.ts',
  'notation/notation.ts',
  'notation/picture.ts',
  'options.ts',
  'problems.ts',
  'random-move.ts',
  'setup.ts',
  'state.ts',
  'texts/about.ts',
  'texts/index.ts',
  'texts/keys.ts',
  'texts/options.ts',
  'texts/problems.ts',
  'texts/record.ts',
  'texts/rules.ts',
  'types.ts',
  'view.ts',
];

/** Folders that hold the same in each game that has them. */
const commonFolders = ['booklet', 'computer', 'notation', 'search', 'texts'];

/** Folders for what only one game has. */
const ownFolders: Partial<Record<GameId, readonly string[]>> = {
  // A box may be entered midway, and its words are made, joined and challenged outside anybody's turn.
  kubagram: ['set-up', 'words'],
};

describe.each(gameIds)('the folder of %s', (id) => {
  const root = path.join(import.meta.dirname, '../../../shared/games', id);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);

  it('has the files that every game has', () => {
    expect(files).toEqual(expect.arrayContaining(everyGame));
  });

  it('has folders of the common names, and known ones of its own', () => {
    expect([...commonFolders, ...(ownFolders[id] ?? [])]).toEqual(expect.arrayContaining(folders));
  });

  it('loads no search with the rules, but when a computer or a hint asks', () => {
    const [, search] =
      /import\('\.\/(search\/[^']*)'\)/.exec(readFileSync(path.join(root, 'manifest.ts'), 'utf8')) ?? [];
    expect([...loadedWith(path.join(root, 'game.ts'))]).not.toContain(
      path.join(root, search ?? 'search/none.ts'),
    );
  });

  it('has at most 30 files in a folder', () => {
    const crowds = ['.', ...folders].filter(
      (folder) => files.filter((file) => path.dirname(file) === folder).length > 30,
    );
    expect(crowds).toEqual([]);
  });
});

/** Follows static imports within the folder; types leave no import behind. */
function loadedWith(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from] of readFileSync(file, 'utf8').matchAll(
    /^import (?!type )[^;]*? from '(\.\.?\/[^']*)';/gm,
  )) {
    loadedWith(path.join(path.dirname(file), from ?? ''), seen);
  }
  return seen;
}
