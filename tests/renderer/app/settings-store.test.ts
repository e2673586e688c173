import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSettings, type SettingsService } from '#electron/services/home/settings.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { createSettingsStore, type SettingsStore } from '#renderer/app/settings-store.ts';
import type { KeptChange } from '#renderer/app/settings-writes.ts';
import type { Gateway } from '#renderer/gateway/index.ts';
import { expectOk, refuse } from '#shared/kernel/index.ts';
import { temporaryFolder } from '#tests/electron/support/temporary.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Window {
  readonly store: SettingsStore;
  /** The page goes, and its browser gives up the answers of its calls. */
  readonly go: () => void;
  readonly hearDamage: () => void;
}

/** A window with the real service behind it. */
async function openWindow(service: SettingsService): Promise<Window> {
  const leaves: (() => void)[] = [];
  const listeners: (() => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, leave: () => void) => leaves.push(leave));
  const gone = Promise.withResolvers<undefined>();
  const calls = {
    readSettings: () => service.read(),
    writeSettings: (change: Parameters<SettingsService['write']>[0]) => service.write(change),
  };
  const call = (method: keyof typeof calls, ask: never) =>
    Promise.race([calls[method](ask), gone.promise.then(() => refuse({ code: 'app/door-closed' }))]);
  const on = (_: string, listen: () => void) => {
    listeners.push(listen);
    return () => undefined;
  };
  const gateway = { call, on, onDoor: () => () => undefined } as unknown as Gateway;
  const store = createSettingsStore(gateway, expectOk(await service.read()));
  store.attend();
  return {
    store,
    go() {
      for (const leave of leaves) leave();
      gone.resolve(undefined);
    },
    hearDamage() {
      for (const listen of listeners) listen();
    },
  };
}

const newService = () => openSettings(homeOf({ CUBEWRIGHT_HOME: temporaryFolder() }), {});
const adding =
  (...names: readonly string[]): KeptChange =>
  (kept) => [...((kept ?? []) as string[]), ...names];
const listIn = async (service: SettingsService) => expectOk(await service.read()).remembered['list'];
const listOf = ({ store }: Window) => store.shown.getState().settings.remembered['list'];

describe('settings of several windows', () => {
  it('keep what each has added to one list, and show it once it is kept', async () => {
    const service = newService();
    const [one, other] = [await openWindow(service), await openWindow(service)];
    one.store.changeKept('list', adding('a'));
    expect(listOf(one)).toEqual(['a']);
    await one.store.settled();
    other.store.changeKept('list', adding('b', 'c'));
    expect(listOf(other)).toEqual(['b', 'c']);
    await other.store.settled();
    expect(listOf(other)).toEqual(['a', 'b', 'c']);
    expect(await listIn(service)).toEqual(['a', 'b', 'c']);
  });

  it('keep several changes of a window that are made at once', async () => {
    const service = newService();
    const { store } = await openWindow(service);
    for (const name of 'abcdef') store.changeKept('list', adding(name));
    store.change({ theme: 'dark' });
    await store.settled();
    expect(await listIn(service)).toEqual([...'abcdef']);
    expect(expectOk(await service.read()).theme).toBe('dark');
  });
});

describe('settings of a page that goes', () => {
  it('keep what waits for a call under way, each change once', async () => {
    const service = newService();
    const page = await openWindow(service);
    page.store.change({ theme: 'light' });
    page.store.changeKept('list', adding('a'));
    page.store.changeKept('list', adding('b'));
    page.store.change({ theme: 'dark' });
    page.go();
    await page.store.settled();
    expect(await listIn(service)).toEqual(['a', 'b']);
    expect(expectOk(await service.read()).theme).toBe('dark');
  });
});

it('a choice made while settings are read anew stays', async () => {
  const service = newService();
  const page = await openWindow(service);
  expectOk(await service.write({ cubeFont: 'bitter', theme: 'light' }));
  page.hearDamage();
  page.store.change({ theme: 'dark' });
  const { settings } = await new Promise<ReturnType<SettingsStore['shown']['getState']>>((heard) => {
    page.store.shown.subscribe(heard);
  });
  expect(settings).toMatchObject({ cubeFont: 'bitter', theme: 'dark' });
  await page.store.settled();
  expect(expectOk(await service.read())).toMatchObject({ cubeFont: 'bitter', theme: 'dark' });
});
