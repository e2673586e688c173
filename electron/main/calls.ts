import { BrowserWindow, ipcMain, type IpcMainInvokeEvent } from 'electron';
import type { Dispatch } from '#electron/handlers/dispatch.ts';
import type { EventBus } from '#electron/services/door.ts';
import { channels, eventChannels } from '#shared/contract/channels.ts';
import { refuse } from '#shared/kernel/index.ts';
import { isOurs } from './scheme.ts';

/** Refuses any frame that is not the main frame of one of our pages. */
export function answerCalls(dispatch: Dispatch): void {
  for (const channel of Object.values(channels)) {
    ipcMain.handle(channel, (event, ask: unknown) =>
      isFromUs(event) ? dispatch(channel, ask) : refuse({ code: 'app/foreign-page' }),
    );
  }
}

export function tellWindows(bus: EventBus): void {
  bus.listen(({ event, payload }) => {
    for (const window of BrowserWindow.getAllWindows()) {
      if (!window.isDestroyed()) window.webContents.send(eventChannels[event], payload);
    }
  });
}

function isFromUs({ sender, senderFrame }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame === sender.mainFrame && isOurs(senderFrame.url);
}
