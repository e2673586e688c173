import { app } from 'electron';
import { homeOf } from '#electron/services/home.ts';
import { prepareHome } from '#electron/services/home-lock.ts';
import { makePrivateFolder } from '#electron/services/private-folder.ts';
import { openDesktop } from './desktop.ts';
import { endWith } from './end.ts';
import { registerScheme } from './scheme.ts';

/** The desktop door. A second copy on the same home hands over to the first and ends. */
const home = homeOf();
app.setName('Cubewright');
// Else Electron would make its folder readable to others, or fail on a home that is none.
const prepared = prepareHome(home);
const made = prepared.ok ? makePrivateFolder(home.desktop) : prepared;
app.enableSandbox();
registerScheme();

if (!made.ok) endWith(made.problem);
else {
  app.setPath('userData', home.desktop);
  if (app.requestSingleInstanceLock()) void app.whenReady().then(() => openDesktop(home));
  else app.quit();
}
