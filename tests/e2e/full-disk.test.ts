import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { smallDisk } from '#tests/electron/support/small-disk.ts';
import { openBrowserDoor } from '#tests/support/browser-door.ts';
import { pressByKeys } from '#tests/support/screens.ts';

const { path: disk, isMounted, fill } = smallDisk('64k');

describe.skipIf(!isMounted)('a disk that is full when Cubewright starts', () => {
  test('is told on the first screen until there is room, and the focus stays on the page', async () => {
    fill();
    const door = await openBrowserDoor({ home: disk });
    onTestFinished(() => door.close());
    const page = await door.open();
    const notice = page.getByText('Nothing can be saved now.');
    await notice.waitFor();
    for (const name of readdirSync(disk)) rmSync(join(disk, name), { recursive: true, force: true });
    await pressByKeys(page, page.getByRole('button', { name: 'Look again' }));
    await notice.waitFor({ state: 'detached' });
    await page
      .locator('[aria-live]', { hasText: 'Saving works again.' })
      .first()
      .waitFor({ state: 'attached' });
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });
});
