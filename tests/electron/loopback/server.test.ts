import { symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { openBrowserDoor, type Loopback } from '#electron/loopback/index.ts';
import { homeOf } from '#electron/services/home.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { testProgram } from '../support/program.ts';
import { ask, type RawAnswer } from '../support/raw-http.ts';
import { newRecordText } from '../support/records.ts';
import { keptFolder, removeFolder } from '../support/temporary.ts';

const program = testProgram();
const home = keptFolder();
let door: Loopback;
let host: string;
let origin: string;
let cookie: string;

beforeAll(async () => {
  symlinkSync(join(program, 'secret.txt'), join(program, 'build', 'renderer', 'link.txt'));
  const opened = await openBrowserDoor({
    home: homeOf({ CUBEWRIGHT_HOME: home }),
    port: 0,
    log: () => undefined,
    program,
  });
  door = expectOk(opened);
  host = `127.0.0.1:${door.port}`;
  origin = `http://${host}`;
  cookie = cookieOf(await get(new URL(door.freshAddress()).search, { cookie: '' }));
});

afterAll(async () => {
  await door.close();
  removeFolder(program);
  removeFolder(home);
});

function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> {
  return ask(door.port, {
    path: path.startsWith('?') ? `/${path}` : path,
    headers: { host, cookie, ...headers },
  });
}

function post(
  channel: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  return ask(door.port, {
    method: 'POST',
    path: `/call/${channel}`,
    headers: { host, origin, cookie, 'content-type': 'application/json', ...headers },
    body,
  });
}

function cookieOf({ headers }: RawAnswer): string {
  return (headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
}

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

describe('calls', () => {
  test('are answered with a Result, and nothing is null', async () => {
    const created = await post('games:create', JSON.stringify({ text: newRecordText('Ann', 'Ben') }));
    const { value } = JSON.parse(created.body) as { value: { id: string } };
    expect(JSON.parse((await post('games:delete', JSON.stringify({ id: value.id }))).body)).toEqual({
      ok: true,
      value: null,
    });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'only JSON is read, not "%s"',
    async (type) => {
      const answer = await post('app:info', 'null', { 'content-type': type });
      expect(answer.status).toBe(415);
      expect(JSON.parse(answer.body)).toEqual({ ok: false, problem: { code: 'app/bad-content-type' } });
    },
  );

  test('what is not JSON is refused', async () => {
    expect(JSON.parse((await post('app:info', '{"a":')).body)).toEqual({
      ok: false,
      problem: { code: 'app/not-json' },
    });
  });

  test('too much is refused before it is read', async () => {
    const answer = await post('games:create', 'x', { 'content-length': '99000000' }).catch(() => undefined);
    expect(answer?.status ?? 413).toBe(413);
    const chunked = await ask(door.port, {
      method: 'POST',
      path: '/call/games:create',
      headers: { host, origin, cookie, 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      body: Buffer.alloc(13_000_000, 0x20),
    }).catch(() => ({ status: 413 }));
    expect(chunked.status).toBe(413);
    expect((await post('app:info', 'null')).status).toBe(200);
  });

  test('an unknown channel has an answer too', async () => {
    expect(JSON.parse((await post('no:such', 'null')).body)).toMatchObject({
      problem: { code: 'app/unknown-channel', channel: 'no:such' },
    });
  });

  test.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'HEAD', 'TRACE'])('%s is not answered', async (method) => {
    expect((await ask(door.port, { method, headers: { host, origin, cookie } })).status).toBe(405);
  });

  test('an export waits under a token and comes with its name', async () => {
    const created = JSON.parse(
      (await post('games:create', JSON.stringify({ text: newRecordText('Ann') }))).body,
    ) as {
      value: { id: string };
    };
    const exported = JSON.parse((await post('games:export', JSON.stringify(created.value))).body) as {
      value: unknown;
    };
    expect(exported.value).toBeUndefined();
    const { id } = created.value;
    const { value } = JSON.parse((await post('games:export', JSON.stringify({ id }))).body) as {
      value: { href: string; name: string };
    };
    const file = await get(value.href);
    expect(file.body).toBe(newRecordText('Ann'));
    expect(file.headers['content-disposition']).toContain(`attachment; filename="${id}.cubewright.json"`);
    expect((await get(value.href, { cookie: '' })).status).toBe(403);
    expect((await get('/files/guess')).status).toBe(404);
  });
});

describe('files', () => {
  test('screens and lexica come with type, caching and a strict policy', async () => {
    const page = await get('/table/some-game');
    expect(page.status).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    const policy = `${page.headers['content-security-policy']}`;
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain(`connect-src 'self' ws://${host};`);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
    expect(page.body).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    expect((await get('/')).headers['content-security-policy']).not.toContain(nonce);

    const script = await get('/assets/app-1a2b.js');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.headers['cache-control']).toContain('immutable');
    expect((await get('/assets/app-1a2b.js', { 'if-none-match': `${script.headers.etag}` })).status).toBe(
      304,
    );
    expect((await get('/favicon.ico')).status).toBe(204);
    for (const answer of [page, script, await get('/nothing.js')]) {
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  test.each([
    '/../../secret.txt',
    '/assets/../../../secret.txt',
    '/..%2f..%2fsecret.txt',
    '/%2e%2e/%2e%2e/secret.txt',
    '/..\\..\\secret.txt',
    '/..%5c..%5csecret.txt',
    '/%2e%2e%2f%2e%2e%2fsecret.txt%00.js',
    '/lexica/../../secret.txt',
    '/lexica/..%2f..%2fsecret.txt',
    '/link.txt',
    '/C:/secret.txt',
    '//etc/passwd',
    '/file:///etc/passwd',
    '/.git/config',
    '/%',
    '/%ff%fe',
  ])('%s does not leave the folder', async (path) => {
    const answer = await get(path);
    expect([200, 400, 404]).toContain(answer.status);
    expect(answer.body).not.toContain('secret');
    expect(answer.body).not.toContain('root:');
    if (answer.status === 200) expect(answer.body).toContain('<title>Test</title>');
  });
});

describe('events', () => {
  type Told = { readonly event: string; readonly payload: unknown };

  function listen(
    headers: Readonly<Record<string, string>>,
    path = '/events',
    heard: Told[] = [],
  ): Promise<WebSocket | number> {
    return new Promise((done) => {
      const socket = new WebSocket(`ws://127.0.0.1:${door.port}${path}`, { headers });
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
    const socket = await listen({ origin, cookie }, '/events', heard);
    if (typeof socket === 'number') throw new Error(`Refused with ${socket}`);
    await expect.poll(() => heard[0]).toEqual({ event: 'boxChanged', payload: { link: 'off', changes: [] } });
    await post('games:create', JSON.stringify({ text: newRecordText('Dora') }));
    await expect.poll(() => heard[1]?.event).toBe('gamesChanged');
    // What a page says is not listened to; one that says too much is cut off.
    const closed = new Promise((done) => socket.on('close', done));
    socket.send('x'.repeat(5_000));
    expect(await closed).toBeTypeOf('number');
  });

  test.each([
    ['another page', () => ({ origin: 'https://evil.example', cookie })],
    ['no origin', () => ({ cookie })],
    ['no session', () => ({ origin })],
    ['a bent name', () => ({ origin: 'http://evil.example', host: 'evil.example', cookie })],
  ])('do not reach %s', async (_who, headers) => {
    expect(await listen(headers() as unknown as Record<string, string>)).toBe(403);
  });

  test('are at one address only', async () => {
    expect(await listen({ origin, cookie }, '/other')).toBe(403);
  });
});

describe('the port', () => {
  test('that is taken is told with its number', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((ready) => other.once('listening', ready));
    const { port } = other.address() as { port: number };
    const parts = { home: homeOf({ CUBEWRIGHT_HOME: home }), log: () => undefined, program };
    expect(await openBrowserDoor({ ...parts, port })).toEqual({
      ok: false,
      problem: { code: 'app/port-busy', port },
    });
    other.close();
  });

  test('is free again once the door is closed, pages and sockets and all', async () => {
    const parts = { home: homeOf({ CUBEWRIGHT_HOME: home }), log: () => undefined, program };
    const one = expectOk(await openBrowserDoor({ ...parts, port: 0 }));
    const held = connect(one.port, '127.0.0.1');
    await new Promise((ready) => held.once('connect', ready));
    const began = performance.now();
    await one.close();
    expect(performance.now() - began).toBeLessThan(2_000);
    const again = expectOk(await openBrowserDoor({ ...parts, port: one.port }));
    await again.close();
  });
});

test('the screens are not built yet: the page says what to do', async () => {
  const empty = keptFolder();
  writeFileSync(join(empty, 'package.json'), '{"name":"cubewright","version":"1.2.3"}');
  const parts = { home: homeOf({ CUBEWRIGHT_HOME: home }), log: () => undefined, program: empty, port: 0 };
  const bare = expectOk(await openBrowserDoor(parts));
  const there = `127.0.0.1:${bare.port}`;
  const { search } = new URL(bare.freshAddress());
  const entered = await ask(bare.port, { path: `/${search}`, headers: { host: there } });
  const answer = await ask(bare.port, { headers: { host: there, cookie: cookieOf(entered) } });
  expect(answer).toMatchObject({ status: 503, body: 'The screens are not built yet. Run: npm start' });
  await bare.close();
  removeFolder(empty);
});
