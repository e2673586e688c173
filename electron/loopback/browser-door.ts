import { createDispatch } from '#electron/handlers/index.ts';
import { programFolder, type Home } from '#electron/services/home.ts';
import { openHouse } from '#electron/services/house.ts';
import { openScreenFiles } from '#electron/services/screen-files.ts';
import { ok, type Result } from '#shared/kernel/index.ts';
import { createDownloads } from './downloads.ts';
import { keepOpeningPages } from './opening-page.ts';
import { openLoopback, type Loopback, type LoopbackProblem } from './server.ts';

export interface BrowserDoorParts {
  readonly home: Home;
  readonly port: number;
  readonly log: (bug: unknown) => void;
  readonly program?: string;
}

/** The whole browser door: services, handlers, server. */
export async function openBrowserDoor(parts: BrowserDoorParts): Promise<Result<Loopback, LoopbackProblem>> {
  const program = parts.program ?? programFolder();
  const downloads = createDownloads();
  const house = openHouse({ door: 'browser', home: parts.home, exporter: downloads.exporter, program });
  const loopback = await openLoopback({
    dispatch: createDispatch(house, parts.log),
    bus: house.bus,
    greet: async () => [{ event: 'boxChanged', payload: house.box.state() }],
    files: openScreenFiles(program, parts.home.lexica),
    downloads,
    port: parts.port,
    onKeys: (live) => {
      keepOpeningPages(parts.home, live);
    },
    log: parts.log,
  });
  if (!loopback.ok) {
    await house.close();
    return loopback;
  }
  return ok({
    ...loopback.value,
    async close() {
      await loopback.value.close();
      await house.close();
    },
  });
}
