import type { IncomingMessage } from 'node:http';

/** Names by which this door may be asked for. A name that was bent to point at 127.0.0.1 is none of them. */
export function isOwnHost(request: IncomingMessage, port: number): boolean {
  return ownHosts(port).includes(request.headers.host ?? '');
}

/** Pages that may ask: our own. Browsers send Origin with every POST and every WebSocket, so absent is foreign. */
export function isOwnOrigin(request: IncomingMessage, port: number): boolean {
  return request.headers.origin === `http://${request.headers.host}` && isOwnHost(request, port);
}

/** Cookies are shared by all ports of a host: the name tells one Cubewright's from another's. */
export function cookieName(port: number): string {
  return `cubewright-${port}`;
}

export function cookieOf(request: IncomingMessage, port: number): string | undefined {
  const name = `${cookieName(port)}=`;
  return (request.headers.cookie ?? '')
    .split(/; */)
    .find((part) => part.startsWith(name))
    ?.slice(name.length);
}

/** The address a page of this host opens for events. */
export function socketsOf(request: IncomingMessage): readonly string[] {
  return [`ws://${request.headers.host}`];
}

function ownHosts(port: number): readonly string[] {
  return [`127.0.0.1:${port}`, `localhost:${port}`];
}
