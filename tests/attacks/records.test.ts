import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createEventBus } from '#electron/services/event-bus.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { openLexica } from '#electron/services/words/lexica.ts';
import { openLibrary } from '#electron/services/library.ts';
import { readBytes } from '#electron/services/files/read-file.ts';
import { openRecordReader } from '#electron/services/records.ts';
import { openScreenFiles } from '#electron/services/screen-files.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { parseRecord } from '#shared/records/index.ts';
import { ended, start } from '../electron/support/command.ts';
import { root } from '../electron/support/shelf.ts';
import { temporaryFolder } from '../electron/support/temporary.ts';
import { readRecord } from '#tests/support/alphacubes/records.ts';
import { oddFiles, oddKinds, putOdd } from './odd-files.ts';

const onUnix = process.platform !== 'win32';
const published = readFileSync(join(root, 'tests/golden/alphacubes-published.cubewright.json'), 'utf8');
/** The same game without verdicts: whoever opens it looks for its list. */
const unjudged = readFileSync(
  join(root, 'tests/golden/version-1/alphacubes-published.cubewright.json'),
  'utf8',
);
const noList = '7'.repeat(64);

/** A record as if another list had judged it. */
function judgedBy(name: string, sha256: string, text = unjudged): string {
  const record = JSON.parse(text) as { lexicon: object };
  return JSON.stringify({ ...record, lexicon: { name, sha256 } });
}

const bundled = join(root, 'build', 'lexica');

describe.runIf(onUnix)('the name of a lexicon in a record (7.8)', () => {
  test('is a label, never opened: neither a pipe nor a list that lies there', async () => {
    const folder = temporaryFolder();
    const pipe = join(folder, 'a-pipe');
    execFileSync('mkfifo', [pipe]);
    const list = join(folder, 'two.words.txt');
    writeFileSync(list, 'zork\nplugh\n');
    for (const name of [pipe, list, '/dev/zero']) {
      const game = join(folder, 'game.json');
      writeFileSync(game, judgedBy(name, noList));
      for (const command of ['replay', 'verify']) {
        const { code, err } = await ended(start([command, game], folder));
        // With the list of two words the first move would be refused.
        expect({ code, err }).toEqual({
          code: 0,
          err: expect.stringContaining(`There is no lexicon “${name}” here.`) as string,
        });
        expect(err).toContain('Every word of its moves is taken as accepted.');
      }
      writeFileSync(game, judgedBy(name, noList, published));
      // Its verdicts stand in the record: there is no list to look for.
      expect(await ended(start(['verify', game], folder))).toMatchObject({ code: 0, err: '' });
    }
  });

  test.each([
    '/etc/passwd',
    '\\\\host\\share\\words.txt',
    '../english',
    'my.words.txt',
    'file:///etc/passwd',
  ])('opens nothing as %j, and the record opens for ever', async (name) => {
    const lexica = openLexica({ bundled, own: temporaryFolder() });
    const lexicon = { name, sha256: noList };
    expect(await lexica.openRecorded(lexicon)).toMatchObject({
      ok: false,
      problem: { code: 'app/no-such-lexicon', name },
    });
    for (const text of [judgedBy(name, noList), judgedBy(name, noList, published)]) {
      expect(expectOk(parseRecord(text)).lexicon).toEqual(lexicon);
      const { summary } = expectOk(await openRecordReader(lexica).facts(text));
      expect(summary.players.map(({ points }) => points)).toEqual([235, 175, 173, 176]);
    }
  });
});

describe('the lexicon of a record', () => {
  test('is found again by its SHA-256 under any name, and named by hand until it is added (7.8)', async () => {
    const home = temporaryFolder();
    const list = join(home, 'my.words.txt');
    const game = join(home, 'game.json');
    writeFileSync(list, 'zork\nplugh\n');
    const run = (...given: readonly string[]) => ended(start(given, home));

    const made = await run('new', 'alphacubes', '--lexicon', list, '-o', game);
    expect(made.err).toContain('“my.words” is not among those that are here');
    expect(made.err).toContain('--lexicon FILE');
    const written = readFileSync(game, 'utf8');
    const { lexicon } = readRecord(written);
    if (lexicon === undefined) throw new Error('A game of words names its lexicon');
    expect(lexicon.name).toBe('my.words');
    expect(await run('replay', game)).toMatchObject({ code: 0, err: '' });

    // As version 1 wrote it.
    writeFileSync(game, written.replace('"version": 4', '"version": 1'));
    expect((await run('replay', game)).err).toContain('Every word of its moves is taken as accepted.');
    expect(await run('replay', game, '--lexicon', list)).toMatchObject({ code: 0, err: '' });
    mkdirSync(join(home, 'lexica'));
    await run('words', 'build', list, '-o', join(home, 'lexica', 'family.cwlex'));
    expect(await run('verify', game)).toMatchObject({ code: 0, err: '' });

    const lexica = openLexica({ bundled, own: join(home, 'lexica') });
    const found = expectOk(await lexica.openRecorded(lexicon));
    expect([found.list.name, found.list.words, found.changed]).toEqual(['family', 2, false]);
    const renamed = expectOk(await lexica.openRecorded({ name: 'family', sha256: noList }));
    expect([renamed.list.name, renamed.changed]).toEqual(['family', true]);
  });
});

describe.runIf(onUnix)('what is no ordinary file (7.8)', () => {
  test.each(oddKinds)('is listed among the games and lexica as what it is: %s', async (kind) => {
    const home = homeOf({ CUBEWRIGHT_HOME: temporaryFolder() });
    mkdirSync(home.games);
    mkdirSync(home.lexica);
    await putOdd(kind, join(home.games, 'odd.cubewright.json'));
    await putOdd(kind, join(home.lexica, 'odd.cwlex'));
    const lexica = openLexica({ bundled, own: home.lexica });
    const library = openLibrary({ home, records: openRecordReader(lexica), bus: createEventBus() });

    const problem = expect.objectContaining(oddFiles[kind]) as object;
    const listed = expectOk(await library.list());
    expect(listed).toEqual({ games: [], unreadable: [{ file: 'odd.cubewright.json', problem }] });
    expect(await library.read('odd')).toEqual({ ok: false, problem });
    expect(await lexica.unreadable()).toEqual([{ file: 'odd.cwlex', problem }]);
    const files = openScreenFiles(root, home.lexica);
    expect((await files.get('/lexica/own/odd.cwlex', { sockets: [], isIn: true })).status).toBe(404);
    // A game that is taken in is compared with all that lie there.
    expect((await library.takeIn(published)).ok).toBe(true);
  });

  test('links to ordinary files are followed', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'a'), 'words');
    symlinkSync(join(folder, 'a'), join(folder, 'b'));
    expect(expectOk(await readBytes(join(folder, 'b'), 5))).toHaveLength(5);
    expect(await readBytes(join(folder, 'b'), 4)).toMatchObject({
      problem: { code: 'file/too-large', limit: 4 },
    });
  });

  // Files of the kernel claim to be empty and then are not, as a file that grows while it is read.
  test.runIf(process.platform === 'linux')(
    'a file that grows is read no further than its limit',
    async () => {
      expect(await readBytes('/proc/self/maps', 100)).toMatchObject({ problem: { code: 'file/too-large' } });
      expect(expectOk(await readBytes('/proc/self/maps', 10_000_000)).length).toBeGreaterThan(100);
    },
  );
});
