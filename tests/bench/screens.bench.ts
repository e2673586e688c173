import { existsSync } from 'node:fs';
import { launchChromium, openBrowserDoor } from '#tests/support/browser-door.ts';
import { has } from '#tests/support/capabilities.ts';
import { alphacubesTurns, cubewordTurns } from './computer-turns.ts';
import { hintTimes, type HintTimes } from './first-hints.ts';
import { median, percentile, type Row } from './measure.ts';

/**
 * How soon a person can begin in the browser door, with nothing kept from before (promise D7), and how long a computer's turn
 * keeps the table waiting.
 */
export default async function* screens(): AsyncGenerator<Row> {
  if (!has('chromium') || !existsSync(new URL('../../build/renderer/index.html', import.meta.url))) return;
  const browser = await launchChromium();
  const doors: number[] = [];
  const homes: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const began = performance.now();
    const door = await openBrowserDoor({ browser });
    doors.push(performance.now() - began);
    const opened = performance.now();
    const page = await door.open();
    // Interactive: a button is there, and the page has had time to answer to it.
    await page
      .getByRole('main')
      .getByRole('link')
      .or(page.getByRole('main').getByRole('button'))
      .first()
      .waitFor();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
    homes.push(performance.now() - opened);
    await door.close();
  }
  const door = await openBrowserDoor({ browser });
  const turns = await alphacubesTurns(await door.open());
  const cubeword = await cubewordTurns(await door.open());
  await door.close();
  const hints: HintTimes[] = [];
  for (let run = 0; run < 5; run += 1) hints.push(await hintTimes(browser));
  await browser.close();
  yield { what: 'the door gives its address', value: median(doors), unit: 'ms' };
  yield { what: 'Home is interactive, cold', value: median(homes), unit: 'ms', bar: 1800 };
  const computer = `a computer's turn, thought by the window's worker, 95 of 100 of ${turns.length}`;
  const first = median(hints.map((one) => one.first));
  const later = median(hints.flatMap((one) => one.later));
  yield { what: 'the first hint of a page that has just been opened', value: first, unit: 'ms' };
  yield { what: 'a hint at a table opened later', value: later, unit: 'ms' };
  yield { what: 'the first hint, slower than those later', value: first / later, unit: 'times', bar: 2 };
  yield { what: computer, value: percentile(turns, 95), unit: 'ms', bar: 300 };
  const ofCubeword = `a computer's turn of CUBEWORD, thought by the window's worker, 95 of 100 of ${cubeword.length}`;
  yield { what: ofCubeword, value: percentile(cubeword, 95), unit: 'ms', bar: 2_000 };
}
