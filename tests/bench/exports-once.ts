import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDownloads } from '#electron/loopback/downloads.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { lockHome } from '#electron/services/home/home-lock.ts';
import { openServices } from '#electron/services/services.ts';
import { expectOk } from '#shared/kernel/index.ts';

/** Many exports asked for at once of one house, as the browser door has it, in a process of its own. */
const [count = '30', edge = '15'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'cubewright-bench-'));
const home = homeOf({ CUBEWRIGHT_HOME: folder });
const services = openServices({
  door: 'browser',
  home,
  lock: expectOk(lockHome(home, 'browser')),
  exporter: createDownloads().exporter,
});
const began = performance.now();
const asks = Array.from({ length: Number(count) }, (_, job) =>
  services.printing.export({
    job: `job-${job}`,
    product: 'alphacubes-nets',
    options: { edge: Number(edge) },
    format: 'pdf',
  }),
);
const sheets = (await Promise.all(asks)).map((answer) => expectOk(answer).sheets);
const ms = performance.now() - began;
await services.close();
rmSync(folder, { recursive: true, force: true });
// maxRSS counts kilobytes of 1024.
const megabytes = (process.resourceUsage().maxRSS * 1024) / 1e6;
console.log(JSON.stringify({ ms, megabytes, sheets: sheets[0] }));
