import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Dispatch } from '#electron/handlers/index.ts';
import type { EventBus, HouseEvent } from '#electron/services/event-bus.ts';
import type { ScreenFiles } from '#electron/services/screen-files.ts';
import { systemCode } from '#electron/services/file-problem.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { send, sendResult, sendText } from './answer.ts';
import { answerCall } from './calls.ts';
import type { Downloads } from './downloads.ts';
import { cookieName, cookieOf, isOwnHost, isOwnOrigin, socketsOf } from './guard.ts';
import { createKeys, token } from './keys.ts';
import { lockedPage, welcomePage } from './pages.ts';
import { openEventSockets } from './sockets.ts';

export type LoopbackProblem =
  | { readonly code: 'app/port-busy'; readonly port: number }
  | { readonly code: 'app/port-not-allowed'; readonly port: number };

export interface Loopback {
  readonly port: number;
  /** What a second start shows to be let in; see `/fresh-key`. */
  readonly secret: string;
  /** A new address with a key that opens once. */
  freshAddress(): string;
  close(): Promise<void>;
}

export interface LoopbackParts {
  readonly dispatch: Dispatch;
  readonly bus: EventBus;
  readonly greet: () => Promise<readonly HouseEvent[]>;
  readonly files: ScreenFiles;
  readonly downloads: Downloads;
  /** 0 takes a free one. */
  readonly port: number;
  /** Hears of bugs. */
  readonly log: (bug: unknown) => void;
}

/** Whoever has not hung up by then is cut off. */
const closesWithinMs = 500;

/** The browser door: on 127.0.0.1 alone, for pages that came in by a one-time key. */
export async function openLoopback(parts: LoopbackParts): Promise<Result<Loopback, LoopbackProblem>> {
  const server = createServer({ requestTimeout: 60_000 });
  const listening = await listen(server, parts.port);
  if (!listening.ok) return listening;

  const { port } = server.address() as AddressInfo;
  const keys = createKeys();
  const secret = token();
  const freshAddress = (): string => `http://127.0.0.1:${port}/?key=${keys.issue()}`;
  const mayAsk = (request: IncomingMessage): boolean =>
    isOwnOrigin(request, port) && keys.isSession(cookieOf(request, port));
  const sockets = openEventSockets({ server, bus: parts.bus, greet: parts.greet, mayListen: mayAsk });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isOwnHost(request, port)) return sendText(response, 421, 'This address is not ours.');
    const address = URL.parse(request.url ?? '/', 'http://127.0.0.1');
    if (address === null) return sendText(response, 400, 'This address cannot be read.');
    const { pathname, searchParams } = address;
    if (request.method === 'POST') return answerPost(request, response, pathname);
    if (request.method !== 'GET') return sendText(response, 405, 'Only GET and POST are answered.');

    const key = searchParams.get('key');
    const isIn = keys.isSession(cookieOf(request, port));
    if (key !== null && !isIn) return exchange(request, response, key, pathname);
    if (!isIn) return send(response, 403, 'text/html; charset=utf-8', lockedPage(), pagePolicy);
    if (key !== null)
      return send(response, 200, 'text/html; charset=utf-8', welcomePage(pathname), pagePolicy);
    if (pathname.startsWith('/files/')) return parts.downloads.answer(response, pathname.slice(7));
    const known = request.headers['if-none-match'];
    const found = await parts.files.get(rawPath(request), socketsOf(request), known);
    response.writeHead(found.status, { ...found.headers }).end(found.body);
  }

  async function answerPost(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (path === '/fresh-key') {
      const knows = request.headers.authorization === `Bearer ${secret}`;
      return knows
        ? sendResult(response, ok({ address: freshAddress() }))
        : sendResult(response, refuse({ code: 'app/session-ended' }), 401);
    }
    if (!isOwnOrigin(request, port)) return sendResult(response, refuse({ code: 'app/foreign-page' }), 403);
    if (!mayAsk(request)) return sendResult(response, refuse({ code: 'app/session-ended' }), 401);
    if (!path.startsWith('/call/')) return sendText(response, 404, 'There is nothing at this address.');
    return answerCall(request, response, path.slice('/call/'.length), parts.dispatch);
  }

  function exchange(request: IncomingMessage, response: ServerResponse, key: string, path: string): void {
    // A browser may fetch an address ahead of its person; that must not use up the key.
    const ahead = (request.headers['sec-purpose'] ?? '').includes('prefetch');
    const session = ahead ? undefined : keys.exchange(key);
    const more =
      session === undefined
        ? pagePolicy
        : {
            ...pagePolicy,
            'set-cookie': `${cookieName(port)}=${session}; HttpOnly; SameSite=Strict; Path=/`,
          };
    const page = session === undefined ? lockedPage() : welcomePage(path);
    send(response, session === undefined ? 403 : 200, 'text/html; charset=utf-8', page, more);
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((bug: unknown) => {
      // A page that goes away while it sends is no bug of ours.
      if (!request.destroyed) parts.log(bug);
      if (!response.headersSent) sendText(response, 500, 'Cubewright made a mistake. Try again.');
      else response.destroy();
    });
  });

  return ok({
    port,
    secret,
    freshAddress,
    async close() {
      sockets.close();
      const closed = new Promise<void>((done) => {
        server.close(() => {
          done();
        });
      });
      server.closeIdleConnections();
      // Holds the process: a connection that nobody reads would let it end before its services are closed.
      const patience = setTimeout(() => {
        server.closeAllConnections();
        sockets.cutOff();
      }, closesWithinMs);
      await closed;
      clearTimeout(patience);
    },
  });
}

const pagePolicy = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
};

/** As it stood in the request, percent signs and all, so that nothing is tidied away before it is checked. */
function rawPath(request: IncomingMessage): string {
  return (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
}

function listen(server: Server, port: number): Promise<Result<undefined, LoopbackProblem>> {
  return new Promise((done) => {
    server.once('error', (error) => {
      const code = systemCode(error) === 'EADDRINUSE' ? 'app/port-busy' : 'app/port-not-allowed';
      done(refuse({ code, port }));
    });
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      done(ok(undefined));
    });
  });
}
