import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  openPty,
  parseFaults,
  simulateOverPty,
  type SimulateOptions,
  type SimulatorEvent,
} from '#firmware-protocol/simulator/index.ts';
import {
  connectBox,
  monitor,
  serialTransport,
  type Connection,
  type ConnectionState,
} from '#firmware-protocol/transports/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { has } from '../support/capabilities.ts';
import { patience } from '../support/patience.ts';
import { longTest } from '#tests/support/patience.ts';

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0).reverse()) await end();
});

/** Commands that a test types while the simulator runs. */
function typed(): { lines: AsyncIterable<string>; type(line: string): void; end(): void } {
  const waiting: string[] = [];
  let wake = (): void => undefined;
  let ended = false;
  return {
    lines: {
      async *[Symbol.asyncIterator]() {
        while (!ended || waiting.length > 0) {
          const line = waiting.shift();
          if (line !== undefined) yield line;
          else await new Promise<void>((resolve) => (wake = resolve));
        }
      },
    },
    type: (line) => (waiting.push(line), wake()),
    end: () => ((ended = true), wake()),
  };
}

/** A simulated box behind a pseudo-terminal, ended with the test. */
async function simulated(options: Partial<SimulateOptions> = {}) {
  const stop = new AbortController();
  const keyboard = typed();
  const events: SimulatorEvent[] = [];
  let ready: (path: string) => void;
  const path = new Promise<string>((resolve) => (ready = resolve));
  const ended = simulateOverPty({
    ...options,
    commands: keyboard.lines,
    signal: stop.signal,
    onEvent(event) {
      events.push(event);
      if (event.kind === 'ready') ready(event.path);
    },
  });
  cleanUp.push(async () => {
    stop.abort();
    keyboard.end();
    expect((await ended).ok).toBe(true);
  });
  return { path: await path, events, type: keyboard.type };
}

function connect(path: string): { connection: Connection; states: ConnectionState[] } {
  const states: ConnectionState[] = [];
  const connection = connectBox({
    transport: serialTransport(path),
    onState: (state) => void states.push(state),
  });
  cleanUp.push(() => connection.close());
  return { connection, states };
}

/** Answers how many milliseconds it took, which tells of this machine more than of the connection. */
async function until(what: () => boolean): Promise<number> {
  const from = performance.now();
  while (!what()) {
    if (performance.now() - from > patience) throw new Error(`It did not come to that: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return performance.now() - from;
}

describe.skipIf(!has('socat'))('a box over a real serial port', () => {
  // How soon, without a machine in between, is counted in connection.test.ts.
  it('is live and shows cubes as they are lifted and put back (B3)', async () => {
    const box = await simulated();
    // The library itself is loaded at the first open.
    await import('serialport');
    const { connection } = connect(box.path);
    const ms = await until(() => connection.state().link === 'live');
    console.log(`live after ${ms.toFixed(0)} ms`);
    box.type('lift C6');
    await until(() => connection.state().changes[0]?.square === 62);
    expect(connection.state().changes[0]).toMatchObject({ square: 62, full: false });
    box.type('put c6');
    await until(() => connection.state().changes.length === 2);
    expect(connection.state().squares).toBe('1'.repeat(108));
    expect(box.events.map(({ kind }) => kind)).toEqual(['ready', 'lifted', 'put']);
  });

  it('is refused to a second program, which is told why', async () => {
    const box = await simulated();
    const first = connect(box.path);
    await until(() => first.connection.state().link === 'live');
    const second = connect(box.path);
    await until(() => second.connection.state().link === 'refused');
    expect(second.connection.state().problem).toEqual({ code: 'box/port-busy', path: box.path });
    expect(first.connection.state().link).toBe('live');
  });

  it('is noticed when it is unplugged, and comes back by itself (B11)', async () => {
    const box = await simulated();
    const { connection } = connect(box.path);
    await until(() => connection.state().link === 'live');
    box.type('unplug 0.6');
    await until(() => box.events.at(-1)?.kind === 'unplugged');
    const noticed = await until(() => connection.state().link === 'lost');
    expect(connection.state().problem).toEqual({ code: 'box/unplugged', path: box.path });
    await until(() => box.events.at(-1)?.kind === 'plugged');
    const back = await until(() => connection.state().link === 'live');
    console.log(
      `unplug noticed after ${noticed.toFixed(0)} ms, back ${back.toFixed(0)} ms after it was plugged in`,
    );
    box.type('lift A1');
    await until(() => connection.state().squares?.startsWith('0') === true);
  });

  it('can be closed and opened again, by the same and by another program', async () => {
    const box = await simulated();
    for (let round = 0; round < 3; round += 1) {
      const { connection } = connect(box.path);
      await until(() => connection.state().link === 'live');
      await connection.close();
    }
  });

  it('is watched until the watch is ended', async () => {
    const box = await simulated({ every: 150, rows: 2, columns: 3 });
    const stop = new AbortController();
    const seen = new Set<string>();
    const watched = monitor({
      transport: serialTransport(box.path),
      signal: stop.signal,
      onState: (state) => void seen.add(state.squares ?? ''),
    });
    await until(() => seen.has('111000') && seen.has('000000'));
    stop.abort();
    expect(await watched).toEqual({ ok: true, value: undefined });
  });

  it('answers commands it does not know with what it knows', async () => {
    const box = await simulated();
    box.type('explode');
    box.type('lift Z9');
    await until(() => box.events.length === 3);
    expect(box.events.slice(1)).toEqual([
      { kind: 'problem', problem: { code: 'box/unknown-command', text: 'explode' } },
      { kind: 'problem', problem: { code: 'box/no-such-square', square: 'Z9', last: 'L9' } },
    ]);
  });

  it('is not confused by a program on the port that only echoes', { timeout: longTest }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cubewright-echo-'));
    const path = join(folder, 'port');
    const echo = spawn('socat', [`pty,raw,echo=0,link=${path}`, 'exec:cat'], { stdio: 'ignore' });
    cleanUp.push(async () => {
      echo.kill();
      await rm(folder, { recursive: true });
    });
    await until(() => existsSync(path));
    const { connection } = connect(path);
    await until(() => connection.state().link === 'refused');
    expect(connection.state().problem).toMatchObject({ code: 'box/not-a-box' });
  });

  it('resets when it is opened, where it is asked to (B3)', async () => {
    const box = await simulated({ faults: expectOk(parseFaults(['boot-text'])) });
    const { connection } = connect(box.path);
    const ms = await until(() => connection.state().link === 'live');
    expect(ms).toBeGreaterThan(290);
  });

  it('is opened however long socat takes to begin, and refused with its reason if it cannot', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cubewright-slow-'));
    onTestFinished(async () => {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true });
    });
    const { PATH = '' } = process.env;
    const slow = `#!/bin/sh\nsleep 4\nPATH='${PATH}' exec socat "$@"\n`;
    await writeFile(join(folder, 'socat'), slow, { mode: 0o755 });
    vi.stubEnv('PATH', `${folder}:${PATH}`);
    const pty = expectOk(await openPty(() => undefined));
    expect(existsSync(pty.path)).toBe(true);
    await pty.unplug();
    vi.stubEnv('PATH', PATH);
    vi.stubEnv('TMPDIR', join(folder, 'nowhere'));
    const refused = await openPty(() => undefined);
    expect(refused).toMatchObject({ problem: { code: 'box/pty-failed' } });
    expect(JSON.stringify(refused)).toContain('No such file or directory');
  });

  it('piles up nothing while nobody reads (B19)', async () => {
    const pty = expectOk(await openPty(() => undefined));
    cleanUp.push(() => pty.unplug());
    const chunk = new Uint8Array(65_536).fill(7);
    const before = process.memoryUsage().rss;
    // A gigabyte, given as bytes of their own: what is kept would have to be copied or held.
    for (let written = 0; written < 200; written += 1) {
      for (let piece = 0; piece < 80; piece += 1) pty.write(Uint8Array.from(chunk));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000);
  });

  it('takes its path away with it', async () => {
    const pty = expectOk(await openPty(() => undefined));
    await pty.unplug();
    const opened = await serialTransport(pty.path).open({
      onData: () => undefined,
      onClose: () => undefined,
    });
    expect(opened).toEqual({ ok: false, problem: { code: 'box/no-such-port', path: pty.path } });
  });
});

describe('a path that is no port', () => {
  const open = (path: string) =>
    serialTransport(path).open({ onData: () => undefined, onClose: () => undefined });

  it('is refused with its name', async () => {
    expect(await open('/dev/cubewright-no-such-port')).toEqual({
      ok: false,
      problem: { code: 'box/no-such-port', path: '/dev/cubewright-no-such-port' },
    });
    expect(await open(tmpdir())).toEqual({ ok: false, problem: { code: 'box/not-a-port', path: tmpdir() } });
    const folder = await mkdtemp(join(tmpdir(), 'cubewright-file-'));
    cleanUp.push(() => rm(folder, { recursive: true }));
    const file = join(folder, 'plain');
    await writeFile(file, 'text');
    expect(await open(file)).toEqual({ ok: false, problem: { code: 'box/not-a-port', path: file } });
    expect(await open('/dev/null')).toMatchObject({ ok: false, problem: { code: 'box/not-a-port' } });
  });

  it('ends a watch with its problem', async () => {
    const watched = await monitor({
      transport: serialTransport('/dev/cubewright-no-such-port'),
      signal: new AbortController().signal,
      onState: () => undefined,
    });
    expect(watched).toMatchObject({ ok: false, problem: { code: 'box/no-such-port' } });
  });
});
