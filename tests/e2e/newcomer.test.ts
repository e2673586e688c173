import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { has } from '#tests/support/capabilities.ts';
import { commandLine } from '#tests/support/command-line.ts';
import { visit } from '#tests/support/screens.ts';
import { lift, tableCanBeSeen, theDoor, turnLine } from './table/at-the-table.ts';

const words = gunzipSync(readFileSync('shared/lexicon/lists/english.txt.gz')).toString().trim().split('\n');

/** The letters of each cube of the hand, read from the screen as its player reads them. */
async function handOnScreen(page: Page): Promise<readonly string[]> {
  const said = await page
    .getByRole('listbox', { name: 'Your hand' })
    .getByRole('option')
    .locator('.visually-hidden')
    .allTextContents();
  return said.map((one) => {
    const [, up, others] = /^([A-Z]), \d+; also ([A-Z, ]+)$/.exec(one) ?? [];
    if (up === undefined || others === undefined) throw new Error(`Not a cube: ${one}`);
    return up + others.replaceAll(', ', '');
  });
}

/** Whether each letter can be shown by a cube of its own: tried one after another. */
function canShow(letters: string, cubes: readonly string[]): boolean {
  if (letters === '') return true;
  return cubes.some(
    (cube, index) => cube.includes(letters.charAt(0)) && canShow(letters.slice(1), cubes.toSpliced(index, 1)),
  );
}

/** The first word of four letters that the hand can lay, after letters that lie there. */
async function wordFrom(page: Page, begin = ''): Promise<string> {
  const hand = await handOnScreen(page);
  const word = words.find(
    (one) => one.length === 4 && one.startsWith(begin) && canShow(one.slice(begin.length), hand),
  );
  if (word === undefined) throw new Error(`No word from ${hand.join(' ')}`);
  return word;
}

async function playLine(page: Page, line: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Type a play' }).fill(line);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Play [A-Z]+ for \d+/ }).click();
}

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

describe.skipIf(!tableCanBeSeen)('a newcomer', () => {
  const door = theDoor({ motion: 'full' });
  let box: ChildProcess | undefined;
  afterAll(() => {
    box?.kill('SIGINT');
  });

  it('deals a game for two and plays it to its end', async () => {
    const page = door.page();
    await visit(page, '/new', 'New game');
    await page.getByLabel('Name at place 1').fill('Mira');
    await page.getByLabel('Name at place 2').fill('Joris');
    await page.getByRole('button', { name: 'Repeat a deal' }).click();
    await page.getByLabel('Seed', { exact: true }).fill('20');
    await page.getByRole('button', { name: /^Deal and begin/ }).click();
    await turnLine(page).waitFor();
    const first = (await turnLine(page).textContent())?.includes('Mira') === true ? 'Mira' : 'Joris';
    const second = first === 'Mira' ? 'Joris' : 'Mira';

    await lift(page, first);
    const across = await wordFrom(page);
    await playLine(page, `I9 across ${across}`);
    await expect.poll(() => turnLine(page).textContent()).toBe(`Turn 2, ${second} to play`);

    await lift(page, second);
    await playLine(page, `I9 down ${await wordFrom(page, across.charAt(0))}`);
    await expect.poll(() => turnLine(page).textContent()).toBe(`Turn 3, ${first} to play`);

    await lift(page, first);
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await lift(page, second);
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await page.getByRole('button', { name: 'End the game' }).click();
    await expect.poll(() => turnLine(page).textContent()).toBe('The game is over');
    const sheet = await page.locator('.end-sheet').innerText();
    expect(sheet).toContain('Mira');
    expect(sheet).toContain('Joris');
    expect(sheet).toMatch(/−\d+|-\d+/);
  });

  it.skipIf(!has('socat'))('sees a box behind a serial port empty its squares', async () => {
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
  });
});
