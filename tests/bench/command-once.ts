import { writeSync } from 'node:fs';

/**
 * A command of Cubewright in a process of its own, started by a bench. Tells on descriptor 3, as a line of JSON, how long it took and
 * the most memory that the process held, its threads included.
 */
const began = performance.now();
process.on('exit', () => {
  const { maxRSS } = process.resourceUsage();
  writeSync(3, JSON.stringify({ ms: performance.now() - began, megabytes: (maxRSS * 1024) / 1e6 }));
});
await import('#electron/cli/main.ts');
