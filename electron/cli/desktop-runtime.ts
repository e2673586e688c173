import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';

export type DesktopRuntime =
  | { readonly kind: 'there'; readonly program: string; readonly main: string }
  | { readonly kind: 'absent'; readonly why: 'no-electron' | 'no-display' };

/**
 * Says whether Electron can be started here. Importing the npm package would try to download Electron, so this looks
 * for the program's file instead.
 */
export function desktopRuntime(
  programFolder: string,
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): DesktopRuntime {
  const electron = join(programFolder, 'node_modules', 'electron');
  const main = join(programFolder, 'build', 'electron', 'main.js');
  const named = join(electron, 'path.txt');
  const program = existsSync(named) ? join(electron, 'dist', readFileSync(named, 'utf8').trim()) : '';
  if (program === '' || !existsSync(program) || !existsSync(main)) {
    return { kind: 'absent', why: 'no-electron' };
  }
  if (platform === 'linux' && !environment.DISPLAY && !environment.WAYLAND_DISPLAY) {
    return { kind: 'absent', why: 'no-display' };
  }
  return { kind: 'there', program, main };
}

export function runDesktop(
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
