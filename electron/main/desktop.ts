import { join } from 'node:path';
import { app, BrowserWindow, dialog, session } from 'electron';
import { createDispatch } from '#electron/handlers/dispatch.ts';
import { programFolder, type Home } from '#electron/services/home/home.ts';
import { lockHome } from '#electron/services/home/home-lock.ts';
import { openServices, type Services } from '#electron/services/services.ts';
import { openScreenFiles } from '#electron/services/screen-files.ts';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { answerCalls, tellWindows } from './calls.ts';
import { lockDown } from './lockdown.ts';
import { gameFileIn, openGameFile, saveByDialog } from './files.ts';
import { serveScheme } from './scheme.ts';
import { openWindow, setMenu } from './window.ts';

export async function openDesktop(home: Home, program: string = programFolder()): Promise<void> {
  const lock = lockHome(home, 'desktop');
  if (!lock.ok) return endWith(lock.problem);
  const services = openServices({ door: 'desktop', home, lock: lock.value, exporter: saveByDialog, program });
  const preload = join(program, 'build', 'electron', 'preload.cjs');
  lockDown(app, session.defaultSession);
  serveScheme(openScreenFiles(program, home.lexica));
  answerCalls(createDispatch(services, reportBug));
  tellWindows(services.bus);
  setMenu();

  app.on('second-instance', (_event, words) => {
    focusFirst();
    void openFileIn(gameFileIn(words), services);
  });
  // macOS sends this event for a double click, instead of arguments.
  app.on('open-file', (event, path) => {
    event.preventDefault();
    void openFileIn(path, services);
  });
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) void openWindow(preload);
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  // Wait for `will-quit`: a window may refuse to close, and then it goes on saving.
  app.on('will-quit', () => void services.close());
  await openWindow(preload);
  await openFileIn(gameFileIn(process.argv), services);
}

async function openFileIn(path: string | undefined, services: Services): Promise<void> {
  const window = BrowserWindow.getAllWindows()[0];
  if (path !== undefined && window !== undefined) await openGameFile(path, services, window);
}

function focusFirst(): void {
  const window = BrowserWindow.getAllWindows()[0];
  if (window === undefined) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

function reportBug(bug: unknown): void {
  process.stderr.write(`${bug instanceof Error ? (bug.stack ?? bug.message) : String(bug)}\n`);
}

export function endWith(problem: Problem): void {
  dialog.showErrorBox(app.name, problemText(createTranslator().t, problem));
  app.quit();
}
