import type { Words } from '#shared/i18n/words.ts';
import type { kuboPuzzleTexts as english } from '../puzzles.ts';

export const kuboPuzzleTexts = {
  puzzleShort: {
    line: 'Hitta linjen som ligger färdig',
    row: 'Hitta linjen som ligger färdig',
    zoker: 'Hitta Zokern som ligger färdig',
    oneCard: 'Hitta kortet som gör en linje färdig',
    card_one: 'Hitta kortet som gör mest färdigt',
    card_other: 'Hitta de {{count}} kort som gör mest färdigt',
    cardZoker_one: 'Hitta Zokern och kortet till den',
    cardZoker_other: 'Hitta Zokern och de {{count}} korten till den',
  },
  puzzleHints: {
    layer: { name: 'Vilket lager', told: '{{layer, said(by: kuboTable.notation)}}' },
    flat: { name: 'Var linjen ligger', told: 'i {{layer, said(by: kuboTable.notation)}}' },
    upright: { name: 'Var linjen ligger', told: 'genom alla lager' },
    row: { name: 'Vilken sorts linje', told: 'en rad' },
    column: { name: 'Vilken sorts linje', told: 'en kolumn' },
    pillar: { name: 'Vilken sorts linje', told: 'en pelare' },
    diagonal: { name: 'Vilken sorts linje', told: 'en diagonal' },
    zoker: { name: 'Vilken sorts linje', told: 'en Zoker' },
    end: { name: 'Dess ena ände', told: '{{card, said(by: kuboTable.notation)}}' },
    card: { name: 'Kortet att lägga', told: '{{card, said(by: kuboTable.notation)}}' },
  },
} as const satisfies Words<typeof english>;
