import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../support/raw-http.ts';
import { newRecordText } from '../support/records.ts';
import { openTestDoor, type TestDoor } from '../support/test-door.ts';

let opened: TestDoor;
let door: TestDoor['door'];
let host: TestDoor['host'];
let origin: TestDoor['origin'];
let authorization: string;
let get: TestDoor['get'];
let post: TestDoor['post'];

beforeAll(async () => {
  opened = await openTestDoor();
  ({ door, host, origin, get, post } = opened);
  authorization = `Bearer ${opened.token}`;
});

afterAll(() => opened.close());

describe('calls', () => {
  test('are answered with a Result, and nothing is null', async () => {
    const created = await post('games:create', JSON.stringify({ text: newRecordText('Ann', 'Ben') }));
    const { value } = JSON.parse(created.body) as { value: { id: string } };
    const removed = await post('games:delete', JSON.stringify({ id: value.id }));
    const { deleted } = (JSON.parse(removed.body) as { value: { deleted: string } }).value;
    const gone = await post('games:destroy', JSON.stringify({ deleted: [deleted] }));
    expect(JSON.parse(gone.body)).toEqual({ ok: true, value: null });
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
      headers: {
        host,
        origin,
        authorization,
        'content-type': 'application/json',
        'transfer-encoding': 'chunked',
      },
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
    expect((await ask(door.port, { method, headers: { host, origin, authorization } })).status).toBe(405);
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
    expect(file.headers['content-disposition']).toContain(`attachment; filename="${id}.cubewright"`);
    expect((await get(value.href, { authorization: '' })).status).toBe(401);
    expect((await get('/files/guess')).status).toBe(404);
  });
});
