import { extname, join } from 'node:path';
import { app, BrowserWindow, dialog, type SaveDialogOptions } from 'electron';
import { writeFilesDurably } from '#electron/services/durable-files.ts';
import type { Exporter } from '#electron/services/exporter.ts';
import { ok } from '#shared/kernel/index.ts';

/**
 * Saves where the person says, whole or not at all. The dialog confirms overwriting, on Linux only with the property;
 * the path must stay exactly as chosen, since the confirmation was for that file.
 */
export const saveByDialog: Exporter = async ({ name, bytes }) => {
  const ending = extname(name).slice(1);
  const options = {
    defaultPath: join(app.getPath('documents'), name),
    filters: [{ name: ending.toUpperCase(), extensions: [ending] }],
    properties: ['showOverwriteConfirmation'],
  } satisfies SaveDialogOptions;
  const window = BrowserWindow.getFocusedWindow();
  const { canceled, filePath } = await (window === null
    ? dialog.showSaveDialog(options)
    : dialog.showSaveDialog(window, options));
  if (canceled || filePath === '') return ok({ kind: 'cancelled' });
  const written = await writeFilesDurably([{ path: filePath, content: bytes }], { overwrite: true });
  return written.ok ? ok({ kind: 'saved', path: filePath }) : written;
};
