import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { openBrowserDoor } from '#electron/loopback/browser-door.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { newRecordText } from '../support/records.ts';
import { openTestDoor, type TestDoor } from '../support/test-door.ts';
import { temporaryFolder } from '../support/temporary.ts';

let opened: TestDoor;
let door: TestDoor['door'];
let origin: TestDoor['origin'];
let token: TestDoor['token'];
let post: TestDoor['post'];
let program: TestDoor['program'];

beforeAll(async () => {
  opened = await openTestDoor();
  ({ door, origin, token, post, program } = opened);
});

afterAll(() => opened.close());

describe('events', () => {
  type Told = { readonly event: string; readonly payload: unknown };

  function listen(
    headers: Readonly<Record<string, string>>,
    protocols: readonly string[] = ['cubewright', token],
    path = '/events',
    heard: Told[] = [],
  ): Promise<WebSocket | number> {
    return new Promise((done) => {
      const socket = new WebSocket(`ws://127.0.0.1:${door.port}${path}`, [...protocols], { headers });
      socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as Told));
      socket.on('open', () => {
        done(socket);
      });
      socket.on('unexpected-response', (_request, { statusCode = 0 }) => {
        done(statusCode);
      });
      socket.on('error', () => {
        done(0);
      });
    });
  }

  test('reach a page of ours, which first hears how the box is', async () => {
    const heard: Told[] = [];
    const socket = await listen({ origin }, undefined, '/events', heard);
    if (typeof socket === 'number') throw new Error(`Refused with ${socket}`);
    expect(socket.protocol).toBe('cubewright');
    await expect
      .poll(() => heard[0])
      .toEqual({
        event: 'boxChanged',
        payload: { asOf: expect.any(Number), link: 'off', changes: [] },
      });
    await post('games:create', JSON.stringify({ text: newRecordText('Dora') }));
    await expect.poll(() => heard[1]?.event).toBe('gamesChanged');
    // What a page says is not listened to; one that says too much is cut off.
    const closed = new Promise((done) => socket.on('close', done));
    socket.send('x'.repeat(5_000));
    expect(await closed).toBeTypeOf('number');
  });

  test.each<[string, () => [Readonly<Record<string, string>>, (readonly string[])?]]>([
    ['another page', () => [{ origin: 'https://evil.example' }]],
    ['no origin', () => [{}]],
    ['no token', () => [{ origin }, []]],
    ['a wrong token', () => [{ origin }, ['cubewright', 'x'.repeat(32)]]],
    ['a token in the place of the protocol', () => [{ origin }, [token]]],
    ['a token in a header alone', () => [{ origin, authorization: `Bearer ${token}` }, ['cubewright']]],
    ['a bent name', () => [{ origin: 'http://evil.example', host: 'evil.example' }]],
  ])('do not reach %s', async (_who, asked) => {
    expect(await listen(...asked())).toBe(403);
  });

  test('are at one address only', async () => {
    expect(await listen({ origin }, undefined, '/other')).toBe(403);
  });
});

/** By themselves the libraries wait 30 s and more for somebody who holds a connection; the door waits half a second. */
const givesUpWithinMs = 25_000;

describe('the port', () => {
  test('that is taken is told with its number', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((ready) => other.once('listening', ready));
    const { port } = other.address() as { port: number };
    const parts = { home: homeOf({ CUBEWRIGHT_HOME: temporaryFolder() }), log: () => undefined, program };
    expect(await openBrowserDoor({ ...parts, port })).toEqual({
      ok: false,
      problem: { code: 'app/port-busy', port },
    });
    other.close();
  });

  test('is free again once the door is closed, pages and sockets and all', async () => {
    const parts = { home: homeOf({ CUBEWRIGHT_HOME: temporaryFolder() }), log: () => undefined, program };
    const one = expectOk(await openBrowserDoor({ ...parts, port: 0 }));
    const held = connect(one.port, '127.0.0.1');
    await new Promise((ready) => held.once('connect', ready));
    const began = performance.now();
    await one.close();
    expect(performance.now() - began).toBeLessThan(givesUpWithinMs);
    const again = expectOk(await openBrowserDoor({ ...parts, port: one.port }));
    await again.close();
  });

  const upgrade = 'GET /events HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n';
  const webSocket = `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'a'.repeat(22)}==\r\n`;

  test.each([
    ['was refused and does not hang up', () => upgrade, '403'],
    ['listens and never answers a goodbye', (who: string) => upgrade + webSocket + who, '101'],
  ])('is free soon although somebody %s', async (_who, words, answered) => {
    const other = await openTestDoor();
    const held = connect({ port: other.door.port, host: '127.0.0.1', allowHalfOpen: true });
    held.on('error', () => undefined);
    held.write(
      `${words(`Sec-WebSocket-Protocol: cubewright, ${other.token}\r\nOrigin: ${other.origin}\r\n`)}Host: ${other.host}\r\n\r\n`,
    );
    const [first] = (await once(held, 'data')) as [Buffer];
    expect(first.toString()).toContain(`HTTP/1.1 ${answered}`);
    const began = performance.now();
    await other.close();
    expect(performance.now() - began).toBeLessThan(givesUpWithinMs);
    held.destroy();
  });
});
