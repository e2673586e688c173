import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** The file that a page hands to the browser's downloads after `press`. */
export async function download(
  page: Page,
  press: () => Promise<void>,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await press();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}
