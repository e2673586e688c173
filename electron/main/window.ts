import { BrowserWindow, type BrowserWindowConstructorOptions } from 'electron';
import { startAddress } from './origin.ts';

/** What every window of ours is: a page that can draw and call the contract, nothing else (D1). */
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

/** The one place where a window is made. */
export async function openWindow(preload: string): Promise<BrowserWindow> {
  const window = new BrowserWindow(windowOptions(preload));
  // Shown once it is drawn: no white flash.
  window.once('ready-to-show', () => {
    window.show();
  });
  await window.loadURL(startAddress);
  return window;
}
