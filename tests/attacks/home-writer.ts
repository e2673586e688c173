import { writeFileSync } from 'node:fs';
import { lockHome } from '#electron/services/home/home-lock.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { openServices, type Services } from '#electron/services/services.ts';
import { temporaryFor } from '#electron/services/files/durable-file.ts';
import { ok, type Result } from '#shared/kernel/index.ts';

/**
 * Run as a process of its own, over an IPC channel: a door's services on the home of `CUBEWRIGHT_HOME`, which does what
 * its parent says and answers with a Result. Its umask comes as an argument, in octal.
 */
export type Order =
  | { readonly do: 'open' }
  | { readonly do: 'create'; readonly text: string }
  | { readonly do: 'save'; readonly id: string; readonly text: string; readonly revision: number }
  | { readonly do: 'setTheme'; readonly theme: 'dark' }
  | { readonly do: 'addLexicon'; readonly file: string }
  | { readonly do: 'remove'; readonly id: string }
  | { readonly do: 'saveDraft'; readonly id: string }
  | { readonly do: 'list' }
  | { readonly do: 'read'; readonly id: string }
  /** Leaves a temporary file as a write under way has it. */
  | { readonly do: 'leaveTemporary'; readonly beside: string }
  | { readonly do: 'close' };

const [umask] = process.argv.slice(2);
if (umask !== undefined) process.umask(Number.parseInt(umask, 8));
const home = homeOf();
let services: Services | undefined;

async function carryOut(order: Order): Promise<Result<unknown>> {
  if (order.do === 'leaveTemporary') {
    const path = temporaryFor(order.beside);
    writeFileSync(path, 'half a ga');
    return ok(path);
  }
  if (order.do === 'open') {
    const lock = lockHome(home, 'browser');
    if (!lock.ok) return lock;
    const exporter = () => Promise.resolve(ok({ kind: 'cancelled' as const }));
    services = openServices({ door: 'browser', home, lock: lock.value, exporter });
    return ok('open');
  }
  if (services === undefined) throw new Error('Not open yet');
  switch (order.do) {
    case 'create':
      return services.library.create(order.text);
    case 'save':
      return services.library.save(order.id, order.text, order.revision);
    case 'remove':
      return services.library.remove(order.id);
    case 'saveDraft':
      return services.drafts.save(order.id, { seat: 0, moves: 0, draft: 'laid' });
    case 'list':
      return services.library.list();
    case 'read':
      return services.library.read(order.id);
    case 'setTheme':
      return services.settings.write({ theme: order.theme });
    case 'addLexicon':
      return services.lexica.add('Mine', new TextEncoder().encode(order.file));
    case 'close':
      await services.close();
      return ok('closed');
  }
}

process.on('message', (order: Order) => {
  void carryOut(order).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit(0));
process.send?.(ok('ready'));
