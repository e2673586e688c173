import type { IncomingMessage } from 'node:http';

/**
 * Accepts only the host 127.0.0.1, so that a name rebound to it by DNS is refused. `localhost` is refused too, since it
 * can mean ::1, where another program can listen on the same port and read the stored data of that origin.
 */
export function isOwnHost(request: IncomingMessage, port: number): boolean {
  return request.headers.host === `127.0.0.1:${port}`;
}

export function ownAddressOf(request: IncomingMessage, port: number): string | undefined {
  const isPage = request.method === 'GET' && request.headers.host === `localhost:${port}`;
  if (!isPage) return undefined;
  const path = request.url?.startsWith('/') === true ? request.url : '/';
  return `http://127.0.0.1:${port}${path}`;
}

/** Browsers send Origin with every POST and WebSocket, so a request without Origin is foreign. */
export function isOwnOrigin(request: IncomingMessage, port: number): boolean {
  return request.headers.origin === `http://127.0.0.1:${port}` && isOwnHost(request, port);
}

export function bearerOf(request: IncomingMessage): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
}

/** A page cannot set headers on a WebSocket, so the token comes as a second subprotocol after this one. */
export const eventProtocol = 'cubewright';

export function socketTokenOf(request: IncomingMessage): string | undefined {
  const [spoken, token] = (request.headers['sec-websocket-protocol'] ?? '').split(/, */);
  return spoken === eventProtocol ? token : undefined;
}

export function socketSourcesOf(request: IncomingMessage): readonly string[] {
  return [`ws://${request.headers.host}`];
}
