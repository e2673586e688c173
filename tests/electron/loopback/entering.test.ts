import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKeys, keyLivesMs, keyName } from '#electron/loopback/keys.ts';
import { ask, type RawAnswer } from '../support/raw-http.ts';
import { enter, keyOf, openTestDoor, tokenOf, type TestDoor } from '../support/test-door.ts';

let opened: TestDoor;
let door: TestDoor['door'];
let host: TestDoor['host'];
let token: TestDoor['token'];
let get: TestDoor['get'];
let post: TestDoor['post'];

beforeAll(async () => {
  opened = await openTestDoor();
  ({ door, host, token, get, post } = opened);
});

afterAll(() => opened.close());

describe('the key', () => {
  test('opens once, then it is dead; nothing of it is a cookie', async () => {
    const key = keyOf(door.freshAddress());
    expect(key).toMatch(/^[\w-]{32}$/);
    const first = await enter(door.port, key);
    expect(first.status).toBe(200);
    expect(tokenOf(first)).toMatch(/^[\w-]{32}$/);
    expect(first.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(first.headers['set-cookie']).toBeUndefined();
    const second = await enter(door.port, key);
    expect(second.status).toBe(401);
    expect(JSON.parse(second.body)).toEqual({ ok: false, problem: { code: 'app/key-dead' } });
  });

  test.each([[''], ['wrong'], [7], [null], [['a', 'b']], [{}], ['x'.repeat(500)]])(
    'that is none is refused: %j',
    async (key) => {
      const answer = await enter(door.port, key);
      expect(answer.status).toBe(401);
      expect(tokenOf(answer)).toBe('');
    },
  );

  test('is not taken from the address, which others may learn', async () => {
    const key = keyOf(door.freshAddress());
    const answer = await get(`/?key=${key}`, { authorization: '' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await enter(door.port, key)).status).toBe(200);
  });

  test.each(['https://evil.example', 'null', ''])('is not taken from a page of %s', async (origin) => {
    const key = keyOf(door.freshAddress());
    expect((await enter(door.port, key, { origin })).status).toBe(403);
    expect((await enter(door.port, key)).status).toBe(200);
  });

  test('a second start gets a fresh one by its secret, nobody else does', async () => {
    const knock = (authorization: string): Promise<RawAnswer> =>
      ask(door.port, { method: 'POST', path: '/fresh-key', headers: { host, authorization } });
    for (const wrong of ['', 'Bearer wrong', door.secret, `Bearer ${token}`]) {
      expect((await knock(wrong)).status).toBe(401);
    }
    const { body } = await knock(`Bearer ${door.secret}`);
    const { address } = (JSON.parse(body) as { value: { address: string } }).value;
    expect((await enter(door.port, keyOf(address))).status).toBe(200);
  });
});

describe('keys', () => {
  test('expire by a clock that nobody sets back, and stay dead', () => {
    let ms = 5_000;
    const keys = createKeys(() => ms);
    const [kept, late] = [keys.issue(), keys.issue()];
    expect(keys.live()).toEqual([keyName(kept), keyName(late)]);
    ms += keyLivesMs;
    expect(keys.exchange(kept)).toMatch(/^[\w-]{32}$/);
    ms += 1;
    expect(keys.exchange(late)).toBeUndefined();
    expect(keys.live()).toEqual([]);
    ms = 5_000;
    expect(keys.exchange(late)).toBeUndefined();
  });
});

describe('who may ask', () => {
  const foreignHosts = [
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.nip.io',
    '127.0.0.1',
    'localhost',
    '0.0.0.0',
    '[::1]',
    '',
  ];

  test.each(foreignHosts)('a name bent to this machine is not ours: Host "%s"', async (name) => {
    const bent = name === '' || name.includes('evil') ? name : `${name}:1`;
    expect((await get('/', { host: bent })).status).toBe(421);
    expect((await enter(door.port, keyOf(door.freshAddress()), { host: bent })).status).toBe(421);
    const posted = await post('app:info', 'null', { host: bent, origin: `http://${bent}` });
    expect(posted.status).toBe(421);
  });

  test.each(['https://evil.example', 'null', 'http://127.0.0.1', 'http://localhost:1', undefined])(
    'a page from elsewhere is refused: Origin %s',
    async (from) => {
      const rest = { host, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const headers = from === undefined ? rest : { ...rest, origin: from };
      const answer = await ask(door.port, { method: 'POST', path: '/call/app:info', headers, body: 'null' });
      expect(answer.status).toBe(403);
      expect(JSON.parse(answer.body)).toEqual({ ok: false, problem: { code: 'app/foreign-page' } });
    },
  );

  test.each<[string, () => Readonly<Record<string, string>>]>([
    ['no token', () => ({ authorization: '' })],
    ['an empty token', () => ({ authorization: 'Bearer ' })],
    ['a wrong token', () => ({ authorization: `Bearer ${'x'.repeat(32)}` })],
    ['the token under another scheme', () => ({ authorization: `Basic ${token}` })],
    ['the token as a cookie', () => ({ authorization: '', cookie: `cubewright.token=${token}` })],
    ['the secret of the note', () => ({ authorization: `Bearer ${door.secret}` })],
  ])('with %s nothing is answered', async (_what, headers) => {
    const answer = await post('app:info', 'null', headers());
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.body)).toEqual({ ok: false, problem: { code: 'app/session-ended' } });
  });

  test('localhost leads to 127.0.0.1 and is answered nothing else', async () => {
    const name = `localhost:${door.port}`;
    for (const path of ['/', '/table/x?a=b', '//evil.example/']) {
      const { status, headers } = await get(path, { host: name, authorization: '' });
      expect([status, headers.location]).toEqual([307, `http://127.0.0.1:${door.port}${path}`]);
    }
    expect((await post('app:info', 'null', { host: name, origin: `http://${name}` })).status).toBe(421);
    expect((await post('app:info', 'null', { origin: `http://${name}` })).status).toBe(403);
  });

  test('other machines do not reach it', async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((one) => one?.family === 'IPv4' && !one.internal)?.address;
    if (outside === undefined) return expect(networkInterfaces()).toHaveProperty('lo');
    const outcome = await new Promise((done) => {
      const socket = connect(door.port, outside, () => done('reached'));
      socket.on('error', () => done('refused'));
    });
    expect(outcome).toBe('refused');
  });
});
