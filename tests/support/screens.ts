import { existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { has } from './capabilities.ts';

const built = existsSync(new URL('../../build/renderer/index.html', import.meta.url));

/** Whether the screens can be seen at all: they are built, and there is a browser. */
export const screensCanBeSeen = built && has('chromium');

/** Every address that stands without a game of its own, with the heading it shows. */
export const screens = [
  { path: '/', heading: 'Cubewright' },
  { path: '/new', heading: 'New game' },
  { path: '/games', heading: 'Games' },
  { path: '/print/alphacubes-nets', heading: 'Cube nets' },
  { path: '/print/alphacubes-board', heading: 'Board, 17 by 17' },
  { path: '/box', heading: 'Connect the box' },
  { path: '/help/alphacubes', heading: 'The rules of Alphacubes' },
  { path: '/help/keys', heading: 'Keys' },
  { path: '/words', heading: 'Word lists' },
  { path: '/settings', heading: 'Settings' },
] as const;

/** Goes to an address inside the program and waits until its screen has arrived: heading shown, focus taken. */
export async function visit(page: Page, path: string, heading: string): Promise<void> {
  const before = await page.evaluate((to) => {
    const from = location.hash;
    location.hash = to;
    return from;
  }, path);
  const title = page.getByRole('heading', { level: 1, name: heading, exact: true });
  await title.waitFor();
  // Between two pages of one screen the heading may be kept, and with it the place of the focus.
  const screenOf = (hash: string) => hash.replace('#', '').split('/')[1] ?? '';
  if (screenOf(before) !== screenOf(path)) await title.and(page.locator(':focus')).waitFor();
}

/** Everything the page complains about: breaches of its policy, failed loads, warnings, mistakes of ours. */
export function complaints(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}
