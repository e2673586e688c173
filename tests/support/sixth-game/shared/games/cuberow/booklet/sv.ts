import type { BookletWords } from '#shared/games/printed.ts';
import type { cuberowBooklet as english } from './en.ts';

export const cuberowBooklet: BookletWords<typeof english> = {
  line: 'Ta bokstäver från båda ändarna av en rad, för en till fyra spelare',
  sections: {
    contents: { title: 'Vad som finns i asken', body: ['12 bokstavskuber, ett poängblock och en penna.'] },
    setUp: { title: 'Innan ni börjar', body: ['Kasta kuberna, lägg dem i en rad och lotta.'] },
    turn: { title: 'Din tur', body: ['Ta kuben i en ände; bokstaven överst ger poäng.'] },
    end: { title: 'Hur det slutar', body: ['När raden är tom vinner den som har mest poäng.'] },
  },
};
