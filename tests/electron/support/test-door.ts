import { openBrowserDoor, type Loopback } from '#electron/loopback/index.ts';
import { homeOf } from '#electron/services/home.ts';
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
  /** Of the session that `get` and `post` come with. */
  readonly cookie: string;
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
  const { search } = new URL(door.freshAddress());
  const cookie = cookieOf(await ask(door.port, { path: `/${search}`, headers: { host } }));
  return {
    door,
    program,
    home,
    host,
    origin,
    cookie,
    get: (path, headers = {}) =>
      ask(door.port, {
        path: path.startsWith('?') ? `/${path}` : path,
        headers: { host, cookie, ...headers },
      }),
    post: (channel, body, headers = {}) =>
      ask(door.port, {
        method: 'POST',
        path: `/call/${channel}`,
        headers: { host, origin, cookie, 'content-type': 'application/json', ...headers },
        body,
      }),
    async close() {
      await door.close();
      removeFolder(program);
      removeFolder(home);
    },
  };
}

/** The session cookie that an answer sets, as it is sent back. */
export function cookieOf({ headers }: RawAnswer): string {
  return (headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
}
