import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, type RawAnswer } from '../support/raw-http.ts';
import { cookieOf, openTestDoor, type TestDoor } from '../support/test-door.ts';

let opened: TestDoor;
let door: TestDoor['door'];
let host: TestDoor['host'];
let cookie: TestDoor['cookie'];
let get: TestDoor['get'];
let post: TestDoor['post'];

beforeAll(async () => {
  opened = await openTestDoor();
  ({ door, host, cookie, get, post } = opened);
});

afterAll(() => opened.close());

describe('the key', () => {
  test('opens once: a session no script can read, then it is dead', async () => {
    const { search } = new URL(door.freshAddress());
    const first = await get(search, { cookie: '' });
    expect(first.status).toBe(200);
    expect(first.headers['set-cookie']?.[0]).toMatch(
      new RegExp(`^cubewright-${door.port}=[\\w-]{32}; HttpOnly; SameSite=Strict; Path=/$`),
    );
    expect(first.body).toContain('<meta http-equiv="refresh" content="0;url=/">');
    const second = await get(search, { cookie: '' });
    expect(second.status).toBe(403);
    expect(second.headers['set-cookie']).toBeUndefined();
    expect(second.body).toContain('Open Cubewright again from the terminal');
  });

  test.each(['/', '/?key=', '/?key=wrong', '/assets/app-1a2b.js', '/lexica/lexica.json', '/files/x'])(
    'without a session %s shows the same page and nothing of the app',
    async (path) => {
      const answer = await get(path, { cookie: '' });
      expect(answer.status).toBe(403);
      expect(answer.body).toContain('Open Cubewright again from the terminal');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  test('a browser that looks ahead does not use it up', async () => {
    const { search } = new URL(door.freshAddress());
    expect((await get(search, { cookie: '', 'sec-purpose': 'prefetch;prerender' })).status).toBe(403);
    expect((await get(search, { cookie: '' })).status).toBe(200);
  });

  test('whoever is in already goes on, whatever key is in the address', async () => {
    expect((await get('/?key=old')).body).toContain('url=/');
  });

  test('leads nowhere but to our own pages', async () => {
    for (const path of ['/.//evil.example/', '//evil.example/', '/\\evil.example/']) {
      const { search } = new URL(door.freshAddress());
      const { body } = await get(path + search, { cookie: '' });
      expect(body).not.toMatch(/url=\/\/|url=[^/]/);
    }
  });

  test('a second start gets a fresh one by its secret, nobody else does', async () => {
    const knock = (authorization: string): Promise<RawAnswer> =>
      ask(door.port, { method: 'POST', path: '/fresh-key', headers: { host, authorization } });
    expect((await knock('Bearer wrong')).status).toBe(401);
    const { body } = await knock(`Bearer ${door.secret}`);
    const { search } = new URL((JSON.parse(body) as { value: { address: string } }).value.address);
    expect((await get(search, { cookie: '' })).status).toBe(200);
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
    expect((await get(new URL(door.freshAddress()).search, { host: `${bent}x`, cookie: '' })).status).toBe(
      421,
    );
    const posted = await post('app:info', 'null', { host: bent, origin: `http://${bent}` });
    expect(posted.status).toBe(421);
  });

  test.each(['https://evil.example', 'null', 'http://127.0.0.1', 'http://localhost:1', undefined])(
    'a page from elsewhere is refused: Origin %s',
    async (from) => {
      const rest = { host, cookie, 'content-type': 'application/json' };
      const headers = from === undefined ? rest : { ...rest, origin: from };
      const answer = await ask(door.port, { method: 'POST', path: '/call/app:info', headers, body: 'null' });
      expect(answer.status).toBe(403);
      expect(JSON.parse(answer.body)).toEqual({ ok: false, problem: { code: 'app/foreign-page' } });
    },
  );

  test.each(['', 'cubewright-1=x', 'other=1; also=2'])(
    'without the session cookie ("%s") nothing is answered',
    async (worn) => {
      const answer = await post('app:info', 'null', { cookie: worn });
      expect(answer.status).toBe(401);
      expect(JSON.parse(answer.body)).toEqual({ ok: false, problem: { code: 'app/session-ended' } });
    },
  );

  test('localhost and 127.0.0.1 are both ours, each with its own session', async () => {
    const name = `localhost:${door.port}`;
    const { search } = new URL(door.freshAddress());
    const entered = await get(search, { host: name, cookie: '' });
    const answer = await post('app:info', 'null', {
      host: name,
      origin: `http://${name}`,
      cookie: cookieOf(entered),
    });
    expect(JSON.parse(answer.body)).toMatchObject({ ok: true, value: { door: 'browser', version: '9.8.7' } });
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
