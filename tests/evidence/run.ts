import { existsSync, readFileSync } from 'node:fs';
import { writeKept } from '#tests/support/kept-json.ts';
import { lastRunFile, writeTestingPage } from './write-page.ts';

/**
 * `npm run evidence`: writes TESTING.md from kept results. Where `npm test` has left the results of a whole run under
 * build, they are kept first, in last-run.json. The same results give the same page.
 */
const fresh = new URL('../../build/test-run.json', import.meta.url);

if (existsSync(fresh)) await writeKept(lastRunFile, JSON.parse(readFileSync(fresh, 'utf8')));
await writeTestingPage();
console.log('Wrote TESTING.md.');
