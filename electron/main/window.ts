import {
  BrowserWindow,
  Menu,
  type BrowserWindowConstructorOptions,
  type MenuItemConstructorOptions,
} from 'electron';
import { startAddress } from './scheme.ts';

/** A page may only draw and call the contract (D1). */
export function windowOptions(preload: string): BrowserWindowConstructorOptions {
  return {
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
      navigateOnDragDrop: false,
      safeDialogs: true,
      spellcheck: false,
      enableWebSQL: false,
    },
  };
}

export async function openWindow(preload: string): Promise<BrowserWindow> {
  const window = new BrowserWindow(windowOptions(preload));
  // Showing the window once it is drawn avoids a white flash.
  window.once('ready-to-show', () => {
    window.show();
  });
  await window.loadURL(startAddress);
  return window;
}

/** The screens have their own commands, so the menu holds only the standard ones. */
export function setMenu(platform: NodeJS.Platform = process.platform): void {
  const items: MenuItemConstructorOptions[] = [
    { role: 'editMenu' },
    {
      role: 'viewMenu',
      submenu: [
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        { type: 'separator' },
        { role: 'togglefullscreen' },
      ],
    },
    { role: 'windowMenu' },
  ];
  Menu.setApplicationMenu(
    Menu.buildFromTemplate(platform === 'darwin' ? [{ role: 'appMenu' }, ...items] : items),
  );
}
