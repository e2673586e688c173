import { basename, join, extname } from 'node:path';
import {
  app,
  BrowserWindow,
  dialog,
  session,
  ipcMain,
  type IpcMainInvokeEvent,
  type SaveDialogOptions,
} from 'electron';
import { createDispatch, type Dispatch } from '#electron/handlers/dispatch.ts';
import { programFolder, type Home } from '#electron/services/home/home.ts';
import { lockHome } from '#electron/services/home/home-lock.ts';
import { openServices, type Services } from '#electron/services/services.ts';
import { textsIn } from '#electron/services/texts.ts';
import { createQueue } from '#electron/services/turns.ts';
import { openScreenFiles } from '#electron/services/screen-files.ts';
import { fileHeadBytes, fileKind, gameEndings, hasEnding, setEndings } from '#shared/files/index.ts';
import { problemText, refusalText, type Language, type Translate } from '#shared/i18n/index.ts';
import { refuse, ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { languageNow, textsNow } from './language.ts';
import { lockDown } from './lockdown.ts';
import { startUtility } from './serial.ts';
import { serveScheme, isOurs, startAddress } from './scheme.ts';
import { openWindow, setMenu } from './window.ts';
import type { EventBus, ExportFile } from '#electron/services/event-bus.ts';
import { channels, eventChannels } from '#shared/contract/channels.ts';
import type { Exported } from '#shared/contract/index.ts';
import { writeFilesDurably } from '#electron/services/files/durable-files.ts';
import { readBytes } from '#electron/services/files/read-file.ts';
import { setFileLimit } from '#shared/pieces/index.ts';
import { recordLimits } from '#shared/records/index.ts';

/** Call this before the app is ready, because macOS may send `open-file` for the double click that starts the app. */
export async function openDesktop(home: Home, program: string = programFolder()): Promise<void> {
  const preload = join(program, 'build', 'electron', 'preload.cjs');
  const opened = app.whenReady().then(() => openDoor(home, program));
  const queue = createQueue();
  let isEnding = false;
  app.on('will-quit', () => (isEnding = true));
  /** One task follows another, because a window that is sent to a new address breaks off what it loads. */
  const inTurn = (task: (services: Services) => Promise<unknown>): Promise<void> =>
    queue.run('window', async () => {
      const services = await opened;
      if (services !== undefined && !isEnding) await task(services);
    });
  const openFile = (path: string | undefined): void => {
    // A start that comes while the program ends begins once it has.
    if (isEnding) app.relaunch({ args: [...startWords(), ...(path === undefined ? [] : [path])] });
    else void inTurn((services) => openFileIn(path, services, preload));
  };

  app.on('second-instance', (_event, words) => {
    focusFirst();
    openFile(ourFileIn(words));
  });
  // macOS sends this event for a double click, instead of arguments.
  app.on('open-file', (event, path) => {
    event.preventDefault();
    openFile(path);
  });
  app.on('activate', () => void inTurn(() => firstWindow(preload)));
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  await inTurn(async (services) => {
    await openWindow(preload);
    await openFileIn(ourFileIn(process.argv), services, preload);
  });
}

async function openDoor(home: Home, program: string): Promise<Services | undefined> {
  const lock = lockHome(home, 'desktop');
  if (!lock.ok) {
    await endWith(lock.problem);
    return undefined;
  }
  const services: Services = openServices({
    door: 'desktop',
    home,
    lock: lock.value,
    program,
    startSerial: startUtility,
    exporter: async (file) => saveByDialog(file, await textsNow(services.settings)),
  });
  lockDown(app, session.defaultSession);
  serveScheme(openScreenFiles(program, home.lexica));
  const showMenu = menuOf(services);
  const dispatch = createDispatch(services, reportBug);
  answerCalls(async (channel, ask) => {
    const answer = await dispatch(channel, ask);
    if (channel === channels.writeSettings || channel === channels.mendFile) showMenu().catch(reportBug);
    return answer;
  });
  tellWindows(services.bus);
  let closing: Promise<void> | undefined;
  // Wait for `will-quit`, because a window may refuse to close and then still needs the services.
  app.on('will-quit', (event) => {
    event.preventDefault();
    // Unlike another `quit`, `exit` does not send this event again.
    closing ??= services
      .close()
      .catch(reportBug)
      .then(() => {
        app.exit();
      });
  });
  await showMenu();
  return services;
}

/** Returns a function that shows the menu in the language of the screens as it is by now. */
function menuOf({ settings }: Services): () => Promise<void> {
  let shown: Language | undefined;
  return async () => {
    const language = await languageNow(settings);
    if (language === shown) return;
    shown = language;
    const t = await textsIn(language);
    // Another language may have been chosen while its texts were loaded.
    if (shown === language) setMenu(t);
  };
}

async function openFileIn(path: string | undefined, services: Services, preload: string): Promise<void> {
  if (path !== undefined) await openOurFile(path, services, await firstWindow(preload));
}

/** On macOS the app stays when its last window is closed. */
async function firstWindow(preload: string): Promise<BrowserWindow> {
  return BrowserWindow.getAllWindows()[0] ?? openWindow(preload);
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

export async function endWith(problem: Problem): Promise<void> {
  dialog.showErrorBox(app.name, problemText(await textsNow(), problem));
  app.quit();
}

/** Refuses calls from any frame but the main frame of one of our pages. */
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

const isOurFile = (word: string): boolean =>
  hasEnding(word, [...gameEndings, ...setEndings]) && !word.startsWith('-');

function ourFileIn(words: readonly string[]): string | undefined {
  return words.slice(1).findLast(isOurFile);
}

/** Returns the arguments of this process without a file of ours, which it has already opened. */
function startWords(): readonly string[] {
  return process.argv.slice(1).filter((word) => !isOurFile(word));
}

async function openOurFile(path: string, services: Services, window: BrowserWindow): Promise<void> {
  const bytes = await readBytes(path, Math.max(4 * setFileLimit, recordLimits.bytes));
  const t = await textsNow(services.settings);
  if (!bytes.ok) return dialog.showErrorBox(app.name, problemText(t, bytes.problem));
  const name = basename(path);
  const taken = await takeIn(bytes.value, name, services);
  if (taken.ok) await window.loadURL(`${startAddress}#${taken.value}`);
  else dialog.showErrorBox(app.name, refusalText(t, name, taken.problem));
}

/** A copy joins the designs or the library by what it holds, as where it is dropped. Returns the address of its screen. */
async function takeIn(
  bytes: Uint8Array,
  name: string,
  { library, designs }: Services,
): Promise<Result<string, Problem>> {
  const kind = fileKind(bytes.subarray(0, fileHeadBytes), name);
  if (!kind.ok && kind.problem.code !== 'files/text') return kind;
  // The system hands over games and sets; a picture is dropped on the window.
  if (kind.ok && kind.value === 'scan') return refuse({ code: 'files/picture', name });
  const text = new TextDecoder().decode(bytes);
  // What is too damaged to tell its kind is read by its ending, since only a reader of one kind names the place.
  if (kind.ok ? kind.value === 'set' : hasEnding(name, setEndings)) {
    const design = await designs.create(text);
    return design.ok ? ok(`/design/${design.value.id}`) : design;
  }
  const game = await library.takeIn(text);
  return game.ok ? ok(`/table/${game.value.id}`) : game;
}

/** The path must stay as the user has confirmed it; Linux asks only with the property `showOverwriteConfirmation`. */
async function saveByDialog({ name, bytes }: ExportFile, t: Translate): Promise<Result<Exported>> {
  const ending = extname(name).slice(1);
  const options = {
    defaultPath: join(app.getPath('documents'), name),
    filters: [
      {
        name: t('common:files.kind', { context: ending, ending: ending.toUpperCase() }),
        extensions: [ending],
      },
    ],
    properties: ['showOverwriteConfirmation'],
  } satisfies SaveDialogOptions;
  const window = BrowserWindow.getFocusedWindow();
  const { canceled, filePath } = await (window === null
    ? dialog.showSaveDialog(options)
    : dialog.showSaveDialog(window, options));
  if (canceled || filePath === '') return ok({ kind: 'cancelled' });
  const written = await writeFilesDurably([{ path: filePath, content: bytes }], { overwrite: true });
  return written.ok ? ok({ kind: 'saved', path: filePath }) : written;
}
