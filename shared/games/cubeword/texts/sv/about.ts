import type { Words } from '#shared/i18n/words.ts';
import type { cubewordAbout as english } from '../about.ts';

export const cubewordAbout = {
  name: 'CUBEWORD',
  says: 'Ett korsord som aldrig blir färdigt: lägg, flytta och vänd fem kuber per tur.',
  atTable: 'Vid bordet avgör lotten vem som börjar',
  facts: '24 kuber och Jokern, alla i en pott',
  position: {
    choice: 'Lägg in ett spel ni har börjat med kuber på bordet',
    says: 'Lägg in kuberna som de ligger, poängen och vem som är på tur. Sedan spelar ni vidare här.',
    facts: 'Börjar med det du har lagt in',
  },
  levels: {
    1: 'Vanliga ord, några drag, små turer',
    2: 'Vardagsord, hyfsade turer',
    3: 'Många ord, då och då en liten tur',
    4: 'Många ord, två på en gång genom att vända',
    5: 'Alla ord, och få små turer',
    6: 'Den bästa tur som den kan hitta, varje gång',
  },
} as const satisfies Words<typeof english>;

export const cubewordSets = {
  onScreen: { cubeword: 'CUBEWORD, 25 kuber' },
} as const;
