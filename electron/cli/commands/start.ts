import { spawn } from 'node:child_process';
import { openBrowserDoor, type BrowserDoor } from '#electron/loopback/browser-door.ts';
import { writeOpeningPage } from '#electron/loopback/opening-page.ts';
import { homeOf, type Home } from '#electron/services/home/home.ts';
import { openOrJoin, runningAddress } from '#electron/services/home/instance.ts';
import { inRoot } from '#electron/starter/place.mjs';
import { electronPath } from '#electron/starter/tools.mjs';
import { cli } from '#shared/i18n/en/cli.ts';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { flagValue, hasFlag, type Call, type Run } from '../command.ts';
import { existsSync } from 'node:fs';

export const run: Run = async (call) => {
  const port = parsePort(flagValue(call, 'port'));
  if (!port.ok) return port;
  const home = homeOf();
  if (!hasFlag(call, 'browser')) {
    const runtime = desktopRuntime();
    if (runtime.kind === 'there') {
      const running = await runningAddress(home, call.stop);
      if (call.stop.aborted) return ok('done');
      return running === undefined ? runDesktop(runtime, call.stop) : showSecond(call, running);
    }
    call.note(runtime.why === 'no-display' ? cli.start.noDisplay : cli.start.noElectron);
  }
  return browserDoor(call, home, port.value);
};

async function browserDoor(call: Call, home: Home, port: number): Promise<Result<'done', Problem>> {
  const log = (bug: unknown): void => void console.error(bug);
  const entry = await openOrJoin(home, () => openBrowserDoor({ home, port, log }), call.stop);
  if (!entry.ok) return entry;
  if (entry.value.kind === 'stopped') return ok('done');
  if (entry.value.kind === 'second') return showSecond(call, entry.value.address);
  await serve(call, entry.value.door);
  await entry.value.door.close();
  return ok('done');
}

async function serve(call: Call, door: BrowserDoor): Promise<void> {
  const address = door.freshAddress();
  call.say(`${cli.start.open} ${address}`);
  call.note(cli.start.stop);
  const can = door.canWrite();
  if (!can.ok) call.note(noSaving(can.problem));
  if (!hasFlag(call, 'no-open') && !call.stop.aborted) openInBrowser(homeOf(), address);
  if (!call.stop.aborted) {
    await new Promise<void>((stopped) => {
      call.stop.addEventListener('abort', () => {
        stopped();
      });
    });
  }
}

function showSecond(call: Call, address: string): Result<'done', Problem> {
  call.note(cli.start.second);
  call.say(`${cli.start.open} ${address}`);
  if (!hasFlag(call, 'no-open') && !call.stop.aborted) openInBrowser(homeOf(), address);
  return ok('done');
}

function parsePort(given: string | undefined): Result<number, Problem & { readonly given: string }> {
  if (given === undefined) return ok(0);
  const port = Number(given);
  return /^\d{1,5}$/.test(given) && port <= 65_535 ? ok(port) : refuse({ code: 'cli/bad-port', given });
}

function noSaving(problem: Problem): string {
  const { t } = createTranslator();
  return t('common:noSaving.why', { why: problemText(t, problem) });
}

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  linux: ['xdg-open'],
};

/** The key goes through a file, since all users can read program arguments; without one, the page asks for the key. */
function openInBrowser(home: Home, address: string, environment: NodeJS.ProcessEnv = process.env): void {
  const opener = openers[process.platform];
  if (opener === undefined) return;
  if (process.platform === 'linux' && !environment.DISPLAY && !environment.WAYLAND_DISPLAY) return;
  const [program, ...before] = opener;
  const opened = writeOpeningPage(home, address) ?? new URL('/', address).href;
  const child = spawn(program, [...before, opened], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

type DesktopRuntime =
  | { readonly kind: 'there'; readonly program: string; readonly main: string }
  | { readonly kind: 'absent'; readonly why: 'no-electron' | 'no-display' };

/** Looks for Electron's program, because importing the npm package would try to download it. */
function desktopRuntime(
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): DesktopRuntime {
  const program = electronPath();
  const main = inRoot('build', 'electron', 'main.js');
  if (program === undefined || !existsSync(main)) return { kind: 'absent', why: 'no-electron' };
  if (platform === 'linux' && !environment.DISPLAY && !environment.WAYLAND_DISPLAY) {
    return { kind: 'absent', why: 'no-display' };
  }
  return { kind: 'there', program, main };
}

function runDesktop(
  { program, main }: DesktopRuntime & { readonly kind: 'there' },
  stop: AbortSignal,
): Promise<Result<'done', Problem>> {
  return new Promise((done) => {
    const child = spawn(program, [main], { stdio: 'inherit' });
    stop.addEventListener('abort', () => child.kill());
    if (stop.aborted) child.kill();
    child.on('error', () => {
      done(refuse({ code: 'cli/desktop-failed' }));
    });
    child.on('exit', (code) => {
      done(code === 0 || stop.aborted ? ok('done') : refuse({ code: 'cli/desktop-failed' }));
    });
  });
}
