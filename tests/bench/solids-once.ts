import { runPrintJob } from '#electron/services/print/print-job.ts';
import type { SolidFormat } from '#electron/services/print/solids.ts';
import { expectOk } from '#shared/kernel/index.ts';

/** One solid in a process of its own, as `solids.bench.ts` starts it: time and highest memory are its own. */
const [product = '', format = 'stl'] = process.argv.slice(2);
const began = performance.now();
const { bytes } = expectOk(await runPrintJob({ product, options: {}, format: format as SolidFormat }));
const ms = performance.now() - began;
// maxRSS counts kilobytes of 1024.
const megabytes = (process.resourceUsage().maxRSS * 1024) / 1e6;
console.log(JSON.stringify({ ms, megabytes, bytes: bytes.length }));
