import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Dispatch } from '#electron/handlers/index.ts';
import type { EventBus, HouseEvent } from '#electron/services/event-bus.ts';
import type { ScreenFiles } from '#electron/services/screen-files.ts';
import { systemCode } from '#electron/services/file-problem.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { send, sendResult, sendText } from './answer.ts';
import { answerCall, answerEntry } from './calls.ts';
import { limitConnections } from './connections.ts';
import type { Downloads } from './downloads.ts';
import { bearerOf, isOwnHost, isOwnOrigin, ownAddressOf, socketsOf, socketTokenOf } from './guard.ts';
import { createKeys, isSameSecret, keyLivesMs, token } from './keys.ts';
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
  /** Called whenever a key was issued, spent or has expired, with the names of those that still open. */
  readonly onKeys: (live: readonly string[]) => void;
  /** Hears of bugs. */
  readonly log: (bug: unknown) => void;
}

/** Whoever has not hung up by then is cut off. */
const closesWithinMs = 500;

/**
 * The browser door, on 127.0.0.1 alone. The screens' own files and the lexica of the program are for anybody who asks:
 * they hold nothing of the user. All else is for pages with a token.
 */
export async function openLoopback(parts: LoopbackParts): Promise<Result<Loopback, LoopbackProblem>> {
  const server = createServer({ requestTimeout: 60_000 });
  const connections = limitConnections(server);
  const listening = await listen(server, parts.port);
  if (!listening.ok) return listening;

  const { port } = server.address() as AddressInfo;
  const keys = createKeys();
  const secret = token();
  let hasIssued = false;
  const tellKeys = (): void => {
    parts.onKeys(keys.live());
  };
  const freshAddress = (): string => {
    hasIssued = true;
    // Behind the #: a browser keeps that to itself and sends it to nobody.
    const address = `http://127.0.0.1:${port}/#key=${keys.issue()}`;
    tellKeys();
    setTimeout(tellKeys, keyLivesMs + 1).unref();
    return address;
  };
  const trusts = (request: IncomingMessage, isTrusted: boolean): boolean => {
    if (isTrusted) connections.trust(request.socket);
    return isTrusted;
  };
  const isIn = (request: IncomingMessage): boolean => trusts(request, keys.isToken(bearerOf(request)));
  const sockets = openEventSockets({
    server,
    bus: parts.bus,
    greet: parts.greet,
    mayListen: (request) =>
      trusts(request, isOwnOrigin(request, port) && keys.isToken(socketTokenOf(request))),
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const elsewhere = ownAddressOf(request, port);
    if (elsewhere !== undefined) return send(response, 307, 'text/plain', '', { location: elsewhere });
    if (!isOwnHost(request, port)) return sendText(response, 421, 'This address is not ours.');
    const address = URL.parse(request.url ?? '/', 'http://127.0.0.1');
    if (address === null) return sendText(response, 400, 'This address cannot be read.');
    const { pathname } = address;
    if (request.method === 'POST') return answerPost(request, response, pathname);
    if (request.method !== 'GET') return sendText(response, 405, 'Only GET and POST are answered.');

    if (pathname.startsWith('/files/')) {
      if (!isIn(request)) return sendText(response, 401, 'This file is for pages of Cubewright alone.');
      return parts.downloads.answer(response, pathname.slice('/files/'.length));
    }
    const found = await parts.files.get(rawPath(request), {
      sockets: socketsOf(request),
      known: request.headers['if-none-match'],
      isIn: isIn(request),
    });
    response.writeHead(found.status, { ...found.headers }).end(found.body);
  }

  async function answerPost(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const shutOut = refuse({ code: 'app/session-ended' });
    if (path === '/fresh-key') {
      return isSameSecret(bearerOf(request) ?? '', secret)
        ? sendResult(response, ok({ address: freshAddress() }))
        : sendResult(response, shutOut, 401);
    }
    if (!isOwnOrigin(request, port)) return sendResult(response, refuse({ code: 'app/foreign-page' }), 403);
    if (path === '/enter') return answerEntry(request, response, enter);
    if (!isIn(request)) return sendResult(response, shutOut, 401);
    if (!path.startsWith('/call/')) return sendText(response, 404, 'There is nothing at this address.');
    return answerCall(request, response, path.slice('/call/'.length), parts.dispatch);
  }

  function enter(key: string): string | undefined {
    const session = keys.exchange(key);
    tellKeys();
    return session;
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
      // A door that steps back for another on the same home has issued none, and leaves the other's pages alone.
      if (hasIssued) parts.onKeys([]);
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
