import { extname, join } from 'node:path';
import { app, BrowserWindow, dialog, type SaveDialogOptions } from 'electron';
import { writeFilesDurably } from '#electron/services/files/durable-files.ts';
import type { Exporter } from '#electron/services/door.ts';
import { readText } from '#electron/services/files/read-file.ts';
import type { Services } from '#electron/services/services.ts';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { recordLimits, recordSuffix } from '#shared/records/index.ts';
import { startAddress } from './scheme.ts';

export function gameFileIn(words: readonly string[]): string | undefined {
  return words.slice(1).findLast((word) => word.endsWith(recordSuffix) && !word.startsWith('-'));
}

export async function openGameFile(path: string, services: Services, window: BrowserWindow): Promise<void> {
  const game = await takeIn(path, services);
  if (game.ok) return window.loadURL(`${startAddress}#/table/${game.value.id}`);
  dialog.showErrorBox(app.name, problemText(createTranslator().t, game.problem));
}

async function takeIn(
  path: string,
  { library }: Services,
): Promise<Result<{ readonly id: string }, Problem>> {
  const text = await readText(path, recordLimits.bytes);
  return text.ok ? library.takeIn(text.value) : text;
}

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
