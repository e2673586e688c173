import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createEventBus } from '#electron/services/event-bus.ts';
import { homeOf } from '#electron/services/home.ts';
import { openLexica } from '#electron/services/lexica.ts';
import { openLibrary } from '#electron/services/library.ts';
import { openRecordReader } from '#electron/services/records.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { cubewright } from '../support/command.ts';
import { newRecordText } from '../support/records.ts';
import { smallDisk } from '../support/small-disk.ts';

const { path: disk, isMounted, fill } = smallDisk('64k');

describe.skipIf(!isMounted)('a disk that is really full', () => {
  test('keeps the game that was saved before, and takes the next once there is room', async () => {
    const home = homeOf({ CUBEWRIGHT_HOME: disk });
    const records = openRecordReader(openLexica({ bundled: '/nowhere', own: '/nowhere' }));
    const library = openLibrary({ home, records, bus: createEventBus() });
    const game = newRecordText('Ann', 'Ben');
    const { id, revision } = expectOk(await library.create(game));
    fill();
    const path = join(home.games, `${id}.cubewright.json`);
    expect(await library.save(id, newRecordText('Ann', 'Cleo'), revision)).toEqual({
      ok: false,
      problem: { code: 'file/disk-full', path },
    });
    expect(readFileSync(path, 'utf8')).toBe(game);
    expect(readdirSync(home.games)).toEqual([`${id}.cubewright.json`]);
    rmSync(join(disk, 'filler-0'));
    rmSync(join(disk, 'filler-1'));
    expect((await library.save(id, newRecordText('Ann', 'Cleo'), revision)).ok).toBe(true);
  });

  test('is told by the command line, and no half a PDF lies there', async () => {
    fill();
    const path = join(disk, 'nets.pdf');
    const { code, err } = await cubewright('print', 'alphacubes-nets', '-o', path);
    expect(err).toContain(`The disk has no room left for ${path}.`);
    expect(code).toBe(1);
    expect(readdirSync(disk).filter((name) => !/^(filler-\d+|games)$/.test(name))).toEqual([]);
  });
});
