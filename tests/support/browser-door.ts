import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { toolPath } from '#electron/starter/tools.mjs';
import { commandLine } from './command-line.ts';
import { openPackagedDoor, packagedProgram } from './packaged-door.ts';
import { patience } from './patience.ts';
import { addRequests, hostsIn, socketsFile, watchRequests, watchSockets, type Requests } from './requests.ts';

/** Where a page keeps what lets it in. */
export const tokenName = 'cubewright.token';

const chromiumFlags = [
  // One for each of two windows; none in advance for a page that never comes, as half of all of them were.
  '--renderer-process-limit=2',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The system's Chromium, headless, asking nothing of the network. */
export function launchChromium(): Promise<Browser> {
  const executablePath = toolPath('chromium');
  if (executablePath === undefined) throw new Error('Tests of the screens need Chromium.');
  return chromium.launch({ executablePath, args: chromiumFlags });
}

/**
 * Where modules outlive a file of tests (vitest.config.ts), so does the browser: every file has a context of its own in
 * it, and it ends with the process. One that has crashed is replaced.
 */
const isKept = process.env.CUBEWRIGHT_KEEP_BROWSER === '1';

/** At length all tests of the screens run once more with graphics (P24). */
const withWebgl = process.env.CUBEWRIGHT_WEBGL === '1';
let kept: Promise<Browser> | undefined;

async function keptChromium(): Promise<Browser> {
  const browser = await kept?.catch(() => undefined);
  if (browser?.isConnected() === true) return browser;
  kept = launchChromium();
  return kept;
}

/** The browser door as its user has it: the real command on a home of its own, seen in real Chromium. */
export interface BrowserDoor {
  /** Address with the one-time key in it. */
  readonly address: string;
  readonly home: string;
  readonly process: ChildProcess;
  /** A page on the door; the first one spends the key, later ones share its token. */
  open(size?: { readonly width: number; readonly height: number }): Promise<Page>;
  readonly context: BrowserContext;
  /** What the door and its pages have asked of anybody so far. */
  requests(): Requests;
  /** Ends the door as Ctrl+C would, and the browser; removes the home. Fails where a request has left this machine (D4). */
  close(): Promise<void>;
}

export interface DoorOptions {
  /** A fresh one if left out. */
  readonly home?: string;
  readonly browser?: Browser;
  /** Any free one if left out. */
  readonly port?: string;
  /** The program of another folder than this one. */
  readonly program?: string;
  /**
   * Pages ask for reduced motion unless a test is about motion or plays a whole game as people see it: half of what a
   * page at a table computes, and two thirds of what its tests wait for, is things fading and sliding. Nor have they
   * WebGL: drawn in software, Kubo's cube takes a third of all that its table computes, and is a flat picture there.
   */
  readonly motion?: 'reduced' | 'full';
}

/** Starts `cubewright start --browser --no-open` and waits for its address; or the packaged program, where one is named. */
export async function openBrowserDoor(options: DoorOptions = {}): Promise<BrowserDoor> {
  if (packagedProgram !== undefined) return openPackagedDoor(packagedProgram, options);
  const home = options.home ?? mkdtempSync(path.join(tmpdir(), 'cubewright-home-'));
  const sockets = path.join(tmpdir(), `cubewright-sockets-${randomBytes(6).toString('hex')}`);
  const started = [
    '--import',
    pathToFileURL(watchSockets).href,
    options.program ?? commandLine,
    'start',
    '--browser',
    '--no-open',
    ...(options.port === undefined ? [] : ['--port', options.port]),
  ];
  const child = spawn(process.execPath, started, {
    env: { ...process.env, CUBEWRIGHT_HOME: home, [socketsFile]: sockets },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await readAddress(child);
  const browser = options.browser ?? (await (isKept ? keptChromium() : launchChromium()));
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    acceptDownloads: true,
    reducedMotion: options.motion === 'full' ? 'no-preference' : 'reduce',
  });
  context.setDefaultTimeout(patience);
  const requests = watchRequests(context);
  if (options.motion !== 'full' && !withWebgl) await context.addInitScript(goWithoutWebgl);
  /** Nothing has left this machine: asked of everything that a door and its pages did. */
  const requestsMade = (): Requests => {
    const { asked, left } = requests();
    return { asked, left: [...left, ...hostsIn(sockets)] };
  };
  let keySpent = false;
  return {
    address,
    home,
    process: child,
    context,
    async open(size) {
      const page = await context.newPage();
      if (size !== undefined) await page.setViewportSize(size);
      await page.goto(keySpent ? new URL('/', address).href : address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      keySpent = true;
      return page;
    },
    requests: requestsMade,
    async close() {
      const made = requestsMade();
      addRequests(made);
      rmSync(sockets, { force: true });
      await context.close();
      if (options.browser === undefined && !isKept) await browser.close();
      await ended(child);
      if (options.home === undefined) rmSync(home, { recursive: true, force: true });
      if (made.left.length > 0) throw new Error(`Requests left this machine: ${made.left.join(', ')}`);
    },
  };
}

/** Runs in the page: it is as on a machine whose graphics cannot be used. */
function goWithoutWebgl(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  const others = function (this: HTMLCanvasElement, kind: string, settings?: unknown) {
    return kind.includes('webgl') ? null : getContext.call(this, kind, settings);
  };
  HTMLCanvasElement.prototype.getContext = others as typeof getContext;
}

/** Asks as a page of the door does, with the token it holds or by the bridge of its window, for what no screen asks for. */
export function callDoor(page: Page, channel: string, ask: unknown): Promise<unknown> {
  return page.evaluate(
    async ([to, body, token]) => {
      const { cubewright } = window as unknown as {
        readonly cubewright?: { call(channel: string, ask: unknown): Promise<unknown> };
      };
      if (cubewright !== undefined) return cubewright.call(to, JSON.parse(body));
      const answer = await fetch(`/call/${to}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem(token)}`,
        },
        body,
      });
      return (await answer.json()) as unknown;
    },
    [channel, JSON.stringify(ask), tokenName] as const,
  );
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+\/\S*/.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('exit', (code) => {
      reject(new Error(`The door closed with ${code} before it gave an address:\n${said}`));
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.on('exit', () => {
      resolve();
    });
    child.kill('SIGINT');
  });
}
