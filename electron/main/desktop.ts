import { join } from 'node:path';
import { app, BrowserWindow, dialog, session, ipcMain, type IpcMainInvokeEvent } from 'electron';
import { createDispatch, type Dispatch } from '#electron/handlers/dispatch.ts';
import { programFolder, type Home } from '#electron/services/home/home.ts';
import { lockHome } from '#electron/services/home/home-lock.ts';
import { openServices, type Services } from '#electron/services/services.ts';
import { openScreenFiles } from '#electron/services/screen-files.ts';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { refuse, type Problem } from '#shared/kernel/index.ts';
import { lockDown } from './lockdown.ts';
import { gameFileIn, openGameFile, saveByDialog } from './files.ts';
import { serveScheme, isOurs } from './scheme.ts';
import { openWindow, setMenu } from './window.ts';
import type { EventBus } from '#electron/services/door.ts';
import { channels, eventChannels } from '#shared/contract/channels.ts';

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

/** Refuses any frame that is not the main frame of one of our pages. */
function answerCalls(dispatch: Dispatch): void {
  for (const channel of Object.values(channels)) {
    ipcMain.handle(channel, (event, ask: unknown) =>
      isFromUs(event) ? dispatch(channel, ask) : refuse({ code: 'app/foreign-page' }),
    );
  }
}

function tellWindows(bus: EventBus): void {
  bus.listen(({ event, payload }) => {
    for (const window of BrowserWindow.getAllWindows()) {
      if (!window.isDestroyed()) window.webContents.send(eventChannels[event], payload);
    }
  });
}

function isFromUs({ sender, senderFrame }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame === sender.mainFrame && isOurs(senderFrame.url);
}
