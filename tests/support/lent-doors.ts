import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requestsFile, sumOfRequests } from './requests.ts';

/** Names the folder where the doors that are lent to several files are written down: a file named by the process, with its home. */
export const lentDoors = 'CUBEWRIGHT_LENT_DOORS';

/** What all tests of the screens asked for, kept by a whole run of `npm test`. */
const requestsOfRun = new URL('../../build/e2e-requests.json', import.meta.url);

/** A door that is ending may still put something there. */
const sweeping = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 };

/** Before all tests of the screens. A worker is ended without a word, so that its door is ended from here. */
export function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'cubewright-doors-'));
  process.env[lentDoors] = folder;
  const requests = `${folder}-requests`;
  process.env[requestsFile] = requests;
  return () => {
    writeFileSync(requestsOfRun, JSON.stringify(sumOfRequests(requests)));
    rmSync(requests, { force: true });
    for (const name of readdirSync(folder)) {
      try {
        process.kill(Number(name));
      } catch {
        // It has ended by itself: a file that could not tidy it did that.
      }
      rmSync(readFileSync(path.join(folder, name), 'utf8'), sweeping);
    }
    rmSync(folder, sweeping);
  };
}
