import type { BrowserContext, Route } from 'playwright-core';
import { toElectron } from './addresses.ts';
import { defaultSession } from './session.ts';

type Handler = (request: Request) => Promise<Response> | Response;

const handlers = new Map<string, Handler>();
export const privileged: { readonly scheme: string; readonly privileges: unknown }[] = [];

/** Addresses that would have left the machine: asked for, not cancelled by the app, and none of its own. */
export const leaked: string[] = [];

export const protocol = {
  registerSchemesAsPrivileged(schemes: typeof privileged): void {
    privileged.push(...schemes);
  },
  handle(scheme: string, handler: Handler): void {
    handlers.set(scheme, handler);
  },
};

/** `blank`: a new window that is to be judged once it stands. */
export type Verdict = 'go' | 'stay' | 'blank';

/** `judge` asks the window before it goes somewhere else. */
export async function routeAll(context: BrowserContext, judge: (route: Route) => Verdict): Promise<void> {
  await context.route('**/*', async (route) => {
    const request = route.request();
    const url = toElectron(request.url());
    const verdict = request.isNavigationRequest() ? judge(route) : 'go';
    if (verdict === 'stay') return route.abort('aborted');
    if (verdict === 'blank') return route.fulfill({ contentType: 'text/html', body: '' });
    if (!defaultSession.mayRequest(url)) return route.abort('blockedbyclient');
    const handler = handlers.get(new URL(url).protocol.slice(0, -1));
    if (handler === undefined) {
      leaked.push(url);
      return route.abort('addressunreachable');
    }
    const answer = await handler(new Request(url, { method: request.method() }));
    return route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
}
