import { spawn, type ChildProcess } from 'node:child_process';
import { afterAll, describe, it } from 'vitest';
import { has } from '#tests/support/capabilities.ts';
import { commandLine } from '#tests/support/command-line.ts';
import { visit } from '#tests/support/screens.ts';
import { killSerialProcessOf } from '#tests/support/serial-process.ts';
import { tableCanBeSeen, theDoor } from './table/at-the-table.ts';

/** Runs in the page: marks it once it shows such words, however soon they go again. */
function lookOut(words: string): void {
  const wanted = new RegExp(words, 'i');
  if (wanted.test(document.body.innerText)) throw new Error(`Seen before: ${words}`);
  new MutationObserver((_, observer) => {
    if (!wanted.test(document.body.innerText)) return;
    document.body.dataset['seen'] = '';
    observer.disconnect();
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

describe.skipIf(!tableCanBeSeen)('a box behind a serial port', () => {
  const door = theDoor({ own: true });
  let box: ChildProcess | undefined;
  afterAll(() => {
    box?.kill('SIGINT');
  });

  it.skipIf(!has('socat'))('empties its squares on the screen, and comes back by itself', async () => {
    box = spawn(process.execPath, [commandLine, 'box', 'simulate', '--pty'], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const port = await new Promise<string>((resolve) => {
      let said = '';
      box?.stdout?.on('data', (part: Buffer) => {
        said += part.toString();
        const path = /The box is at: (\S+)\s/.exec(said)?.[1];
        if (path !== undefined) resolve(path);
      });
    });
    const page = door.page();
    await visit(page, '/box', 'Connect the box');
    await page.getByRole('radio', { name: 'Another port' }).check();
    await page.getByLabel('Path of the port').fill(port);
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: '108 squares hold a cube' }).waitFor();

    box.stdin?.write('lift C6\nlift K2\n');
    await page.getByRole('listitem').filter({ hasText: 'K2 emptied' }).waitFor();
    await page.getByRole('heading', { level: 1, name: '106 squares hold a cube' }).waitFor();
    await page.evaluate(lookOut, '\\b(unplugged|silent|not answer)');
    box.stdin?.write('unplug 2\n');
    await page.locator('body[data-seen]').waitFor();
    await page.getByRole('heading', { level: 1, name: '106 squares hold a cube' }).waitFor();
    box.stdin?.write('put C6\n');
    await page.getByRole('heading', { level: 1, name: '107 squares hold a cube' }).waitFor();

    // The ports live in a process of their own, which may die at any time (D6).
    await page.evaluate(() => delete document.body.dataset['seen']);
    await page.evaluate(lookOut, 'has ended\\. It starts again by itself');
    killSerialProcessOf(door.process().pid);
    box.stdin?.write('lift C6\n');
    await page.locator('body[data-seen]').waitFor();
    await page.getByRole('heading', { level: 1, name: '106 squares hold a cube' }).waitFor();
  });
});
