import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Call } from '#electron/cli/command.ts';
import { commands } from '#electron/cli/commands.ts';
import alphacubes from '#shared/pieces/sets/alphacubes.json' with { type: 'json' };
import type { Result } from '#shared/kernel/index.ts';
import { setFileLimit } from '#shared/pieces/index.ts';
import { cubewright as inProcess } from '../electron/support/command.ts';
import { root } from '../electron/support/shelf.ts';
import { temporaryFolder } from '../electron/support/temporary.ts';
import { cubewright, onUnix, published, shell } from './command-process.ts';
import { oddFiles, oddKinds, putOdd } from './odd-files.ts';

const goldenPositions = join(root, 'tests/golden/positions.json');

/** What each command takes besides the file that is tried; where a good file is needed, which one. */
const words: Readonly<Record<string, string>> = {
  GAME: 'alphacubes',
  WORD: 'cat',
  LETTERS: 'cat',
  PATTERN: 'c?t',
};
const goodFiles: Readonly<Record<string, string>> = {
  replay: published,
  verify: published,
  review: published,
  moves: goldenPositions,
  'set check': join(root, 'shared/pieces/sets/alphacubes.json'),
};

/** Runs a command in this process. */
async function run(
  name: string,
  given: readonly string[],
  flags: Readonly<Record<string, string>>,
  stop = new AbortController().signal,
): Promise<Result<unknown>> {
  const call: Call = {
    words: given,
    flags: new Map(Object.entries(flags).map(([flag, value]) => [flag, [value]])),
    json: false,
    stop,
    say: () => undefined,
    note: () => undefined,
  };
  const command = commands.find((one) => one.name === name);
  if (command === undefined) throw new Error(`no command ${name}`);
  return (await command.load(given)).run(call);
}

/** A home without settings or lexica of anybody's. */
function emptyHome(): string {
  const home = temporaryFolder();
  vi.stubEnv('CUBEWRIGHT_HOME', home);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  return home;
}

describe.runIf(onUnix)('every command that reads a file refuses at once what is none (7.8)', () => {
  const readers = commands.filter(({ needs }) => needs.some((need) => need === 'FILE' || need === 'LIST'));
  const judges = commands.filter(({ flags }) => flags.some(({ name }) => name === '--lexicon'));

  test.each(oddKinds)('%s', async (kind) => {
    const folder = emptyHome();
    const path = join(folder, 'odd.json');
    await putOdd(kind, path);
    const refusal = { ok: false, problem: expect.objectContaining({ path, ...oddFiles[kind] }) as object };
    for (const { name } of readers) {
      // A review may be of a whole folder.
      if (name === 'review' && kind === 'folder') continue;
      const output = join(folder, name === 'review' ? 'x.json' : 'x.cwlex');
      expect([name, await run(name, [path], { output, gcg: '' })]).toEqual([name, refusal]);
    }
    for (const { name, needs } of judges) {
      const given = needs.map((need) => words[need] ?? goodFiles[name] ?? '');
      const flags = { lexicon: path, output: join(folder, 'x.json'), pieces: '98' };
      expect([name, await run(name, given, flags)]).toEqual([name, refusal]);
    }
    expect(readdirSync(folder)).toEqual(['odd.json']);
  });

  test('there are such commands', () => {
    expect(readers.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['replay', 'verify', 'moves', 'set check', 'words build']),
    );
    expect(judges.length).toBeGreaterThanOrEqual(8);
  });
});

test('what a file says does not steer the terminal of whoever reads the problem', async () => {
  const path = join(temporaryFolder(), 'set.json');
  writeFileSync(path, JSON.stringify({ ...alphacubes, '\u001B[2J\u202E': 1 }));
  const { code, err } = await cubewright(['set', 'check', path]).over;
  expect(code).toBe(1);
  expect(err).toContain('[2J');
  expect(err).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
});

describe('every problem of a file names it (8.1)', () => {
  const broken: Readonly<Record<string, string>> = {
    'no JSON': '{"format": "cubewright-game", oh',
    'another format': '{"format": "cubewright-dream"}',
    'a set that is wrong': JSON.stringify({ ...alphacubes, cubes: 3 }),
    'a game that is wrong': JSON.stringify({
      ...(JSON.parse(readFileSync(published, 'utf8')) as object),
      seed: -1,
    }),
    'a game that cannot begin': JSON.stringify({
      ...(JSON.parse(readFileSync(published, 'utf8')) as object),
      setUp: { first: 4 },
    }),
    'a game with a wrong move': JSON.stringify({
      ...(JSON.parse(readFileSync(published, 'utf8')) as object),
      moves: [{ kind: 'pass', by: 5 }],
    }),
  };
  const readers = ['replay', 'verify', 'set check', 'moves'] as const;

  test.each(Object.entries(broken))('%s', async (_what, text) => {
    const path = join(temporaryFolder(), 'odd.json');
    writeFileSync(path, text);
    for (const name of readers) {
      const { code, err } = await inProcess(...name.split(' '), path);
      expect([name, code, err]).toEqual([name, 1, expect.stringContaining(path)]);
    }
  });

  test.each(['', ' \n', '\uFEFF'])('an empty file is said to be empty: %j', async (text) => {
    const path = join(temporaryFolder(), 'empty.json');
    writeFileSync(path, text);
    for (const name of readers) {
      const { code, err } = await inProcess(...name.split(' '), path);
      expect([name, code, err]).toEqual([name, 1, `${path} is empty.\n`]);
    }
  });

  test('an empty word list and an empty lexicon file as well', async () => {
    const folder = temporaryFolder();
    for (const [name, given] of [
      ['list.txt', ['words', 'build', '-o', join(folder, 'x.cwlex')]],
      ['list.txt', ['words', 'check', 'cat', '--lexicon']],
      ['list.cwlex', ['words', 'check', 'cat', '--lexicon']],
    ] as const) {
      const path = join(folder, name);
      writeFileSync(path, '');
      expect(await inProcess(...given, path)).toMatchObject({ code: 1, err: `${path} is empty.\n` });
    }
  });

  test('seats are counted from 1 in sentences and from 0 in facts', async () => {
    const path = join(temporaryFolder(), 'seats.json');
    writeFileSync(path, broken['a game that cannot begin'] ?? '');
    const { out, err } = await inProcess('replay', path, '--json');
    expect(JSON.parse(out)).toMatchObject({
      problem: { code: 'alphacubes/first', seat: 4, seats: 4, file: path },
    });
    expect(err).toBe(`${path}: Seat 5 cannot begin: this game has seats 1 to 4.\n`);
  });
});

test.runIf(process.platform === 'linux')(
  'a folder that takes no new files is not said to be missing (8.1)',
  async () => {
    const { code, err } = await inProcess('new', 'alphacubes', '-o', '/proc/game.json');
    expect([code, err]).toEqual([
      1,
      'No file can be made in /proc; the system keeps it for itself. Choose another folder.\n',
    ]);
    const { err: missing } = await inProcess('new', 'alphacubes', '-o', '/no-such/game.json');
    expect(missing).toContain('There is no folder /no-such to write in.');
  },
);

describe.runIf(onUnix)('a pipe that the shell hands over', () => {
  test('is read like a file', async () => {
    const { code, out, err } = await shell(
      `cat ${published} | run replay /dev/stdin --json --lexicon <(printf 'zork\nplugh\n')`,
    );
    expect([code, err]).toEqual([1, expect.stringContaining('was judged by “english” as it stood then')]);
    expect(JSON.parse(out)).toMatchObject({ problem: { code: 'alphacubes/not-in-lexicon', move: 1 } });
  });

  test('that never ends is left at the limit (7.8)', async () => {
    const { code, err } = await shell('cat /dev/zero | run set check /dev/stdin');
    expect([code, err]).toEqual([
      1,
      expect.stringContaining(`/dev/stdin is larger than ${4 * setFileLimit} bytes`),
    ]);
  });

  test('and reads no further is no failure (7.11)', async () => {
    const { out, err } = await shell('run print --list | head -1; echo "${PIPESTATUS[0]}"');
    expect([out, err]).toEqual([expect.stringMatching(/^alphacubes +Alphacubes\n0\n$/), '']);
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'list.txt'), 'zork\n');
    // The note that the list is not known here comes before the record is written.
    const line = `run new alphacubes --lexicon ${folder}/list.txt -o ${folder}/game.json 2> >(true)`;
    expect(await shell(line)).toMatchObject({ code: 0, out: expect.stringMatching(/^Wrote /) as string });
    expect(existsSync(join(folder, 'game.json'))).toBe(true);
  });
});
