import type { Words } from '#shared/i18n/words.ts';
import type { kuboKeys as english } from '../keys.ts';

export const kuboKeys = {
  'kubo-turn': {
    title: 'Kubo: din tur',
    keys: {
      lay: 'Lägg det valda kortet; det gör Enter också',
      point: 'Peka ut en linje, eller sluta peka',
      claim: 'Ta linjen du har hittat',
      draw: 'Dra ett kort till',
      end: 'Avsluta turen',
      type: 'Skriv ett drag',
      back: 'Släpp kortet du pekade på sist, sedan linjen; eller det valda kortet',
    },
  },
  'kubo-felts': {
    title: 'Kubo: på lagren',
    keys: {
      move: 'Gå från plats till plats; vänster och höger leder vidare in i nästa lager',
      straight: 'Gå rakt upp eller ned genom lagren',
      ends: 'Den första eller sista platsen i raden; med Ctrl, i hela kuben',
      pick: 'Välj kortet på din hand som hör hit, och lägg det sedan; på ett kort som ligger, börja eller avsluta en linje',
    },
  },
  'kubo-hand': {
    title: 'Kubo: på handen',
    keys: {
      go: 'Gå från kort till kort',
      choose: 'Välj kortet; är det redan valt, lägg det',
      'let-go': 'Välj kortet, eller släpp det',
      order: 'Flytta kortet inom handen; du kan också dra det',
    },
  },
  'kubo-window': {
    title: 'Kubo: under stöldtiden',
    keys: {
      seat: 'Säg till om en linje: var och en med numret på sin knapp',
      claim: 'Ta linjen som pekades ut',
      type: 'Skriv ett drag',
      back: 'Släpp kortet du pekade på sist, sedan linjen',
    },
  },
  'kubo-cube': {
    title: 'Kubo: på kuben',
    keys: { turn: 'Vrid kuben', home: 'Vrid tillbaka den som den stod' },
  },
  'kubo-position': {
    title: 'Kubo: lägga upp en ställning',
    keys: { move: 'Gå från plats till plats', undo: 'Ångra det senaste steget', redo: 'Gör om det' },
  },
} as const satisfies Words<typeof english>;
