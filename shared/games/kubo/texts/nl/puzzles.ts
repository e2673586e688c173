import type { Words } from '#shared/i18n/words.ts';
import type { kuboPuzzleTexts as english } from '../puzzles.ts';

export const kuboPuzzleTexts = {
  puzzleShort: {
    line: 'Zoek de lijn die openligt',
    row: 'Zoek de lijn die openligt',
    zoker: 'Zoek de Zoker die openligt',
    oneCard: 'Zoek de kaart die een lijn voltooit',
    card_one: 'Zoek de kaart die het meeste voltooit',
    card_other: 'Zoek de {{count}} kaarten die het meeste voltooien',
    cardZoker_one: 'Zoek de Zoker, en de kaart ervoor',
    cardZoker_other: 'Zoek de Zoker, en de {{count}} kaarten ervoor',
  },
  puzzleHints: {
    layer: { name: 'Welke laag', told: '{{layer, said(by: kuboTable.notation)}}' },
    flat: { name: 'Waar de lijn ligt', told: 'in {{layer, said(by: kuboTable.notation)}}' },
    upright: { name: 'Waar de lijn ligt', told: 'door alle lagen' },
    row: { name: 'Wat voor lijn', told: 'een rij' },
    column: { name: 'Wat voor lijn', told: 'een kolom' },
    pillar: { name: 'Wat voor lijn', told: 'een zuil' },
    diagonal: { name: 'Wat voor lijn', told: 'een diagonaal' },
    zoker: { name: 'Wat voor lijn', told: 'een Zoker' },
    end: { name: 'Een uiteinde van de lijn', told: '{{card, said(by: kuboTable.notation)}}' },
    card: { name: 'De kaart om te leggen', told: '{{card, said(by: kuboTable.notation)}}' },
  },
} as const satisfies Words<typeof english>;
