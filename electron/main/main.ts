import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { app } from 'electron';
import type { FileProblem } from '#electron/services/files/file-problem.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { isUnwritable, prepareHome } from '#electron/services/home/home-lock.ts';
import { makePrivateFolder } from '#electron/services/home/private-folder.ts';
import { ok, type Result } from '#shared/kernel/index.ts';
import { endWith, openDesktop } from './desktop.ts';
import { registerScheme } from './scheme.ts';

const home = homeOf();
app.setName('Cubewright');
const browserFolder = makeBrowserFolder();
app.enableSandbox();
registerScheme();

if (!browserFolder.ok) await endWith(browserFolder.problem);
else {
  app.setPath('userData', browserFolder.value);
  if (app.requestSingleInstanceLock()) void openDesktop(home);
  else app.quit();
}

/** Makes Chromium's folder private, which Electron would not; it is temporary if the home's disk cannot be written. */
function makeBrowserFolder(): Result<string, FileProblem> {
  const prepared = prepareHome(home);
  const made = prepared.ok ? makePrivateFolder(home.desktop) : prepared;
  if (made.ok) return ok(home.desktop);
  if (!isUnwritable(made.problem)) return made;
  try {
    return ok(mkdtempSync(join(tmpdir(), 'cubewright-')));
  } catch {
    return made;
  }
}
