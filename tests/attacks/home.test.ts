import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lockHome } from '#electron/services/home/home-lock.ts';
import { homeOf, type Home } from '#electron/services/home/home.ts';
import type { ResponseOf } from '#shared/contract/index.ts';
import { expectOk, type Result } from '#shared/kernel/index.ts';
import { ended, said, start } from '#tests/electron/support/command.ts';
import { newRecordText } from '#tests/electron/support/records.ts';
import { removeFolder, temporaryFolder } from '#tests/electron/support/temporary.ts';
import { doorProcess, type DoorProcess } from './door-process.ts';

const aHome = (): Home => homeOf({ CUBEWRIGHT_HOME: temporaryFolder() });
const textNo = (n: number): string => newRecordText('Ann', `Ben ${n}`);
const codeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.problem.code);
const folderNames = [
  'games/deleted',
  'designs/deleted',
  'designs/steps',
  'prints/deleted',
  'drafts',
  'reviews',
  'earlier-versions',
  'lexica',
  'kept-aside',
  'desktop',
];
/** Makes every folder of the home, the home first. */
function makeFolders(home: Home): readonly string[] {
  for (const name of folderNames) mkdirSync(join(home.folder, name), { recursive: true });
  const inHome = readdirSync(home.folder, { recursive: true, encoding: 'utf8' });
  return ['', ...inHome].map((name) => join(home.folder, name));
}
const address = /http:\/\/127\.0\.0\.1:(\d+)\/\S*/;

async function create(door: DoorProcess, text: string): Promise<ResponseOf<'createGame'>> {
  return expectOk(await door.tell({ do: 'create', text })) as ResponseOf<'createGame'>;
}

function startDoor(home: Home, ...more: readonly string[]): ReturnType<typeof start> {
  const child = start(['start', '--browser', '--no-open', ...more], home.folder);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

describe('two doors on one home', () => {
  test('of two saves of one revision from two processes exactly one is told "ok", 300 times (7.2)', async () => {
    const home = aHome();
    const doors = [await doorProcess(home.folder), await doorProcess(home.folder)] as const;
    expectOk(await doors[0].tell({ do: 'open' }));
    expect(codeOf(await doors[1].tell({ do: 'open' }))).toBe('home/open-in-browser');
    // Whoever removes the lock file lets a second door in.
    rmSync(home.lock);
    expectOk(await doors[1].tell({ do: 'open' }));
    const { id, ...created } = await create(doors[1], textNo(0));
    let { revision } = created;
    const winners = new Set<number>();
    for (let round = 1; round <= 300; round += 1) {
      // Now and then it is removed again, and both reach for it.
      if (round % 3 === 0) rmSync(home.lock);
      const texts = [textNo(2 * round), textNo(2 * round + 1)];
      const saves = await Promise.all(
        doors.map((door, at) => door.tell({ do: 'save', id, text: texts[at] ?? '', revision })),
      );
      const codes = saves.map(codeOf);
      const winner = codes.indexOf('ok');
      // Who reads after the winner has saved sees that; whoever comes before has lost the home.
      expect(['home/lost', 'file/changed-elsewhere']).toContain(codes[1 - winner]);
      winners.add(winner);
      expect(readFileSync(join(home.games, `${id}.cubewright.json`), 'utf8')).toBe(texts[winner]);
      ({ revision } = expectOk(saves[winner] as Result<ResponseOf<'saveGame'>>));
    }
    expect([...winners].sort()).toEqual([0, 1]);
  });

  test('a door that lost the home changes nothing in it, whatever it is asked (7.2)', async () => {
    const home = aHome();
    const loser = await doorProcess(home.folder);
    expectOk(await loser.tell({ do: 'open' }));
    const { id, revision } = await create(loser, textNo(1));
    rmSync(home.lock);
    const lock = expectOk(lockHome(home, 'desktop'));
    const before = readdirSync(home.folder, { recursive: true }).sort();
    const orders = [
      { do: 'save', id, text: textNo(2), revision },
      { do: 'create', text: textNo(3) },
      { do: 'remove', id },
      { do: 'setTheme', theme: 'dark' },
      { do: 'addLexicon', file: 'CWLEX' },
    ] as const;
    for (const order of orders)
      expect(await loser.tell(order)).toMatchObject({ problem: { code: 'home/lost' } });
    expect(readdirSync(home.folder, { recursive: true }).sort()).toEqual(before);
    expect(readFileSync(join(home.games, `${id}.cubewright.json`), 'utf8')).toBe(textNo(1));
    // Its end does not take the other's note away, and then the home is the other's alone.
    expectOk(await loser.tell({ do: 'close' }));
    expect(JSON.parse(readFileSync(home.running, 'utf8'))).toMatchObject({ door: 'desktop' });
    expectOk(lock.held());
  });

  test('a suspended server keeps the home: a second start says who has it and serves nothing (7.2)', async () => {
    const home = aHome();
    const first = startDoor(home);
    const [, port = ''] = await said(first, address);
    first.kill('SIGSTOP');
    const second = await ended(startDoor(home));
    expect(second.code).toBe(1);
    expect(second.out).not.toMatch(address);
    expect(second.err).toContain(`(process ${first.pid})`);
    expect(second.err).toContain('already open');
    first.kill('SIGCONT');
    const third = await ended(startDoor(home));
    expect(third.code).toBe(0);
    expect(address.exec(third.out)?.[1]).toBe(port);
  });

  test('kill -9 frees the home at once (7.2)', async () => {
    const home = aHome();
    const holder = await doorProcess(home.folder);
    expectOk(await holder.tell({ do: 'open' }));
    expect(codeOf(lockHome(home, 'desktop'))).toBe('home/open-in-browser');
    await holder.kill();
    expectOk(lockHome(home, 'desktop')).release();
  });

  test('a window that has the home is named to a start in the browser, at once (7.2)', async () => {
    const home = aHome();
    const lock = expectOk(lockHome(home, 'desktop'));
    onTestFinished(lock.release);
    const { code, err, out } = await ended(startDoor(home));
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toContain(`in a window of its own (process ${process.pid})`);
  });
});

describe('temporary files', () => {
  test('are swept when their process is gone, and only then, whatever their age (7.5)', async () => {
    const home = aHome();
    const alive = await doorProcess(home.folder);
    const dead = await doorProcess(home.folder);
    mkdirSync(home.games);
    const beside = join(home.games, 'a.cubewright.json');
    const kept = expectOk(await alive.tell({ do: 'leaveTemporary', beside })) as string;
    const swept = expectOk(await dead.tell({ do: 'leaveTemporary', beside })) as string;
    utimesSync(kept, 1_000, 1_000);
    await dead.kill();
    const door = await doorProcess(home.folder);
    expectOk(await door.tell({ do: 'open' }));
    expect(existsSync(swept)).toBe(false);
    expect(existsSync(kept)).toBe(true);
  });

  test('of a crashed process are swept although another has its number now (7.5)', async () => {
    const home = aHome();
    const door = await doorProcess(home.folder);
    for (const folder of makeFolders(home)) {
      writeFileSync(join(folder, `.a.cubewright.json.${door.pid}-0123456789ab.cubewright-tmp`), 'half');
    }
    expectOk(await door.tell({ do: 'open' }));
    const left = readdirSync(home.folder, { recursive: true, encoding: 'utf8' });
    expect(left.filter((name) => name.endsWith('-tmp'))).toEqual([]);
  });
});

describe('a home for its owner alone', () => {
  const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8);

  /** Every file and folder that a door makes, with its permissions. */
  async function modesAfterUse(home: Home, umask: string): Promise<readonly string[]> {
    const door = await doorProcess(home.folder, umask);
    expectOk(await door.tell({ do: 'open' }));
    const { id } = await create(door, textNo(1));
    await create(door, textNo(2));
    expectOk(await door.tell({ do: 'remove', id }));
    expectOk(await door.tell({ do: 'setTheme', theme: 'dark' }));
    const found = ['.', ...readdirSync(home.folder, { recursive: true, encoding: 'utf8' })];
    return [
      ...new Set(
        found.map((name) => {
          const path = join(home.folder, name);
          return `${statSync(path).isDirectory() ? 'folder' : 'file'} ${modeOf(path)}`;
        }),
      ),
    ].sort();
  }

  test.each(['000', '022', '277', '777'])(
    'folders are 0700 and files 0600 under umask %s (7.9)',
    async (umask) => {
      const home = homeOf({ CUBEWRIGHT_HOME: join(temporaryFolder(), 'deep', 'home') });
      expect(await modesAfterUse(home, umask)).toEqual(['file 600', 'folder 700']);
    },
  );

  test('a home that was open to others is closed; one that serves several people stays as it is (7.9)', () => {
    const home = aHome();
    const folders = makeFolders(home);
    for (const folder of folders) chmodSync(folder, 0o755);
    expectOk(lockHome(home, 'browser')).release();
    expect(folders.filter((folder) => modeOf(folder) !== '700')).toEqual([]);

    const shared = homeOf({ CUBEWRIGHT_HOME: temporaryFolder() });
    chmodSync(shared.folder, 0o1777);
    expectOk(lockHome(shared, 'browser')).release();
    expect(modeOf(shared.folder)).toBe('1777');
    expect(modeOf(shared.lock)).toBe('600');
  });

  test('a game whose owner opened it to others stays so when it is saved (7.9)', async () => {
    const home = aHome();
    const door = await doorProcess(home.folder);
    expectOk(await door.tell({ do: 'open' }));
    const { id, revision } = await create(door, textNo(1));
    const path = join(home.games, `${id}.cubewright.json`);
    chmodSync(path, 0o644);
    expectOk(await door.tell({ do: 'save', id, text: textNo(2), revision }));
    expect(modeOf(path)).toBe('644');
    expect(readFileSync(path, 'utf8')).toBe(textNo(2));
  });
});

describe('a home that is none', () => {
  test('a file in its place is named, with what to do (7.14)', async () => {
    const path = join(temporaryFolder(), 'home');
    writeFileSync(path, 'mine');
    const { code, err, out } = await ended(startDoor(homeOf({ CUBEWRIGHT_HOME: path })));
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toContain(`${path} is a file, but Cubewright keeps its games in a folder of that name.`);
    expect(readFileSync(path, 'utf8')).toBe('mine');
  });

  test.skipIf(process.platform !== 'linux').each([
    ['/proc/cubewright', 'file/missing'],
    ['/dev/null', 'home/is-a-file'],
    ['/dev/null/home', 'file/not-a-folder'],
  ])('a home that cannot be made is a problem, not a crash: %s', (path, code) => {
    expect(codeOf(lockHome(homeOf({ CUBEWRIGHT_HOME: path }), 'browser'))).toBe(code);
  });

  test('a home that becomes a file while a door has it is named too (7.14)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cubewright-test-'));
    onTestFinished(() => {
      removeFolder(folder);
    });
    const door = await doorProcess(folder);
    expectOk(await door.tell({ do: 'open' }));
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
    expect(await door.tell({ do: 'create', text: textNo(1) })).toMatchObject({
      problem: { code: 'home/is-a-file', path: folder },
    });
    rmSync(folder);
    expect(codeOf(await door.tell({ do: 'create', text: textNo(1) }))).toBe('home/lost');
    expect(existsSync(folder)).toBe(false);
  });
});

describe('a home that goes away while a door has it', () => {
  /** A door on a home with one saved game, and what the door answers to everything that would write there or read it. */
  async function openDoor() {
    const home = homeOf({ CUBEWRIGHT_HOME: join(temporaryFolder(), 'home') });
    const door = await doorProcess(home.folder);
    expectOk(await door.tell({ do: 'open' }));
    const { id, revision } = await create(door, textNo(1));
    const orders = [
      { do: 'save', id, text: textNo(2), revision },
      { do: 'create', text: textNo(3) },
      { do: 'remove', id },
      { do: 'setTheme', theme: 'dark' },
      { do: 'addLexicon', file: 'CWLEX' },
      { do: 'saveDraft', id },
      { do: 'list' },
      { do: 'read', id },
    ] as const;
    const answers = async (): Promise<readonly string[]> => {
      const codes = [];
      for (const order of orders) codes.push(codeOf(await door.tell(order)));
      return codes;
    };
    const away = `${home.folder}-elsewhere`;
    return { home, door, id, revision, answers, away, lost: orders.map(() => 'home/lost') };
  }

  test('is not made anew where it was, and is ours again once it is back', async () => {
    const { home, door, id, revision, answers, away, lost } = await openDoor();
    renameSync(home.folder, away);
    expect(await answers()).toEqual(lost);
    expect(existsSync(home.folder)).toBe(false);
    renameSync(away, home.folder);
    expectOk(await door.tell({ do: 'save', id, text: textNo(2), revision }));
    expect(codeOf(lockHome(home, 'desktop'))).toBe('home/open-in-browser');
  });

  test('leaves an empty folder alone, as a disk that is taken out leaves one', async () => {
    const { home, door, id, revision, answers, away, lost } = await openDoor();
    renameSync(home.folder, away);
    mkdirSync(home.folder);
    expect(await answers()).toEqual(lost);
    expect(readdirSync(home.folder)).toEqual([]);
    // The same disk in again is another to the system.
    cpSync(away, home.folder, { recursive: true });
    expectOk(await door.tell({ do: 'save', id, text: textNo(2), revision }));
    expect(codeOf(lockHome(home, 'desktop'))).toBe('home/open-in-browser');
  });

  test('removed and made by another door, it is the other door’s', async () => {
    const { home, answers, lost } = await openDoor();
    rmSync(home.folder, { recursive: true });
    const other = expectOk(lockHome(home, 'desktop'));
    onTestFinished(other.release);
    expect(await answers()).toEqual(lost);
    expect(readdirSync(home.folder).sort()).toEqual(['home.lock', 'running.json']);
  });
});
