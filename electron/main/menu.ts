import { Menu, type MenuItemConstructorOptions } from 'electron';

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
