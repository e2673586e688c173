import type { BookletWords } from '#shared/games/printed.ts';
import type { cuberowBooklet as english } from './en.ts';

export const cuberowBooklet: BookletWords<typeof english> = {
  line: 'Neem letters van beide einden van een rij, voor één tot vier spelers',
  sections: {
    contents: { title: 'Wat er in de doos zit', body: ['12 letterkubussen, een scoreblok en een potlood.'] },
    setUp: { title: 'Voor u begint', body: ['Gooi de kubussen, leg ze op een rij en loot.'] },
    turn: { title: 'Uw beurt', body: ['Neem een kubus aan een eind; de letter bovenop telt.'] },
    end: { title: 'Hoe het eindigt', body: ['Als de rij leeg is, winnen de meeste punten.'] },
  },
};
