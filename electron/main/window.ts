import { BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';
import type { desktop } from '#shared/i18n/en/desktop.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { loadAfterCrash } from './crashed-page.ts';
import { textsNow } from './language.ts';
import { startAddress } from './scheme.ts';

/** A page may only draw and call the contract (D1). Auditing tools look for the options here, as literals. */
export async function openWindow(preload: string): Promise<BrowserWindow> {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    minWidth: 640,
    minHeight: 480,
    title: 'Cubewright',
    backgroundColor: '#E6E3D8',
    show: false,
    autoHideMenuBar: true,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      // A click with the middle button would ask for a new window.
      disableBlinkFeatures: 'Auxclick',
      navigateOnDragDrop: false,
      safeDialogs: true,
      spellcheck: false,
      enableWebSQL: false,
    },
  });
  // Showing the window once it is drawn avoids a white flash.
  window.once('ready-to-show', () => {
    window.show();
  });
  loadAfterCrash(window, async () => (await textsNow())('desktop:crashes'));
  await window.loadURL(startAddress);
  return window;
}

type Role = NonNullable<MenuItemConstructorOptions['role']> & keyof typeof desktop.menu;

/** The screens have their own commands, so the menu holds only the standard ones; Electron names its roles in English. */
export function setMenu(t: Translate, platform: NodeJS.Platform = process.platform): void {
  const isMac = platform === 'darwin';
  const named = (...roles: readonly (Role | undefined)[]): MenuItemConstructorOptions[] =>
    roles.map((role) =>
      role === undefined ? { type: 'separator' } : { role, label: t(`desktop:menu.${role}`) },
    );
  const menu = (name: 'edit' | 'view' | 'window', ...roles: readonly (Role | undefined)[]) => ({
    role: `${name}Menu` as const,
    label: t(`desktop:menu.${name}`),
    submenu: named(...roles),
  });
  const items: MenuItemConstructorOptions[] = [
    menu('edit', 'undo', 'redo', undefined, 'cut', 'copy', 'paste', 'delete', undefined, 'selectAll'),
    menu('view', 'resetZoom', 'zoomIn', 'zoomOut', undefined, 'togglefullscreen'),
    menu('window', 'minimize', 'zoom', ...(isMac ? ([undefined, 'front'] as const) : (['close'] as const))),
  ];
  const ofMac: MenuItemConstructorOptions = {
    role: 'appMenu',
    submenu: named(
      'about',
      undefined,
      'services',
      undefined,
      'hide',
      'hideOthers',
      'unhide',
      undefined,
      'quit',
    ),
  };
  Menu.setApplicationMenu(Menu.buildFromTemplate(isMac ? [ofMac, ...items] : items));
}
