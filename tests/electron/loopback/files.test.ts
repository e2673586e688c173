import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowserDoor } from '#electron/loopback/browser-door.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { ask } from '../support/raw-http.ts';
import { openTestDoor, type TestDoor } from '../support/test-door.ts';
import { keptFolder, removeFolder } from '../support/temporary.ts';

let opened: TestDoor;
let host: TestDoor['host'];
let get: TestDoor['get'];

beforeAll(async () => {
  opened = await openTestDoor();
  ({ host, get } = opened);
  const { program } = opened;
  symlinkSync(join(program, 'secret.txt'), join(program, 'build', 'renderer', 'link.txt'));
});

afterAll(() => opened.close());

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
    // A worker keeps to the policy of its own file.
    expect(script.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
    // The word engine's own worker alone may run the kernel.
    const engine = await get('/assets/word-worker-1a2b.js');
    expect(engine.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/,
    );
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

test('the screens are not built yet: the page says what to do', async () => {
  const empty = keptFolder();
  writeFileSync(join(empty, 'package.json'), '{"name":"cubewright","version":"1.2.3"}');
  const own = homeOf({ CUBEWRIGHT_HOME: join(empty, 'home') });
  const parts = { home: own, log: () => undefined, program: empty, port: 0 };
  const bare = expectOk(await openBrowserDoor(parts));
  const there = `127.0.0.1:${bare.port}`;
  const answer = await ask(bare.port, { headers: { host: there } });
  expect(answer).toMatchObject({ status: 503, body: 'The screens are not built yet. Run: npm start' });
  await bare.close();
  removeFolder(empty);
});
