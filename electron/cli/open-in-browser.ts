import { spawn } from 'node:child_process';

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  linux: ['xdg-open'],
};

/** Asks the system for its browser. Where there is none, the printed address is enough. */
export function openInBrowser(address: string, environment: NodeJS.ProcessEnv = process.env): void {
  const opener = openers[process.platform];
  if (opener === undefined) return;
  if (process.platform === 'linux' && !environment.DISPLAY && !environment.WAYLAND_DISPLAY) return;
  const [program, ...before] = opener;
  const child = spawn(program, [...before, address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
