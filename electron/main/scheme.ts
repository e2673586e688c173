import { protocol } from 'electron';
import type { ScreenFiles } from '#electron/services/screen-files.ts';

export const scheme = 'cubewright';
export const startAddress = `${scheme}://app/`;

export function isOurs(address: string): boolean {
  return address.startsWith(startAddress);
}

/** Pages make `data:` and `blob:` addresses from their own bytes, for previews, workers and pictures. */
export function isOwnMaking(address: string): boolean {
  return address.startsWith('data:') || address.startsWith(`blob:${startAddress}`);
}

/** Makes the scheme a proper origin with fetch and storage; call it before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
  ]);
}

export function serveScheme(files: ScreenFiles): void {
  protocol.handle(scheme, async (request) => {
    if (!isOurs(request.url) || request.method !== 'GET') return new Response('', { status: 405 });
    const { pathname } = new URL(request.url);
    const found = await files.get(pathname, { sockets: [], isIn: true });
    return new Response(found.body === '' ? null : found.body, {
      status: found.status,
      headers: found.headers,
    });
  });
}
