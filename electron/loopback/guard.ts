import type { IncomingMessage } from 'node:http';

/**
 * The one name by which this door may be asked for. A name that was bent to point at 127.0.0.1 is another. So is
 * `localhost`: it may also mean ::1, where another program may listen on the same port and read what pages of that
 * origin have stored.
 */
export function isOwnHost(request: IncomingMessage, port: number): boolean {
  return request.headers.host === `127.0.0.1:${port}`;
}

/** Where a page asked for as `localhost` is found; undefined for any other request. */
export function ownAddressOf(request: IncomingMessage, port: number): string | undefined {
  const isPage = request.method === 'GET' && request.headers.host === `localhost:${port}`;
  if (!isPage) return undefined;
  const path = request.url?.startsWith('/') === true ? request.url : '/';
  return `http://127.0.0.1:${port}${path}`;
}

/** Pages that may ask: our own. Browsers send Origin with every POST and every WebSocket, so absent is foreign. */
export function isOwnOrigin(request: IncomingMessage, port: number): boolean {
  return request.headers.origin === `http://127.0.0.1:${port}` && isOwnHost(request, port);
}

/** What follows `Bearer` in the header that a page of ours sends with every question. */
export function bearerOf(request: IncomingMessage): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
}

/** The subprotocol that is spoken. A page cannot set headers on a WebSocket, so its token comes as a second one. */
export const eventProtocol = 'cubewright';

export function socketTokenOf(request: IncomingMessage): string | undefined {
  const [spoken, token] = (request.headers['sec-websocket-protocol'] ?? '').split(/, */);
  return spoken === eventProtocol ? token : undefined;
}

/** The address a page of this host opens for events. */
export function socketsOf(request: IncomingMessage): readonly string[] {
  return [`ws://${request.headers.host}`];
}
