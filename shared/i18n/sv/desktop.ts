import type { desktop as english } from '../en/desktop.ts';
import type { Words } from '../words.ts';

export const desktop = {
  crashes:
    'Cubewright stannar gång på gång och avslutas nu. Varje drag du har sett är sparat. Starta det igen; hjälper inte det, starta om datorn.',
  menu: {
    edit: 'Redigera',
    undo: 'Ångra',
    redo: 'Gör om',
    cut: 'Klipp ut',
    copy: 'Kopiera',
    paste: 'Klistra in',
    delete: 'Ta bort',
    selectAll: 'Markera allt',
    view: 'Visa',
    resetZoom: 'Verklig storlek',
    zoomIn: 'Zooma in',
    zoomOut: 'Zooma ut',
    togglefullscreen: 'Helskärm',
    window: 'Fönster',
    minimize: 'Minimera',
    zoom: 'Zooma',
    front: 'Lägg alla överst',
    close: 'Stäng',
    about: 'Om Cubewright',
    services: 'Tjänster',
    hide: 'Göm Cubewright',
    hideOthers: 'Göm övriga',
    unhide: 'Visa alla',
    quit: 'Avsluta Cubewright',
  },
} as const satisfies Words<typeof english>;
