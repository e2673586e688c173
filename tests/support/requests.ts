import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';

/** What pages asked for: of how many requests which left the machine. */
export interface Requests {
  readonly asked: number;
  readonly left: readonly string[];
}

/** Addresses that lead to nobody: what a page holds itself. */
const within = new Set(['about:', 'blob:', 'cubewright:', 'data:']);

/** Counts from now on what the pages of a context ask for, and what of it beyond this machine. */
export function watchRequests(context: BrowserContext): () => Requests {
  let asked = 0;
  const left: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (within.has(url.protocol)) return;
    asked += 1;
    if (url.hostname !== '127.0.0.1') left.push(url.href);
  });
  return () => ({ asked, left });
}

/** Told to a door of the tests: where it writes down the hosts that it talks to (watch-sockets.mjs). */
export const socketsFile = 'CUBEWRIGHT_SOCKETS';

/** The hosts beyond this machine that a door has talked to. */
export function hostsIn(file: string): readonly string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

/** Names the file in which a run of tests adds up its requests. */
export const requestsFile = 'CUBEWRIGHT_REQUESTS';

/** Adds to the sum of the run what one door was asked. */
export function addRequests(requests: Requests): void {
  const file = process.env[requestsFile];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(requests)}\n`);
}

export function sumOfRequests(file: string): Requests {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const all = lines.map((line) => JSON.parse(line) as Requests);
  return {
    asked: all.reduce((sum, { asked }) => sum + asked, 0),
    left: all.flatMap(({ left }) => left),
  };
}

export const watchSockets = path.join(import.meta.dirname, 'watch-sockets.mjs');
