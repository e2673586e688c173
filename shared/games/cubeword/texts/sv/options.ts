import { wordOptionTexts } from '#shared/i18n/sv/word-options.ts';
import type { Words } from '#shared/i18n/words.ts';
import type { cubewordOptionTexts as english } from '../options.ts';

export const cubewordOptionTexts = {
  set: {
    label: 'Kuber',
    choices: { standard: 'Som tryckta', own: 'En egen sats' },
    says: {
      standard: 'Spelets 24 kuber och dess tärning, för engelska ord.',
      own: 'Kuber som du själv har skapat: 24 med fem bokstäver från A till Z och en blank, och en tärning.',
    },
  },
  ownSet: {
    label: 'Min sats',
    says: { lines: 'Texten i en satsfil, så som satsverktyget och cubewright set propose skriver den.' },
  },
  finish: {
    label: 'Spelet slutar',
    choices: {
      score: 'Vid poängmål',
      time: 'Efter en tid',
      lead: 'Vid försprång',
      rounds: 'Efter rundor',
    },
    says: {
      score: 'När någon har nått målet spelas rundan ut, och högsta poängen vinner.',
      time: 'När tiden är ute spelas rundan ut, och högsta poängen vinner.',
      lead: 'Den som leder med så mycket när en runda slutar vinner. Inte för en ensam spelare.',
      rounds: 'Efter så många rundor vinner högsta poängen.',
    },
  },
  target: {
    label: 'Poängmål',
    says: { value: 'Spelet slutar med den runda då någon når det.' },
  },
  minutes: {
    label: 'Tid',
    says: { value: 'För alla spelare tillsammans. Den står still medan ingen har bordet öppet.' },
  },
  lead: { label: 'Försprång', says: { value: 'Poäng före nästa spelare, när en runda slutar.' } },
  rounds: { label: 'Rundor', says: { value: 'Så många turer har varje spelare, pass inräknade.' } },
  connected: {
    label: 'Håll ihop kuberna',
    says: {
      true: 'När en tur slutar hänger alla kuber ihop, sida mot sida.',
      false: 'Ord och enstaka bokstäver får ligga skilda från varandra.',
    },
  },
  spellingPairs: {
    label: 'Brittisk och amerikansk stavning är samma ord',
    says: {
      true: 'COLOUR ger ingenting där COLOR stod, och får vänta.',
      false: 'COLOUR och COLOR är två ord.',
    },
  },
  strict: {
    label: 'Strängt spel',
    says: {
      true: 'Inga tips och ingen tillbakablick förrän spelet är slut.',
      false: 'Tips finns för den som ber om dem, och poängprotokollet säger vem som gjorde det.',
    },
  },
  ...wordOptionTexts,
  forbid: {
    label: 'Ord som ni förbjuder vid bordet',
    says: { lines: 'Ett ord per rad. De får inte stå i det här spelet.' },
  },
} as const satisfies Words<typeof english>;
