import { copyFileSync, linkSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockHome } from '#electron/services/home/home-lock.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const id = 'kubo-20261128-090019-dcb9';
const lying = `${id}.cubewright.json`;
const deleted = `${id}-20261128-090304.cubewright.json`;

/** A home whose library holds a game, and one among the deleted, made by `make`. */
function openedAfter(make: (path: string, deletedPath: string) => void): readonly (readonly string[])[] {
  const home = homeOf({ CUBEWRIGHT_HOME: temporaryFolder() });
  mkdirSync(home.deleted, { recursive: true });
  const path = join(home.games, lying);
  writeFileSync(path, 'a game');
  make(path, join(home.deleted, deleted));
  expectOk(lockHome(home, 'browser')).release();
  return [readdirSync(home.games), readdirSync(home.deleted)];
}

describe('a move that was cut short', () => {
  it.each([
    ['by its second name', linkSync],
    ['by a copy', copyFileSync],
  ])('%s is ended at the next start: the game lies in the library alone', (_, make) => {
    expect(openedAfter((path, deletedPath) => make(path, deletedPath))).toEqual([['deleted', lying], []]);
  });

  it('is not seen in a deleted game of another content, nor in one whose game is not there', () => {
    const kept = [['deleted', lying], [deleted]];
    expect(openedAfter((_, deletedPath) => writeFileSync(deletedPath, 'a gone'))).toEqual(kept);
    const elsewhere = 'kubo-20261128-090019-aaaa-20261128-090304.cubewright.json';
    expect(
      openedAfter((path, deletedPath) => copyFileSync(path, join(deletedPath, '..', elsewhere))),
    ).toEqual([['deleted', lying], [elsewhere]]);
  });
});
