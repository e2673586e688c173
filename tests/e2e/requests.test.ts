import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/electron/support/temporary.ts';
import { socketsFile, watchRequests, watchSockets } from '#tests/support/requests.ts';
import { tableCanBeSeen, theDoor } from './table/at-the-table.ts';

/** Every door of the tests fails at its end if a request has left: here, that it would. */
describe.skipIf(!tableCanBeSeen)('D4: requests that would leave this machine', () => {
  const door = theDoor();

  it('are counted where a page makes them', async () => {
    const context = await door.page().context().browser()?.newContext();
    if (context === undefined) throw new Error('The browser is gone');
    const requests = watchRequests(context);
    await context.route('**', (route) => route.fulfill({ body: '<p>here</p>', contentType: 'text/html' }));
    const page = await context.newPage();
    await page.goto('http://127.0.0.1:1/');
    await page.evaluate(() => fetch('http://elsewhere.invalid/a').catch(() => undefined));
    expect(requests()).toEqual({ asked: 2, left: ['http://elsewhere.invalid/a'] });
    await context.close();
  });

  it('are written down where a door makes them', () => {
    const file = join(temporaryFolder(), 'sockets');
    const program = `
      const { connect } = require('node:net');
      for (const host of ['127.0.0.1', '192.0.2.7']) {
        const socket = connect(9, host).on('error', () => undefined);
        socket.destroy();
      }`;
    execFileSync(process.execPath, ['--import', watchSockets, '-e', program], {
      env: { ...process.env, [socketsFile]: file },
    });
    expect(readFileSync(file, 'utf8')).toBe('192.0.2.7\n');
  });
});
