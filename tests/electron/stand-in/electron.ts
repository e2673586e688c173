/** What the code under test gets for `electron`; tests take the rest from the files beside this one. */
export { app } from './app.ts';
export { dialog } from './dialog.ts';
export { ipcMain } from './ipc.ts';
export { Menu } from './menu.ts';
export { protocol } from './network.ts';
export { utilityProcess } from './utility-process.ts';
export { BrowserWindow } from './window.ts';
import { defaultSession } from './session.ts';

export const session = { defaultSession };
