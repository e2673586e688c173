import { readdirSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { has } from '#tests/support/capabilities.ts';
import { cubewright, ended, said, start } from '../support/command.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { enter, keyOf } from '../support/test-door.ts';

const address = /http:\/\/127\.0\.0\.1:(\d+)\/#key=[\w-]{32}/;

function running(home: string, ...more: readonly string[]): ReturnType<typeof start> {
  const child = start(['start', '--browser', '--no-open', ...more], home);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

describe('start', () => {
  test('prints an address that opens, a second start a fresh one, and Ctrl+C ends it in good order', async () => {
    const home = temporaryFolder();
    const first = running(home);
    const [opened = '', port = ''] = await said(first, address);
    expect(readdirSync(home)).toContain('running.json');

    const second = await ended(running(home));
    expect(second.code).toBe(0);
    expect(second.err).toContain('Cubewright runs already');
    const [again = '', samePort] = address.exec(second.out) ?? [];
    expect(samePort).toBe(port);
    expect(again).not.toBe(opened);

    expect((await enter(Number(port), keyOf(again))).status).toBe(200);

    const over = ended(first);
    first.kill('SIGINT');
    expect((await over).code).toBe(0);
    expect(readdirSync(home)).not.toContain('running.json');
  });

  test('ends in good order while somebody who was refused goes on sending', async () => {
    const home = temporaryFolder();
    const child = running(home);
    const [, port = ''] = await said(child, address);
    const sender = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
    onTestFinished(() => void sender.destroy());
    sender.on('error', () => undefined);
    sender.write(
      `GET /events HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
    );
    await once(sender, 'data');
    sender.write('x'.repeat(300_000));
    const over = ended(child);
    child.kill('SIGTERM');
    const { code, err } = await over;
    expect(code).toBe(0);
    expect(err).not.toContain('Warning');
  });

  test('after a crash the next start takes over', async () => {
    const home = temporaryFolder();
    const first = running(home);
    await said(first, address);
    const over = ended(first);
    first.kill('SIGKILL');
    await over;
    expect(readdirSync(home)).toContain('running.json');
    const next = running(home);
    await said(next, address);
    const nextOver = ended(next);
    next.kill('SIGTERM');
    expect((await nextOver).code).toBe(0);
  });

  test('a port that is taken is told', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((ready) => other.once('listening', ready));
    const { port } = other.address() as AddressInfo;
    const { code, err } = await ended(running(temporaryFolder(), '--port', `${port}`));
    expect(err).toContain(`Port ${port} is taken by another program.`);
    expect(code).toBe(1);
  });

  test('without a window it says so in one line and goes on in the browser', async () => {
    const child = start(['start', '--no-open'], temporaryFolder());
    onTestFinished(() => void child.kill('SIGKILL'));
    await said(child, /so Cubewright opens in (your|a) browser\.\n/);
    await said(child, address);
    child.kill('SIGINT');
  });
});

describe('box', () => {
  test('ports answers, whatever is plugged in', async () => {
    const { code, out } = await ended(start(['box', 'ports', '--json']));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toHaveProperty('ports');
  });

  test('a port that is not there is told with its cure', async () => {
    const { code, err } = await ended(start(['box', 'monitor', '/dev/no-such-port']));
    expect(err).toContain('There is no port /dev/no-such-port.');
    expect(code).toBe(1);
  });

  test.skipIf(!has('socat')).each([
    ['simulated', []],
    ['firmware on its chip', ['--firmware']],
  ])('a box (%s) is watched emptying a square, over a real pseudo-terminal', async (_, flags) => {
    const box = start(['box', 'simulate', '--pty', '--json', ...flags]);
    onTestFinished(() => void box.kill('SIGKILL'));
    const [, path = ''] = await said(box, /"path":"([^"]+)"/);

    const trace = join(temporaryFolder(), 'trace.jsonl');
    const watcher = start(['box', 'monitor', path, '-o', trace]);
    onTestFinished(() => void watcher.kill('SIGKILL'));
    await said(watcher, /(o ){11}o\n/);
    const emptied = said(watcher, /C6 emptied, 107 cubes left/);
    box.stdin.write('lift C6\n');
    await emptied;
    const back = said(watcher, /C6 filled, 108 cubes/);
    box.stdin.write('put C6\n');
    await back;

    const over = ended(watcher);
    watcher.kill('SIGINT');
    expect((await over).code).toBe(0);
    const replayed = await cubewright('box', 'replay', trace);
    expect(replayed.out).toMatch(/^C6 emptied, 107 cubes left$[^]*^C6 filled, 108 cubes$/m);
    const boxOver = new Promise((done) => box.on('close', done));
    box.kill('SIGINT');
    expect(await boxOver).toBe(0);
  });
});
