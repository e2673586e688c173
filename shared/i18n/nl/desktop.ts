import type { desktop as english } from '../en/desktop.ts';
import type { Words } from '../words.ts';

export const desktop = {
  crashes:
    'Cubewright stopt telkens weer en wordt nu afgesloten. Elke zet die je hebt gezien, is opgeslagen. Start het opnieuw; helpt dat niet, start dan de computer opnieuw.',
  menu: {
    edit: 'Bewerken',
    undo: 'Ongedaan maken',
    redo: 'Opnieuw',
    cut: 'Knippen',
    copy: 'Kopiëren',
    paste: 'Plakken',
    delete: 'Verwijderen',
    selectAll: 'Alles selecteren',
    view: 'Beeld',
    resetZoom: 'Ware grootte',
    zoomIn: 'Inzoomen',
    zoomOut: 'Uitzoomen',
    togglefullscreen: 'Volledig scherm',
    window: 'Venster',
    minimize: 'Minimaliseren',
    zoom: 'Vergroten of verkleinen',
    front: 'Alles op de voorgrond',
    close: 'Sluiten',
    about: 'Over Cubewright',
    services: 'Voorzieningen',
    hide: 'Verberg Cubewright',
    hideOthers: 'Verberg andere',
    unhide: 'Toon alles',
    quit: 'Stop Cubewright',
  },
} as const satisfies Words<typeof english>;
