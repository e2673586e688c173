import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  closeSync,
  constants,
  existsSync,
  openSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { constants as systemConstants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Call } from '#electron/cli/command.ts';
import { commands } from '#electron/cli/commands.ts';
import { draw } from '#electron/cli/draw.ts';
import { lexiconOfFile } from '#electron/cli/lexicon-argument.ts';
import { threadCommands } from '#electron/cli/thread-command.ts';
import { printSheets } from '#electron/services/print-sheets.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import { root } from '../electron/support/shelf.ts';
import { temporaryFolder } from '../electron/support/temporary.ts';
import { oddFiles, oddKinds, putOdd } from './odd-files.ts';

const onUnix = process.platform !== 'win32';
const main = join(root, 'electron/cli/main.ts');
const published = join(root, 'tests/golden/alphacubes-published.cubewright.json');
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
  moves: goldenPositions,
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
  return (await command.load()).run(call);
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
      expect([name, await run(name, [path], { output: join(folder, 'x.cwlex') })]).toEqual([name, refusal]);
    }
    for (const { name, needs } of judges) {
      const given = needs.map((need) => words[need] ?? goodFiles[name] ?? '');
      const flags = { lexicon: path, output: join(folder, 'x.json') };
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

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

/** A program with a standard input of the test's own; `said` grows with what it says. */
function begin(program: string, given: readonly string[], stdin: number | 'ignore' = 'ignore') {
  const env = { ...process.env, CUBEWRIGHT_HOME: '/nowhere' };
  const child = spawn(program, given, { cwd: root, env, stdio: [stdin, 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = { out: '', err: '' };
  child.stdout?.on('data', (part: Buffer) => (said.out += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (said.err += part.toString()));
  const over = new Promise<Ended>((done, fail) => {
    child.on('error', fail);
    child.on('close', (code, signal) => {
      done({ code, signal, ...said });
    });
  });
  return { child, over, said };
}

const cubewright = (given: readonly string[], stdin: number | 'ignore' = 'ignore') =>
  begin(process.execPath, [main, ...given], stdin);

/** A line for the shell, in which `run` is the command. */
const shell = (line: string): Promise<Ended> =>
  begin('bash', ['-c', `run() { "${process.execPath}" "${main}" "$@"; }; ${line}`]).over;

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
    expect([code, err]).toEqual([1, expect.stringContaining('/dev/stdin is larger than 5000000 bytes')]);
  });

  test('and reads no further is no failure (7.11)', async () => {
    const { out, err } = await shell('run print --list | head -1; echo "${PIPESTATUS[0]}"');
    expect([out, err]).toEqual(['alphacubes-nets: Cube nets\n0\n', '']);
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'list.txt'), 'zork\n');
    // The note that the list is not known here comes before the record is written.
    const line = `run new alphacubes --lexicon ${folder}/list.txt -o ${folder}/game.json 2> >(true)`;
    expect(await shell(line)).toMatchObject({ code: 0, out: expect.stringMatching(/^Wrote /) as string });
    expect(existsSync(join(folder, 'game.json'))).toBe(true);
  });
});

/** A pipe that stays open until the test is over, as a file to write to and as a standard input. */
function openPipe(): { readonly path: string; readonly stdin: number } {
  const path = join(temporaryFolder(), 'pipe');
  execFileSync('mkfifo', [path]);
  // For reading and writing, so that it has a reader and a writer from the start.
  const stdin = openSync(path, constants.O_RDWR);
  onTestFinished(() => {
    closeSync(stdin);
  });
  return { path, stdin };
}

/** Longer than a pipe holds: once it is all written, the command has read most of it. */
const aLot = ' '.repeat(1_000_000);

/** 10,000 moves in 1.8 MB, each of which lets twenty words stand. */
function longRecord(): string {
  const moves = Array.from({ length: 10_000 }, (_, n) => {
    return { kind: 'allow', by: 0, words: manyWords(20).map((word) => wordOf(n, 3) + word) };
  });
  return JSON.stringify({ ...(JSON.parse(readFileSync(published, 'utf8')) as object), moves });
}

const manyWords = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => wordOf(n, 4));

/** `n` in letters. */
function wordOf(n: number, length: number): string {
  return Array.from({ length }, (_, at) => String.fromCharCode(65 + (Math.floor(n / 26 ** at) % 26))).join(
    '',
  );
}

/** Whoever is stopped too late, because this machine did something else just then, is tried again. */
async function stoppedInTime(attempt: () => Promise<Ended>): Promise<Ended> {
  let ended = await attempt();
  for (let tried = 1; ended.code === 0 && tried < 10; tried += 1) ended = await attempt();
  return ended;
}

/** Waits until a command hears signals. Node itself catches two of the three from the start, to put the terminal right. */
async function hears({ pid }: ChildProcess): Promise<void> {
  const bit = 1n << BigInt(systemConstants.signals.SIGHUP - 1);
  const caught = (): bigint => {
    const mask = /^SigCgt:\s*([0-9a-f]+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return BigInt(`0x${mask}`) & bit;
  };
  await expect.poll(caught, { interval: 5 }).toBe(bit);
}

describe.runIf(onUnix)('a stop signal (7.11)', () => {
  const output = join(tmpdir(), `cubewright-never-${process.pid}.cwlex`);

  test.each([
    ['SIGINT', ['replay', '/dev/stdin']],
    ['SIGTERM', ['verify', '/dev/stdin', '--json']],
    ['SIGTERM', ['moves', '/dev/stdin']],
    ['SIGHUP', ['set', 'check', '/dev/stdin']],
    ['SIGINT', ['words', 'build', '/dev/stdin', '-o', output]],
    ['SIGTERM', ['new', 'alphacubes', '--lexicon', '/dev/stdin', '-o', output]],
    ['SIGINT', ['words', 'from', 'cat', '--lexicon', '/dev/stdin']],
  ] as const)('%s ends what waits for more: %j', async (signal, given: readonly string[]) => {
    const { path, stdin } = openPipe();
    const { child, over } = cubewright(given, stdin);
    await writeFile(path, aLot);
    child.kill(signal);
    const { out, ...ended } = await over;
    expect(ended).toEqual({ code: 1, signal: null, err: 'Stopped while /dev/stdin was being read.\n' });
    const problem = { code: 'file/stopped', path: '/dev/stdin' };
    expect(out).toBe(given.includes('--json') ? `${JSON.stringify({ problem })}\n` : '');
    expect(existsSync(output)).toBe(false);
  });

  test.each(['replay', 'verify'])('ends a long %s, and it says how far it came', async (name) => {
    const path = join(temporaryFolder(), 'pipe');
    execFileSync('mkfifo', [path]);
    const text = longRecord();
    const { err, ...ended } = await stoppedInTime(async () => {
      const stdin = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
      const writer = await open(path, 'w');
      const { child, over } = cubewright([name, '/dev/stdin'], stdin);
      closeSync(stdin);
      await writer.writeFile(text);
      await writer.close();
      child.kill('SIGINT');
      return over;
    });
    expect(ended).toEqual({ code: 1, signal: null, out: '' });
    expect(err).toMatch(
      /^Stopped (while \/dev\/stdin was being (read|checked)|after \d+ of 10000 moves were replayed)\.\n$/,
    );
  });

  test('can be told how many moves are replayed', async () => {
    const reached: Problem[] = [];
    const none = new AbortController().signal;
    const quiet = { say: () => undefined, note: () => undefined, json: true, stop: none };
    const told = { ...quiet, reached: (problem: Problem) => void reached.push(problem) };
    const { run: replay } = await threadCommands.replay();
    expect((await replay({ ...told, words: [published], flags: new Map() })).ok).toBe(true);
    expect(reached[0]).toEqual({ code: 'cli/stopped-replay', done: 1, total: 20 });
  });

  test.each([[[]], [['--json']]])('lets a match report the games that are over: %j', async (json) => {
    // Progress is shown on terminals.
    const asTerminal = ['--import', 'data:text/javascript,process.stderr.isTTY=true'];
    const given = ['simulate', 'alphacubes', '--games', '100000', '--players', 'computer:1,computer:1'];
    const { child, over, said } = begin(process.execPath, [...asTerminal, main, ...given, ...json]);
    await expect.poll(() => said.err).toContain('20 of 100000 games\n');
    child.kill('SIGTERM');
    const { code, signal, out, err } = await over;
    expect([code, signal]).toEqual([1, null]);
    const games = Number(/\nStopped after (\d+) of 100000 games\.\n$/.exec(err)?.[1]);
    expect(games).toBeGreaterThanOrEqual(20);
    if (json.length > 0)
      expect(JSON.parse(out)).toMatchObject({ games, players: [{ level: 1 }, { level: 1 }] });
    else expect(out).toMatch(new RegExp(`^${games} games\nPlayer .*\n.* 1 .*\n.* 1 .*\n$`));
  });

  test('ends a drawing between two sheets', async () => {
    const stop = new AbortController();
    const ask = { product: 'alphacubes-nets', options: {}, format: 'pdf' } as const;
    const drawing = draw(stop.signal, (watch) => printSheets(ask, watch));
    // Each sheet takes one turn of the event loop.
    for (let turn = 0; turn < 4; turn += 1) await new Promise(setImmediate);
    stop.abort();
    const drawn = await drawing;
    expect(drawn).toMatchObject({ problem: { code: 'cli/stopped-print' } });
    expect(drawn).not.toMatchObject({ problem: { done: 0 } });
  });

  test.runIf(process.platform === 'linux')('ends a print, and nothing is written', async () => {
    const folder = temporaryFolder();
    const { err, ...ended } = await stoppedInTime(async () => {
      const { child, over } = cubewright(['print', 'alphacubes-nets', '-o', join(folder, 'nets.pdf')]);
      await hears(child);
      child.kill('SIGTERM');
      return over;
    });
    expect(ended).toEqual({ code: 1, signal: null, out: '' });
    expect(err).toMatch(/^Stopped( before it began|\. Sheets drawn: \d+)\.\n$/);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('ends the making of a large lexicon', async () => {
    const list = join(temporaryFolder(), 'large.txt');
    writeFileSync(list, manyWords(200_000).join('\n'));
    const stop = new AbortController();
    const making = lexiconOfFile(list, 'large', stop.signal);
    setImmediate(() => {
      stop.abort();
    });
    const stopped = expect.stringMatching(/^(file\/stopped|cli\/stopped-list)$/) as string;
    expect(await making).toMatchObject({ ok: false, problem: { code: stopped } });
  });
});
