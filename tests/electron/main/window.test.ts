import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { privileged } from '../stand-in/network.ts';
import type { BrowserWindow } from '../stand-in/window.ts';
import { has } from '#tests/support/capabilities.ts';
import { openTestDesktop, type Desktop } from '../support/desktop.ts';

vi.mock('electron', () => import('../stand-in/electron.ts'));

let desktop: Desktop | undefined;
let opened: BrowserWindow;
let page: Page;
let program: string;

beforeAll(async () => {
  if (!has('chromium')) return;
  desktop = await openTestDesktop();
  ({ window: opened, page, program } = desktop);
});

afterAll(() => desktop?.close());

describe.skipIf(!has('chromium'))('D1: a locked window', () => {
  test('the one window factory shuts everything a page does not need', () => {
    expect(opened.options.webPreferences).toEqual({
      preload: join(program, 'build', 'electron', 'preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      disableBlinkFeatures: 'Auxclick',
      navigateOnDragDrop: false,
      safeDialogs: true,
      spellcheck: false,
      enableWebSQL: false,
    });
  });

  test('no other file of the desktop door makes a window', () => {
    const folder = join(import.meta.dirname, '../../../electron/main');
    const makers = readdirSync(folder).filter((name) =>
      readFileSync(join(folder, name), 'utf8').includes('new BrowserWindow('),
    );
    expect(makers).toEqual(['window.ts']);
  });

  test('the page comes by the own scheme, with a policy that has no unsafe- in it', async () => {
    expect(privileged).toEqual([
      {
        scheme: 'cubewright',
        privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true },
      },
    ]);
    const response = await page.reload();
    const policy = (await response?.allHeaders())?.['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(await page.title()).toBe('Test');
  });

  test('the policy holds: no inline script, no eval', async () => {
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.inlined = true;';
      document.head.append(script);
      return 'inlined' in window;
    });
    expect(ran).toBe(false);
    expect(await page.evaluate(() => document.querySelector('meta[property="csp-nonce"]') !== null)).toBe(
      true,
    );
  });

  test('the bridge has two functions and nothing else', async () => {
    const bridge = await page.evaluate(() => {
      const { cubewright } = window as unknown as { cubewright: object };
      return { names: Object.keys(cubewright), frozen: Object.isFrozen(cubewright) };
    });
    expect(bridge).toEqual({ names: ['call', 'on'], frozen: true });
    expect(await page.evaluate(() => 'require' in window || 'process' in window)).toBe(false);
  });
});
