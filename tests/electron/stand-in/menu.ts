/** An item as a template has it. */
export interface MenuItem {
  readonly role?: string;
  readonly label?: string;
  readonly type?: string;
  readonly submenu?: readonly MenuItem[];
}

/** The menus that were shown, the last one last. */
export const menusShown: (readonly MenuItem[])[] = [];

export const Menu = {
  buildFromTemplate: (template: readonly MenuItem[]): readonly MenuItem[] => template,
  setApplicationMenu: (menu: readonly MenuItem[]): void => {
    menusShown.push(menu);
  },
};
