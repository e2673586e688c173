import { extname, join } from 'node:path';
import { app, BrowserWindow, dialog } from 'electron';
import { writeDurably } from '#electron/services/durable-file.ts';
import type { Exporter } from '#electron/services/exporter.ts';
import { ok } from '#shared/kernel/index.ts';

/** Asks where a file shall go, and puts it there whole or not at all. */
export const saveByDialog: Exporter = async ({ name, bytes }) => {
  const ending = extname(name).slice(1);
  const options = {
    defaultPath: join(app.getPath('documents'), name),
    filters: [{ name: ending.toUpperCase(), extensions: [ending] }],
  };
  const window = BrowserWindow.getFocusedWindow();
  const { canceled, filePath } = await (window === null
    ? dialog.showSaveDialog(options)
    : dialog.showSaveDialog(window, options));
  if (canceled || filePath === '') return ok({ kind: 'cancelled' });
  const written = await writeDurably(filePath, bytes);
  return written.ok ? ok({ kind: 'saved', path: filePath }) : written;
};
