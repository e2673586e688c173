import { protocol } from 'electron';
import type { ScreenFiles } from '#electron/services/screen-files.ts';
import { isOurs, scheme } from './origin.ts';

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
