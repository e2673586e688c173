import { writeFileSync } from 'node:fs';
import { lockHome } from '#electron/services/home-lock.ts';
import { homeOf } from '#electron/services/home.ts';
import { openHouse, type House } from '#electron/services/house.ts';
import { temporaryFor } from '#electron/services/durable-file.ts';
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
let house: House | undefined;

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
    house = openHouse({ door: 'browser', home, lock: lock.value, exporter });
    return ok('open');
  }
  if (house === undefined) throw new Error('Not open yet');
  switch (order.do) {
    case 'create':
      return house.library.create(order.text);
    case 'save':
      return house.library.save(order.id, order.text, order.revision);
    case 'remove':
      return house.library.remove(order.id);
    case 'saveDraft':
      return house.drafts.save(order.id, { seat: 0, moves: 0, draft: 'laid' });
    case 'list':
      return house.library.list();
    case 'read':
      return house.library.read(order.id);
    case 'setTheme':
      return house.settings.write({ theme: order.theme });
    case 'addLexicon':
      return house.lexica.add('Mine', new TextEncoder().encode(order.file));
    case 'close':
      await house.close();
      return ok('closed');
  }
}

process.on('message', (order: Order) => {
  void carryOut(order).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit(0));
process.send?.(ok('ready'));
