import type { IncomingMessage } from 'node:http';

/** Accepts only 127.0.0.1: DNS can rebind a name, and `localhost` can mean ::1, where another program may listen. */
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
