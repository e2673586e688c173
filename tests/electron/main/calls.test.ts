import { chmodSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { channels, type FileMethod, type MethodName } from '#shared/contract/index.ts';
import { cubewordSet, formatSet } from '#shared/pieces/index.ts';
import { app } from '../stand-in/app.ts';
import { errorsShown, saveAnswers, saveAsks } from '../stand-in/dialog.ts';
import { ipcHandlers } from '../stand-in/ipc.ts';
import type { BrowserWindow } from '../stand-in/window.ts';
import { has } from '#tests/support/capabilities.ts';
import { openTestDesktop, type Desktop } from '../support/desktop.ts';
import { fileAsks } from '../support/file-methods.ts';
import { newRecordText } from '../support/records.ts';

vi.mock('electron', () => import('../stand-in/electron.ts'));

let desktop: Desktop | undefined;
let opened: BrowserWindow;
let page: Page;
let call: Desktop['call'];
let home: string;

beforeAll(async () => {
  if (!has('chromium')) return;
  desktop = await openTestDesktop();
  ({ window: opened, page, call, home } = desktop);
});

afterAll(() => desktop?.close());

describe.skipIf(!has('chromium'))('calls and events', () => {
  test('every channel of the contract has its handler, and nothing else has', () => {
    expect([...ipcHandlers.keys()].sort()).toEqual(Object.values(channels).sort());
  });

  test('a game is created, read, saved, listed and deleted, and the window is told', async () => {
    const text = newRecordText('Ann', 'Ben');
    const created = (await call('games:create', { text })) as { value: { id: string; revision: number } };
    const { id, revision } = created.value;
    expect(await call('games:read', { id })).toEqual({ ok: true, value: { id, text, revision } });

    const told = page.evaluate(
      () =>
        new Promise((heard) => {
          (
            window as unknown as { cubewright: { on(c: string, l: (p: unknown) => void): void } }
          ).cubewright.on('games:changed', heard);
        }),
    );
    const other = newRecordText('Ann', 'Cleo');
    expect(await call('games:save', { id, text: other, revision })).toMatchObject({ ok: true });
    expect(await told).toMatchObject({ id });
    expect(await call('games:save', { id, text, revision })).toEqual({
      ok: false,
      problem: { code: 'file/changed-elsewhere', id },
    });
    expect(await call('games:list')).toMatchObject({
      value: { games: [{ id, players: [{ name: 'Ann', points: 0 }, { name: 'Cleo' }], ended: false }] },
    });
    expect(await call('games:delete', { id })).toMatchObject({
      ok: true,
      value: { deleted: expect.stringContaining(id) as string },
    });
    expect(await call('games:list')).toEqual({ ok: true, value: { games: [], unreadable: [] } });
  });

  test('an export goes where the dialog says, whole, or nowhere when it is closed', async () => {
    const { id } = (
      (await call('games:create', { text: newRecordText('Ann', 'Ben') })) as { value: { id: string } }
    ).value;
    const path = join(home, 'kept.cubewright');
    saveAnswers.push(path, undefined, join(home, 'no', 'such', 'folder.json'));
    expect(await call('games:export', { id })).toEqual({ ok: true, value: { kind: 'saved', path } });
    expect(readFileSync(path, 'utf8')).toBe(newRecordText('Ann', 'Ben'));
    expect(await call('games:export', { id })).toEqual({ ok: true, value: { kind: 'cancelled' } });
    expect(await call('games:export', { id })).toMatchObject({ problem: { code: 'file/missing' } });
  });

  test('every method that ends in a file asks where to, and puts it there', async () => {
    const named = (method: MethodName, ask?: unknown): Promise<unknown> => call(channels[method], ask);
    for (const [method, { ask, name, begins }] of Object.entries(await fileAsks(named))) {
      const path = join(home, `kept-${method}`);
      saveAnswers.push(path);
      const saved = { kind: 'saved', path };
      const answer = await named(method as FileMethod, ask);
      const tellsMore = ['exportSheets', 'exportBundle', 'exportReview'].includes(method);
      expect(answer).toMatchObject({ ok: true, value: tellsMore ? { file: saved } : saved });
      expect(basename((saveAsks.at(-1) as { readonly defaultPath: string }).defaultPath)).toMatch(name);
      expect(readFileSync(path, 'latin1').startsWith(begins)).toBe(true);
    }
    await named('disconnectBox');
  });

  test('the dialog asks before it overwrites, on Linux too; the file goes to the name it asked about (7.3)', async () => {
    const text = newRecordText('Ann', 'Ben');
    const { id } = ((await call('games:create', { text })) as { value: { id: string } }).value;
    const path = join(home, 'kept.under-another-ending');
    writeFileSync(path, 'older');
    saveAnswers.push(path);
    expect(await call('games:export', { id })).toEqual({ ok: true, value: { kind: 'saved', path } });
    expect(readFileSync(path, 'utf8')).toBe(text);
    expect(saveAsks.at(-1)).toMatchObject({
      properties: ['showOverwriteConfirmation'],
      filters: [{ name: 'Cubewright game', extensions: ['cubewright'] }],
    });
  });

  test('an export goes through a link, and never in the place of a write-protected file (7.3)', async () => {
    const text = newRecordText('Ann', 'Ben');
    const { id } = ((await call('games:create', { text })) as { value: { id: string } }).value;
    const [real, link] = [join(home, 'real.json'), join(home, 'link.json')];
    symlinkSync('real.json', link);
    saveAnswers.push(link, link);
    expect(await call('games:export', { id })).toEqual({ ok: true, value: { kind: 'saved', path: link } });
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(real, 'utf8')).toBe(text);
    chmodSync(real, 0o444);
    expect(await call('games:export', { id })).toEqual({
      ok: false,
      problem: { code: 'file/write-protected', path: link },
    });
  });

  test('a channel that is not in the contract does not leave the window', async () => {
    expect(await call('fs:read', { path: '/etc/passwd' })).toEqual({
      ok: false,
      problem: { code: 'app/unknown-channel', channel: 'fs:read' },
    });
  });
});

describe.skipIf(!has('chromium'))('D2', () => {
  test('D2: only the main frame of a page of ours is answered', async () => {
    const foreign = { ok: false, problem: { code: 'app/foreign-page' } };
    const frame = await page.evaluateHandle(async () => {
      const inner = document.createElement('iframe');
      inner.src = '/inner';
      document.body.append(inner);
      await new Promise((loaded) => (inner.onload = loaded));
      return inner;
    });
    // The policy keeps the frame's page out. The stand-in runs the preload script even there, so it can ask.
    const inner = await frame.asElement()?.contentFrame();
    const answer = await inner?.evaluate(() =>
      (window as unknown as { cubewright: { call(c: string): Promise<unknown> } }).cubewright.call(
        'app:info',
      ),
    );
    expect(answer).toEqual(foreign);
    const handler = ipcHandlers.get('app:info');
    const { mainFrame } = opened.webContents;
    for (const senderFrame of [null, { url: 'cubewright://app/' }, { url: 'https://example.org/' }]) {
      expect(await handler?.({ sender: { mainFrame }, senderFrame }, null)).toEqual(foreign);
    }
    const gone = { url: 'https://example.org/cubewright://app/' };
    expect(await handler?.({ sender: { mainFrame: gone }, senderFrame: gone }, null)).toEqual(foreign);
  });
});

describe.skipIf(!has('chromium'))('one copy', () => {
  test('a second one brings the first to the front', () => {
    opened.minimised = true;
    const before = opened.focused;
    app.emit('second-instance', {}, ['electron', 'main.js']);
    expect(opened.minimised).toBe(false);
    expect(opened.focused).toBe(before + 1);
  });

  test('D9: a game file that is opened is taken in once and shown; a damaged one is told', async () => {
    const path = join(home, 'from-a-friend.cubewright.json');
    writeFileSync(path, newRecordText('Friend', 'Ann'));
    const list = async (): Promise<
      readonly { readonly id: string; readonly players: readonly { readonly name: string }[] }[]
    > => ((await call('games:list')) as { value: { games: Awaited<ReturnType<typeof list>> } }).value.games;
    app.emit('second-instance', {}, ['electron', 'main.js', path]);
    await expect.poll(() => page.url()).toContain('#/table/alphacubes-');
    await page.evaluate(() => {
      location.hash = '';
    });
    await expect.poll(() => page.url()).not.toContain('#/table');
    app.emit('open-file', { preventDefault: () => undefined }, path);
    await expect.poll(() => page.url()).toContain('#/table/alphacubes-');
    const taken = (await list()).filter(({ players }) => players[0]?.name === 'Friend');
    expect(taken).toHaveLength(1);
    expect(page.url()).toContain(taken[0]?.id);

    writeFileSync(path, '{"format": ');
    app.emit('second-instance', {}, ['electron', 'main.js', path]);
    await expect.poll(() => errorsShown.length).toBe(1);
    expect(errorsShown[0]).toContain('line 1, column 12');
  });

  test.each(['.cubewright-set.json', '.cubewright-set', '.CUBEWRIGHT-SET'])(
    'D9: a set that is opened as *%s is taken in and shown in the designer',
    async (ending) => {
      await page.evaluate(() => {
        location.hash = '';
      });
      await expect.poll(() => page.url()).not.toContain('#/design');
      const path = join(home, `mine${ending}`);
      writeFileSync(path, formatSet(cubewordSet));
      app.emit('second-instance', {}, ['electron', 'main.js', path]);
      await expect.poll(() => page.url()).toContain('#/design/cubeword');
    },
  );

  test('D9: a game with the short ending is shown at its table', async () => {
    const path = join(home, 'short.cubewright');
    writeFileSync(path, newRecordText('Shorty', 'Ann'));
    app.emit('open-file', { preventDefault: () => undefined }, path);
    await expect.poll(() => page.url()).toContain('#/table/alphacubes-');
  });

  test('D9: words that are no file of ours open nothing, and what is no ordinary file is told', async () => {
    const before = page.url();
    const told = errorsShown.length;
    const folder = join(home, 'folder.cubewright-set');
    mkdirSync(folder);
    for (const word of ['--load=x.cubewright', '-x.cubewright-set', 'a.cubewright.exe', '', 'cubewright:x']) {
      app.emit('second-instance', {}, ['electron', 'main.js', word]);
    }
    // Files are opened in turn, so that once this one is told the words before it have had theirs.
    app.emit('second-instance', {}, ['electron', 'main.js', folder]);
    await expect.poll(() => errorsShown.length).toBe(told + 1);
    expect(errorsShown.at(-1)).toContain('folder.cubewright-set');
    expect(page.url()).toBe(before);
  });
});
