import { createDispatch } from '#electron/handlers/dispatch.ts';
import { programFolder, type Home } from '#electron/services/home/home.ts';
import { lockHome, type HomeLock, type HomeProblem } from '#electron/services/home/home-lock.ts';
import { openServices } from '#electron/services/services.ts';
import { openScreenFiles } from '#electron/services/screen-files.ts';
import { ok, type Result } from '#shared/kernel/index.ts';
import { createDownloads } from './downloads.ts';
import { removeOtherOpeningPages } from './opening-page.ts';
import { openLoopback, type Loopback, type LoopbackProblem } from './server.ts';

export interface BrowserDoorParts {
  readonly home: Home;
  readonly port: number;
  readonly log: (bug: unknown) => void;
  readonly program?: string;
}

export interface BrowserDoor extends Loopback {
  readonly canWrite: HomeLock['canWrite'];
}

export async function openBrowserDoor(
  parts: BrowserDoorParts,
): Promise<Result<BrowserDoor, LoopbackProblem | HomeProblem>> {
  const { home } = parts;
  const lock = lockHome(home, 'browser');
  if (!lock.ok) return lock;
  const program = parts.program ?? programFolder();
  const downloads = createDownloads();
  const { exporter } = downloads;
  const services = openServices({ door: 'browser', home, lock: lock.value, exporter, program });
  const loopback = await openLoopback({
    dispatch: createDispatch(services, parts.log),
    bus: services.bus,
    greet: async () => [{ event: 'boxChanged', payload: services.box.state() }],
    files: openScreenFiles(program, home.lexica),
    downloads,
    port: parts.port,
    onKeys: (live) => {
      removeOtherOpeningPages(parts.home, live);
    },
    log: parts.log,
  });
  if (!loopback.ok) {
    await services.close();
    return loopback;
  }
  const { port, secret } = loopback.value;
  const close = async (): Promise<void> => {
    // Withdraw the announcement first, so that no starting process joins a closing door.
    lock.value.announce(undefined);
    await loopback.value.close();
    await services.close();
  };
  const announced = lock.value.announce({ port, secret });
  if (!announced.ok) {
    await close();
    return announced;
  }
  return ok({ ...loopback.value, canWrite: lock.value.canWrite, close });
}
