import { app } from 'electron';
import { homeOf } from '#electron/services/home.ts';
import { openDesktop } from './desktop.ts';
import { registerScheme } from './scheme.ts';

/** The desktop door. A second copy on the same home hands over to the first and ends. */
const home = homeOf();
app.setName('Cubewright');
app.setPath('userData', home.desktop);
app.enableSandbox();
registerScheme();

if (app.requestSingleInstanceLock()) void app.whenReady().then(() => openDesktop(home));
else app.quit();
