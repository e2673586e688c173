import { openSync } from 'node:fs';
import { Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** A thread that opens a pipe by its number, has a socket close it, tells the number, and stays. */
const fd = openSync(workerData as string, 'r+');
const pipe = new Socket({ fd, readable: true });
pipe.on('close', () => parentPort?.postMessage({ kind: 'progress', progress: fd }));
pipe.destroy();
setInterval(() => undefined, 1_000_000);
