import '#electron/cli/young-generation.ts';
import { readFileSync } from 'node:fs';
import { expectOk } from '#shared/kernel/index.ts';
import { parseRecord, scoreSheet } from '#shared/records/index.ts';

/**
 * Reads and replays one record as a command does, started by `records.bench.ts`: memory is the process's own. Prints a
 * line of JSON.
 */
const began = performance.now();
const record = expectOk(parseRecord(readFileSync(process.argv[2] ?? '', 'utf8')));
expectOk(scoreSheet(record));
const ms = performance.now() - began;
console.log(JSON.stringify({ ms, megabytes: (process.resourceUsage().maxRSS * 1024) / 1e6 }));
