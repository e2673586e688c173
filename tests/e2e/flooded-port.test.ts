import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPty } from '#firmware-protocol/simulator/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { percentile } from '#tests/bench/measure.ts';
import { bytesFrom } from '#tests/firmware-protocol/garbage.ts';
import { openBrowserDoor } from '#tests/support/browser-door.ts';
import { has } from '#tests/support/capabilities.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { longTest } from '#tests/support/patience.ts';
import { screensCanBeSeen, visit } from '#tests/support/screens.ts';
import { serialProcessOf } from '#tests/support/serial-process.ts';
import { seed } from '#tests/support/seed.ts';

/** It measures times, and so runs at length alone. */
const seconds = Number(process.env.CUBEWRIGHT_FLOOD_SECONDS ?? 0);
const bytesASecond = 1_000_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Of the door and the process of its serial ports. */
const megabytesOf = (door = 0): number => {
  const both = [door, serialProcessOf(door)].filter((pid) => pid !== undefined);
  const megabytes = both.map((pid) => {
    const [, kB = 'NaN'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kB) / 1024;
  });
  return megabytes.reduce((sum, one) => sum + one, 0);
};

describe.runIf(seconds > 0 && screensCanBeSeen && has('socat'))(
  'B19: a port that floods the app with a megabyte a second',
  () => {
    it('holds up neither the keys nor the memory', { timeout: longTest }, async () => {
      const door = await openBrowserDoor();
      const pty = expectOk(await openPty(() => undefined));
      onTestFinished(async () => {
        await pty.unplug();
        await door.close();
      });
      const page = await door.open();
      const random = bytesFrom(seed);
      await visit(page, '/box', 'Connect the box');
      await page.evaluate(() => {
        const delays: number[] = [];
        Object.assign(globalThis, { inputDelays: delays });
        addEventListener('keydown', (event) => {
          requestAnimationFrame(() => delays.push(performance.now() - event.timeStamp));
        });
      });
      await page.getByRole('radio', { name: 'Another port' }).check();
      await page.getByLabel('Path of the port').fill(pty.path);
      const began = performance.now();
      let [sent, first, most] = [0, NaN, 0];
      for (let asked = 1; performance.now() - began < seconds * 1000; asked += 1) {
        // Whatever is no box is left alone after a while: it is connected again.
        const connect = page.getByRole('button', { name: 'Connect', exact: true });
        if ((await connect.count()) > 0) await connect.click();
        for (let step = 0; step < 10; step += 1) {
          const due = ((performance.now() - began) / 1000) * bytesASecond - sent;
          const chunk = random(Math.max(0, Math.min(200_000, Math.floor(due))));
          sent += chunk.length;
          pty.write(chunk);
          await pause(20);
        }
        await page.keyboard.press('Shift');
        if (asked === 20) first = megabytesOf(door.process.pid);
        if (asked >= 20) most = Math.max(most, megabytesOf(door.process.pid));
      }
      const delays = await page.evaluate(
        () => (globalThis as unknown as { inputDelays: number[] }).inputDelays,
      );
      const p95 = percentile(delays, 95);
      const grown = most - first;
      tellFigures({
        MB: Math.round(sent / 1e6),
        'p95 of input to frame in ms': Math.round(p95),
        'more MB of memory': grown,
      });
      expect(p95).toBeLessThanOrEqual(100);
      expect(grown).toBeLessThanOrEqual(10);
    });
  },
);
