type Handler = (event: object, ask: unknown) => unknown;

export const ipcHandlers = new Map<string, Handler>();

export const ipcMain = {
  handle(channel: string, handler: Handler): void {
    if (ipcHandlers.has(channel)) throw new Error(`A second handler for '${channel}'`);
    ipcHandlers.set(channel, handler);
  },
};
