import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Dispatch } from '#electron/handlers/dispatch.ts';
import type { EventBus, ServiceEvent } from '#electron/services/event-bus.ts';
import type { ScreenFiles } from '#electron/services/screen-files.ts';
import { systemCode } from '#electron/services/files/file-problem.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { send, sendResult, sendText } from './answer.ts';
import { answerCall, answerEntry } from './calls.ts';
import { limitConnections } from './connections.ts';
import type { Downloads } from './downloads.ts';
import { bearerOf, isOwnHost, isOwnOrigin, ownAddressOf, socketSourcesOf, socketTokenOf } from './guard.ts';
import { createKeys, isSameSecret, keyLivesMs, randomToken } from './keys.ts';
import { openEventSockets } from './sockets.ts';

export type LoopbackProblem =
  | { readonly code: 'app/port-busy'; readonly port: number }
  | { readonly code: 'app/port-not-allowed'; readonly port: number };

export interface Loopback {
  readonly port: number;
  /** A second process shows this secret to get a fresh address; see `/fresh-key`. */
  readonly secret: string;
  freshAddress(): string;
  close(): Promise<void>;
}

export interface LoopbackParts {
  readonly dispatch: Dispatch;
  readonly bus: EventBus;
  readonly greet: () => Promise<readonly ServiceEvent[]>;
  readonly files: ScreenFiles;
  readonly downloads: Downloads;
  readonly port: number;
  /** Gets the names of the live keys whenever a key is issued, spent or expired. */
  readonly onKeys: (live: readonly string[]) => void;
  readonly log: (bug: unknown) => void;
}

const closesWithinMs = 500;

/** Opens the door on 127.0.0.1; the screens and the program's lexica are public, everything else needs a token. */
export async function openLoopback(parts: LoopbackParts): Promise<Result<Loopback, LoopbackProblem>> {
  // A browser keeps an idle connection for a minute. Were it closed here first, the next request could be lost with it.
  const server = createServer({ requestTimeout: 60_000, keepAliveTimeout: 120_000 });
  const connections = limitConnections(server);
  const listening = await listen(server, parts.port);
  if (!listening.ok) return listening;

  const { port } = server.address() as AddressInfo;
  const keys = createKeys();
  const secret = randomToken();
  let hasIssued = false;
  const tellKeys = (): void => {
    parts.onKeys(keys.live());
  };
  const freshAddress = (): string => {
    hasIssued = true;
    // Browsers do not send the part after `#`.
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
      sockets: socketSourcesOf(request),
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
      // A page that leaves while it is sending causes an error too, which is not a bug.
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
      // A door that closes because another holds the home has issued no key and must keep the other door's pages.
      if (hasIssued) parts.onKeys([]);
      sockets.close();
      const closed = new Promise<void>((done) => {
        server.close(() => {
          done();
        });
      });
      server.closeIdleConnections();
      // This timer keeps the process alive; otherwise it could end before its services are closed.
      const patience = setTimeout(() => {
        server.closeAllConnections();
        sockets.cutOff();
      }, closesWithinMs);
      await closed;
      clearTimeout(patience);
    },
  });
}

/** Returns the path as sent, still percent-encoded, so that it can be checked before it is normalised. */
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
