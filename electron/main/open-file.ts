import { app, dialog, type BrowserWindow } from 'electron';
import { readText } from '#electron/services/read-file.ts';
import type { Services } from '#electron/services/services.ts';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import { recordLimits, recordSuffix } from '#shared/records/index.ts';
import { startAddress } from './origin.ts';

/** A double click in a folder passes the file among the process's arguments. */
export function gameFileIn(words: readonly string[]): string | undefined {
  return words.slice(1).findLast((word) => word.endsWith(recordSuffix) && !word.startsWith('-'));
}

/** Adds the file's game to the saved ones and shows it; a file that cannot be read gives an error box. */
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
