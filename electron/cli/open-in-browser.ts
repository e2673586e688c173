import { spawn } from 'node:child_process';
import { writeOpeningPage } from '#electron/loopback/index.ts';
import type { Home } from '#electron/services/home.ts';

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  linux: ['xdg-open'],
};

/**
 * Asks the system for its browser; without one, the printed address has to do. Every user of the machine can read a
 * program's arguments, so `address`, which holds a key, is not among them: the browser gets a file that leads there. If
 * that cannot be written, it gets the address without the key, and the page asks for it.
 */
export function openInBrowser(
  home: Home,
  address: string,
  environment: NodeJS.ProcessEnv = process.env,
): void {
  const opener = openers[process.platform];
  if (opener === undefined) return;
  if (process.platform === 'linux' && !environment.DISPLAY && !environment.WAYLAND_DISPLAY) return;
  const [program, ...before] = opener;
  const opened = writeOpeningPage(home, address) ?? new URL('/', address).href;
  const child = spawn(program, [...before, opened], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
