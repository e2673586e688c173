import { execFileSync, type ChildProcess } from 'node:child_process';
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
import { describe, expect, onTestFinished, test } from 'vitest';
import { draw } from '#electron/cli/print/draw.ts';
import { lexiconOfFile } from '#electron/cli/words/lexicon-argument.ts';
import { threadCommands } from '#electron/cli/thread-command.ts';
import { runPrintJob } from '#electron/services/print/print-job.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { commandLine } from '#tests/support/command-line.ts';
import { temporaryFolder } from '../electron/support/temporary.ts';
import { begin, cubewright, main, onUnix, published, type Ended } from './command-process.ts';

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

/** Node's own flags to run some code whenever a file is loaded on the first thread; `url` is its address. */
function hook(code: string): readonly string[] {
  const source = `import { registerHooks } from 'node:module';
    import { isMainThread } from 'node:worker_threads';
    if (isMainThread) registerHooks({ load(url, context, next) { ${code}; return next(url, context); } });`;
  return ['--import', `data:text/javascript,${encodeURIComponent(source)}`];
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
    const match = ['--games', '100000', '--players', 'computer:1,computer:1', '--threads', '2'];
    const given = ['simulate', 'alphacubes', ...match];
    const { child, over, said } = begin(process.execPath, [...asTerminal, commandLine, ...given, ...json]);
    const seen = () => Number(/(\d+) of 100000 games, [^\r]*$/.exec(said.err)?.[1] ?? 0);
    await expect.poll(seen).toBeGreaterThanOrEqual(20);
    const least = seen();
    child.kill('SIGTERM');
    const { code, signal, out, err } = await over;
    expect([code, signal]).toEqual([1, null]);
    const games = Number(/Stopped after (\d+) of 100000 games\.\n$/.exec(err)?.[1]);
    expect(games).toBeGreaterThanOrEqual(least);
    if (json.length > 0)
      expect(JSON.parse(out)).toMatchObject({ games, players: [{ level: 1 }, { level: 1 }] });
    else expect(out).toMatch(new RegExp(`^${games} games\nPlayer .*\n.* 1 .*\n.* 1 .*\n\nTurns a game`));
  });

  test('ends a drawing within its only sheet, and within any later one', async () => {
    const ask = { product: 'alphacubes-nets', format: 'pdf' } as const;
    /** The answer when the stop comes after so many turns of the event loop. */
    const stoppedAfter = async (turns: number, options = {}): Promise<unknown> => {
      const stop = new AbortController();
      const drawing = draw(stop.signal, (watch) => runPrintJob({ ...ask, options }, watch));
      for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
      stop.abort();
      return drawing;
    };
    const stopped = (done: number) => ({ ok: false, problem: { code: 'cli/stopped-print', done } });
    const large = { paper: 'custom', paperWidth: 1200, paperHeight: 1200, edge: 15 };
    for (const turns of [1, 2, 5, 10, 20]) expect(await stoppedAfter(turns, large)).toEqual(stopped(0));
    // Seven sheets; were the stop looked at between them alone, all would be drawn by now.
    expect(await stoppedAfter(8)).toEqual(stopped(0));
    const later = await stoppedAfter(200);
    expect(later).toMatchObject({ problem: { code: 'cli/stopped-print' } });
    expect(later).not.toEqual(stopped(0));
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
    expect(err).toMatch(/^Stopped\. Sheets drawn: \d+\.\n$/);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('ends a command at once while it is loading, in which no event would be heard', async () => {
    const folder = temporaryFolder();
    const output = join(folder, 'nets.pdf');
    // The first file of the command is never loaded to its end: nothing but the signal itself can end it.
    const stuck = hook(`if (url.endsWith('/commands/print.ts')) {
      process.stderr.write('loading');
      for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    }`);
    const { child, over, said } = begin(process.execPath, [...stuck, main, 'print', 'x', '-o', output]);
    await expect.poll(() => said.err).toBe('loading');
    child.kill('SIGTERM');
    expect(await over).toEqual({ code: null, signal: 'SIGTERM', out: '', err: 'loading' });
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each<readonly [string, readonly string[]]>([
    ['replay', [published]],
    ['print', ['alphacubes-rack', '-o', 'FOLDER/rack.pdf']],
    ['words check', ['cat']],
  ])('is heard once %s has begun: all sources of it are loaded by then', async (name, given) => {
    const tells = hook(
      `if (process.listenerCount('SIGHUP') > 0 && !url.includes('node_modules')) process.stderr.write(url)`,
    );
    const folder = temporaryFolder();
    const words = given.map((word) => word.replace('FOLDER', folder));
    const { over } = begin(process.execPath, [...tells, main, ...name.split(' '), ...words]);
    expect(await over).toMatchObject({ code: 0, err: '' });
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
