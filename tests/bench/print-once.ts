import { runPrintJob } from '#electron/services/print/print-job.ts';
import { expectOk } from '#shared/kernel/index.ts';

/** One export in a process of its own, as `print.bench.ts` starts it: time and highest memory are its own. */
const began = performance.now();
const printed = await runPrintJob({ product: process.argv[2] ?? '', options: {}, format: 'pdf' });
const { bytes, sheets } = expectOk(printed);
const ms = performance.now() - began;
// maxRSS counts kilobytes of 1024.
const megabytes = (process.resourceUsage().maxRSS * 1024) / 1e6;
console.log(JSON.stringify({ ms, megabytes, sheets, bytes: bytes.length }));
