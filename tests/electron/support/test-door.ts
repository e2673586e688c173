import { openBrowserDoor } from '#electron/loopback/browser-door.ts';
import type { Loopback } from '#electron/loopback/server.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { testProgram } from './program.ts';
import { ask, type RawAnswer } from './raw-http.ts';
import { keptFolder, removeFolder } from './temporary.ts';

type Headers = Readonly<Record<string, string>>;

/** A browser door on a program folder and a home of its own, and somebody who is in. */
export interface TestDoor {
  readonly door: Loopback;
  readonly program: string;
  readonly home: string;
  readonly host: string;
  readonly origin: string;
  /** The token that `get` and `post` come with. */
  readonly token: string;
  /** `headers` take the place of the usual ones. */
  get(path: string, headers?: Headers): Promise<RawAnswer>;
  post(channel: string, body: string, headers?: Headers): Promise<RawAnswer>;
  close(): Promise<void>;
}

export async function openTestDoor(): Promise<TestDoor> {
  const program = testProgram();
  const home = keptFolder();
  const parts = { home: homeOf({ CUBEWRIGHT_HOME: home }), port: 0, log: () => undefined, program };
  const door = expectOk(await openBrowserDoor(parts));
  const host = `127.0.0.1:${door.port}`;
  const origin = `http://${host}`;
  const token = tokenOf(await enter(door.port, keyOf(door.freshAddress())));
  const authorization = `Bearer ${token}`;
  return {
    door,
    program,
    home,
    host,
    origin,
    token,
    get: (path, headers = {}) => ask(door.port, { path, headers: { host, authorization, ...headers } }),
    post: (channel, body, headers = {}) =>
      ask(door.port, {
        method: 'POST',
        path: `/call/${channel}`,
        headers: { host, origin, authorization, 'content-type': 'application/json', ...headers },
        body,
      }),
    async close() {
      await door.close();
      removeFolder(program);
      removeFolder(home);
    },
  };
}

/** The one-time key in an address. */
export function keyOf(address: string): string {
  return new URL(address).hash.replace('#key=', '');
}

/** Asks for a token as a page of ours does. */
export function enter(port: number, key: unknown, headers: Headers = {}): Promise<RawAnswer> {
  const host = `127.0.0.1:${port}`;
  return ask(port, {
    method: 'POST',
    path: '/enter',
    headers: { host, origin: `http://${host}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ key }),
  });
}

/** The token that an answer gives; empty where it gives none. */
export function tokenOf({ body }: RawAnswer): string {
  const { value } = JSON.parse(body) as { readonly value?: { readonly token: string } };
  return value?.token ?? '';
}
