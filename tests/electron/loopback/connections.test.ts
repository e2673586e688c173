import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { mostConnections } from '#electron/loopback/connections.ts';
import { commandLine } from '#tests/support/command-line.ts';
import { ask } from '../support/raw-http.ts';
import { newRecordText } from '../support/records.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { enter, openTestDoor, tokenOf } from '../support/test-door.ts';

/** So many connections that say `first` and nothing more. */
async function hold(port: number, count: number, first = ''): Promise<readonly Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await Promise.all(
    sockets.map(async (socket) => {
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      if (first !== '') socket.write(first);
    }),
  );
  return sockets;
}

describe('the connections of the browser door', () => {
  // A process of its own, for the limit is a process's.
  test.skipIf(process.platform === 'win32').each([
    ['that say nothing', ''],
    ['that never end their request', 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: '],
  ])('300 %s, under 256 descriptors: whoever has the token goes on saving', async (_, first) => {
    const command = `ulimit -n 256; exec "$0" "$1" start --browser --no-open`;
    const child = spawn('sh', ['-c', command, process.execPath, commandLine], {
      env: { ...process.env, CUBEWRIGHT_HOME: temporaryFolder() },
    });
    const gone = once(child, 'close');
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await gone;
    });
    let said = '';
    let address: RegExpExecArray | null = null;
    for await (const part of child.stdout) {
      said += String(part);
      address = /http:\/\/127\.0\.0\.1:(\d+)\/#key=(\S+)/.exec(said);
      if (address !== null) break;
    }
    const port = Number(address?.[1]);
    const token = tokenOf(await enter(port, address?.[2]));
    const host = `127.0.0.1:${port}`;
    const save = () =>
      ask(port, {
        method: 'POST',
        path: '/call/games:create',
        headers: {
          host,
          origin: `http://${host}`,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ text: newRecordText('Ann', 'Ben') }),
      });
    await hold(port, 300, first);
    for (let game = 0; game < 5; game += 1)
      expect(JSON.parse((await save()).body)).toMatchObject({ ok: true });
  });

  test('of strangers the oldest makes way; one that has shown the token stays', async () => {
    const { door, host, origin, token, close } = await openTestDoor();
    onTestFinished(close);
    const [mine] = await hold(
      door.port,
      1,
      `POST /call/app:can-save HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nAuthorization: Bearer ${token}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 4\r\n\r\nnull',
    );
    if (mine === undefined) throw new Error('No connection');
    await once(mine, 'data');
    const [first] = await hold(door.port, 1);
    if (first === undefined) throw new Error('No connection');
    const closed = once(first, 'close');
    first.resume();
    await hold(door.port, mostConnections.strangers);
    await closed;
    mine.write(`GET /nothing HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    expect(String((await once(mine, 'data'))[0])).toMatch(/^HTTP\/1\.1 \d+/);
  });
});
