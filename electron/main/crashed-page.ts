import { app, dialog, type BrowserWindow } from 'electron';
import { startAddress, isOurs } from './scheme.ts';

const rememberedMs = 60_000;
/** So many crashes within that time may come of what is on the screen; after them Home is shown. */
const mostInPlace = 2;
const most = 4;

/** Gives the sentence with which the program ends. */
type Hopeless = () => Promise<string>;

/**
 * Loads the page of a window again, where it was, when the process behind it has died (D6), as for lack of memory. Its
 * address then ends in `?again`, so that the page says so.
 */
export function loadAfterCrash(
  window: BrowserWindow,
  hopeless: Hopeless,
  now = () => performance.now(),
): void {
  const { webContents } = window;
  let crashes: readonly number[] = [];
  webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    const at = now();
    crashes = [...crashes.filter((one) => at - one < rememberedMs), at];
    if (crashes.length > most) {
      void hopeless().then((text) => {
        dialog.showErrorBox(app.name, text);
        app.quit();
      });
      return;
    }
    const address = webContents.getURL();
    const place = crashes.length <= mostInPlace && isOurs(address) ? new URL(address).hash : '';
    // A page that dies while it loads is heard of here once more.
    window.loadURL(`${startAddress}?again${place}`).catch(() => undefined);
  });
}
