import type { Words } from '#shared/i18n/words.ts';
import type { alphacubesKeys as english } from '../keys.ts';

export const alphacubesKeys = {
  'alphacubes-board': {
    title: 'Alphacubes: på brädet',
    keys: {
      move: 'Gå från ruta till ruta',
      letter: 'Lägg den bokstaven här, från en kub som har den, och gå vidare',
      cross: 'Byt riktning, vågrätt eller lodrätt',
      'lay-here': 'Lägg den valda kuben här, eller ta upp en',
      swap: 'Låt en annan kub visa samma bokstav här',
      back: 'Ta tillbaka kuben som lades sist',
      recall: 'Ta tillbaka alla kuber till handen',
      play: 'Spela det som ligger där; på handen, så länge inget är lagt, välj kuben',
      hint: 'Ett tips, eller nästa steg i det',
      undo: 'Ångra det du lade eller vände sist, annars ett drag',
      redo: 'Gör om det',
    },
  },
  'alphacubes-hand': {
    title: 'Alphacubes: på handen',
    keys: {
      pick: 'Välj en kub',
      go: 'Gå från kub till kub',
      order: 'Flytta kuben inom handen; du kan också dra den till en annan',
    },
  },
  'alphacubes-turning': {
    title: 'Alphacubes: vända en kub',
    keys: { tip: 'Tippa den mot den bokstaven', face: 'Välj bokstaven' },
  },
  'alphacubes-position': {
    title: 'Alphacubes: lägga upp en ställning',
    keys: {
      move: 'Gå från ruta till ruta',
      letter: 'Lägg en kub som visar bokstaven, och gå vidare',
      cross: 'Byt riktning, vågrätt eller lodrätt',
      space: 'Lämna rutan som den är, och gå vidare',
      back: 'Ta tillbaka kuben före',
      clear: 'Ta bort kuben här från brädet',
      undo: 'Ångra det senaste steget',
      redo: 'Gör om det',
    },
  },
} as const satisfies Words<typeof english>;
