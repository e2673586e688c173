import type { Gateway } from '#renderer/gateway/index.ts';
import { ok } from '#shared/kernel/index.ts';

/** A lesson or a puzzle is played like any game, but its record stays in memory: it joins no list and no figures. */
export function memoryGateway(gateway: Gateway, id: string, text: string): Gateway {
  let kept = { text, revision: 0 };
  const call = (method: string, request: unknown): unknown => {
    switch (method) {
      case 'readGame':
        return ok({ id, ...kept });
      case 'saveGame':
        kept = { text: (request as { readonly text: string }).text, revision: kept.revision + 1 };
        return ok({ revision: kept.revision });
      case 'readDrafts':
        return ok({ drafts: [] });
      case 'saveDraft':
        return ok(undefined);
      default:
        return gateway.call(method as 'appInfo', request as undefined);
    }
  };
  return {
    // Each of these answers has the shape that the contract gives its method.
    call: ((method: string, request: unknown) => Promise.resolve(call(method, request))) as Gateway['call'],
    on: (event, listen) => (event === 'gamesChanged' ? () => undefined : gateway.on(event, listen)),
    asset: (path) => gateway.asset(path),
    door: () => gateway.door(),
    onDoor: (listen) => gateway.onDoor(listen),
    enter: (key) => gateway.enter(key),
    takeFile: (method, ...request) => gateway.takeFile(method, ...request),
  };
}
