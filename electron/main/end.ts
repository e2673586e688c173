import { app, dialog } from 'electron';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

export function endWith(problem: Problem): void {
  dialog.showErrorBox(app.name, problemText(createTranslator().t, problem));
  app.quit();
}
