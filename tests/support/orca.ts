import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { chromium, type Browser } from 'playwright-core';
import { has, toolPath } from './capabilities.ts';
import { patience } from './patience.ts';

/** A desktop of its own, without a picture, on which Orca reads Chromium; nothing of it is heard. */
export interface OrcaDesktop {
  readonly browser: Browser;
  /** Everything that Orca has said so far, a sentence each. */
  said(): readonly string[];
  /** Asks again and again, as a person does, until Orca has said the answer, in one piece or more. */
  hears(ask: () => Promise<string>): Promise<string>;
  close(): Promise<void>;
}

/** Whether this system has all that such a desktop needs. */
export const orcaCanBeHeard = has('orca') && has('chromium-window') && has('xvfb');

const launcher = '/usr/libexec/at-spi-bus-launcher';

export async function openOrcaDesktop(): Promise<OrcaDesktop> {
  const home = mkdtempSync(path.join(tmpdir(), 'cubewright-orca-'));
  const log = path.join(home, 'said.txt');
  mkdirSync(path.join(home, 'share', 'orca'), { recursive: true });
  writeFileSync(path.join(home, 'share', 'orca', 'orca-customizations.py'), catching(log));
  const started: ChildProcess[] = [];
  const run = (program: string, given: readonly string[], env: NodeJS.ProcessEnv) => {
    const child = spawn(program, given, { env, stdio: ['ignore', 'pipe', 'ignore', 'pipe'] });
    started.push(child);
    return child;
  };
  const bare = { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, XDG_DATA_HOME: path.join(home, 'share') };
  const screen = run('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], bare);
  const display = `:${await firstLine(screen.stdio[3] as Readable)}`;
  const bus = run('dbus-daemon', ['--session', '--nofork', '--print-address=1'], {
    ...bare,
    DISPLAY: display,
  });
  const address = await firstLine(bus.stdout as Readable);
  const env = {
    ...bare,
    DISPLAY: display,
    DBUS_SESSION_BUS_ADDRESS: address,
    GTK_MODULES: 'gail:atk-bridge',
    NO_AT_BRIDGE: '0',
    ACCESSIBILITY_ENABLED: '1',
  };
  run(launcher, ['--launch-immediately'], env);
  run('openbox', [], env);
  run('orca', ['--disable', 'braille', '--enable', 'speech'], env);
  if (!(await within(patience, () => existsSync(log)))) throw new Error('Orca does not begin');
  const browser = await chromium.launch({
    executablePath: toolPath('chromium-window') ?? '',
    headless: false,
    env,
    args: ['--no-sandbox', '--disable-gpu', '--force-renderer-accessibility', '--no-first-run'],
  });
  const said = (): readonly string[] =>
    readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  return {
    browser,
    said,
    async hears(ask) {
      const end = Date.now() + patience;
      for (;;) {
        const before = said().length;
        const text = await ask();
        const isSaid = () => plain(said().slice(before).join(' ')).includes(plain(text));
        if (await within(askAgainMs, isSaid)) return text;
        if (Date.now() > end) throw new Error(`Orca does not say ${text}: ${said().slice(-9).join(' | ')}`);
      }
    },
    async close() {
      await browser.close();
      for (const child of started.toReversed()) child.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Orca loads this at its start: each piece of speech becomes a line of a file, at once. */
const catching = (file: string): string => `
import orca.speech as speech
speak = speech._speak
said = open(${JSON.stringify(file)}, 'a', buffering=1)
def caught(text, *rest):
    said.write(text.replace('\\n', ' ').strip() + '\\n')
    return speak(text, *rest)
speech._speak = caught
`;

async function firstLine(from: Readable): Promise<string> {
  for await (const line of createInterface({ input: from })) return line;
  throw new Error('It ended without a word');
}

/** Orca reads a sentence at a time, without the spaces between. */
const plain = (text: string): string => text.replaceAll(/\s+/g, '');

/** A screen reader that is busy with the page may lose what is said meanwhile. */
const askAgainMs = 2500;

async function within(ms: number, holds: () => boolean): Promise<boolean> {
  const end = Date.now() + ms;
  while (!holds()) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}
