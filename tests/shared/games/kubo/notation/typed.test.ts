import { describe, expect, it } from 'vitest';
import { kuboLine } from '#shared/games/kubo/index.ts';

const tidy = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

describe('a move of Kubo that is typed in one’s own language', () => {
  it.each([
    ['nl', 'leg rood M2', 'lay red M2'],
    ['nl', 'Claim blauw S1 rode XL4', 'Claim blue S1 red XL4'],
    ['nl', 'steel geel-S1 S4', 'steal yellow-S1 S4'],
    ['nl', 'laat gaan', 'wave'],
    ['nl', 'trek een kaart', 'draw'],
    ['nl', 'einde', 'end'],
    ['sv', 'lägg röd M2', 'lay red M2'],
    ['sv', 'lagg det grona kortet M2', 'lay green M2'],
    ['sv', 'ta blå S1 gult XL4', 'claim blue S1 yellow XL4'],
    ['sv', 'dra', 'draw'],
    ['sv', 'avstå', 'wave'],
    ['sv', 'avsluta turen', 'end'],
    ['sv', 'lay röd M2', 'lay red M2'],
    ['en', 'leg rood M2', 'leg rood M2'],
  ] as const)('in %s: %s is %s', (language, typed, notation) => {
    expect(tidy(kuboLine(language, typed).text)).toBe(notation);
  });
});
