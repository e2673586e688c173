import { EventEmitter } from 'node:events';
import type { Browser, BrowserContext, Frame, Page, Request, Route } from 'playwright-core';
import { launchChromium } from '#tests/support/browser-door.ts';
import { toChromium, toElectron } from './addresses.ts';
import { app } from './app.ts';
import { ipcHandlers } from './ipc.ts';
import { routeAll, type Verdict } from './network.ts';
import { preloadScript } from './preload-script.ts';
import { defaultSession } from './session.ts';

type OpenHandler = (details: { readonly url: string }) => { readonly action: 'allow' | 'deny' };

let browser: Promise<Browser> | undefined;
let preload: Promise<string> | undefined;
const windows = new Set<BrowserWindow>();

/** A frame as the main process knows it; one object a frame, so that it can be compared. */
class WebFrame {
  readonly #frame: Frame;
  constructor(frame: Frame) {
    this.#frame = frame;
  }
  get url(): string {
    return toElectron(this.#frame.url());
  }
}

export class WebContents extends EventEmitter {
  /** Another one after its process has died. */
  page: Promise<Page>;
  /** What the window-open handler let through: nothing, if all is well. */
  readonly opened: string[] = [];
  windowsAsked = 0;
  readonly downloads: { readonly url: string; readonly prevented: boolean }[] = [];
  #open: OpenHandler = () => ({ action: 'allow' });
  #frames = new WeakMap<Frame, WebFrame>();
  #main: WebFrame | undefined;
  #loading = false;
  #context: Promise<BrowserContext> | undefined;
  #shown: Page | undefined;

  constructor() {
    super();
    this.page = this.#openPage();
    app.emit('web-contents-created', {}, this);
  }

  get mainFrame(): WebFrame | undefined {
    return this.#main;
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.#open = handler;
  }

  send(channel: string, payload: unknown): void {
    void this.#tell(channel, payload);
  }

  /** As in Electron, what is sent to a window that closes is lost. */
  async #tell(channel: string, payload: unknown): Promise<void> {
    const page = await this.page;
    try {
      await page.evaluate(
        ([name, told]) => {
          (window as unknown as { __tell(name: string, told: unknown): void }).__tell(name as string, told);
        },
        [channel, payload] as const,
      );
    } catch (error) {
      // The page may still count as open when the call has heard that it closes.
      if (!page.isClosed() && !String(error).includes('has been closed')) throw error;
    }
  }

  async load(url: string): Promise<void> {
    const page = await this.page;
    this.#loading = true;
    await page.goto(toChromium(url));
    this.#loading = false;
  }

  getURL(): string {
    return toElectron(this.#shown?.url() ?? '');
  }

  async #openContext(): Promise<BrowserContext> {
    browser ??= launchChromium();
    preload ??= preloadScript();
    const context: BrowserContext = await (await browser).newContext({ acceptDownloads: true });
    await routeAll(context, (route) => this.#judge(route));
    await context.exposeBinding('__invoke', ({ frame }, channel: string, ask: unknown) =>
      this.#invoke(frame, channel, ask),
    );
    await context.addInitScript({ content: await preload });
    return context;
  }

  /** Playwright does not load a page again whose process has died, so another one takes its place. */
  async #openPage(): Promise<Page> {
    this.#context ??= this.#openContext();
    const context = await this.#context;
    context.removeAllListeners('page');
    const page = await context.newPage();
    this.#shown = page;
    this.#main = this.#frameOf(page.mainFrame());
    page.on('crash', () => {
      this.page = this.#openPage();
      this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
    });
    context.on('page', (popup) => {
      const url = toElectron(popup.url());
      this.windowsAsked += 1;
      if (this.#open({ url }).action === 'allow') this.opened.push(url);
      void popup.close();
    });
    page.on('download', (download) => {
      let prevented = false;
      defaultSession.emit('will-download', { preventDefault: () => (prevented = true) });
      this.downloads.push({ url: toElectron(download.url()), prevented });
      void download.cancel();
    });
    return page;
  }

  async #invoke(frame: Frame, channel: string, ask: unknown): Promise<unknown> {
    const handler = ipcHandlers.get(channel);
    if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
    return handler({ sender: this, senderFrame: this.#frameOf(frame) }, ask);
  }

  /** Electron asks before a page goes elsewhere by itself, not when the app sends it there. */
  #judge(route: Route): Verdict {
    if (this.#loading) return 'go';
    const request = route.request();
    const frame = frameOf(request);
    // The first request of a new window: whether it may open is asked when it does.
    if (frame === undefined) return 'blank';
    const isMain = frame.parentFrame() === null;
    let prevented = false;
    const event = { url: toElectron(request.url()), preventDefault: () => (prevented = true) };
    if (isMain) this.emit('will-navigate', event);
    this.emit('will-frame-navigate', event);
    return prevented ? 'stay' : 'go';
  }

  #frameOf(frame: Frame): WebFrame {
    const known = this.#frames.get(frame) ?? new WebFrame(frame);
    this.#frames.set(frame, known);
    return known;
  }
}

/** Undefined where the frame is not there yet; asking then throws. */
function frameOf(request: Request): Frame | undefined {
  try {
    return request.frame();
  } catch {
    return undefined;
  }
}

export class BrowserWindow extends EventEmitter {
  readonly webContents = new WebContents();
  readonly options: Readonly<Record<string, unknown>>;
  shown = 0;
  focused = 0;
  minimised = false;
  #destroyed = false;

  constructor(options: Readonly<Record<string, unknown>>) {
    super();
    this.options = options;
    windows.add(this);
  }

  static getAllWindows(): BrowserWindow[] {
    return [...windows];
  }

  static getFocusedWindow(): BrowserWindow | null {
    return [...windows][0] ?? null;
  }

  async loadURL(url: string): Promise<void> {
    await this.webContents.load(url);
    this.emit('ready-to-show');
  }

  show(): void {
    this.shown += 1;
  }

  focus(): void {
    this.focused += 1;
  }

  isMinimized(): boolean {
    return this.minimised;
  }

  restore(): void {
    this.minimised = false;
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }

  async close(): Promise<void> {
    this.#destroyed = true;
    windows.delete(this);
    await (await this.webContents.page).context().close();
    if (windows.size === 0) app.emit('window-all-closed');
  }
}

/** Ends every window and the browser behind them. */
export async function closeStandIn(): Promise<void> {
  for (const window of windows) await window.close();
  await (await browser)?.close();
  browser = undefined;
}
