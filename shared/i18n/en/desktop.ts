/** What the desktop says beside the screens. */
export const desktop = {
  crashes:
    'Cubewright stops again and again, and ends now. Every move you have seen is saved. Start it again; if that does not help, start the computer again.',
  /** The names are those of Electron’s roles. */
  menu: {
    edit: 'Edit',
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    delete: 'Delete',
    selectAll: 'Select all',
    view: 'View',
    resetZoom: 'Actual size',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    togglefullscreen: 'Full screen',
    window: 'Window',
    minimize: 'Minimise',
    zoom: 'Zoom',
    front: 'Bring all to front',
    close: 'Close',
    about: 'About Cubewright',
    services: 'Services',
    hide: 'Hide Cubewright',
    hideOthers: 'Hide others',
    unhide: 'Show all',
    quit: 'Quit Cubewright',
  },
} as const;
