import { describe, expect, it } from 'vitest';
import { scrubleLine, twistsLine } from '#shared/games/scruble/index.ts';

const tidy = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

describe('a line of SCRUBLE Cube that is typed in one’s own language', () => {
  it.each([
    [
      'nl',
      'rij 2 links, kolom 4 halve slag, schijf 1 tegen de klok in: STREET',
      'row 2 left, column 4 half, slice 1 anticlockwise: STREET',
    ],
    ['nl', 'R 2U: STREET op voor 2 1 rechts, kruist ELF', 'R 2U: STREET at front 2 1 right, crossing ELF'],
    ['nl', 'claim OP op onder 2 1 omhoog', 'claim OP at bottom 2 1 up'],
    ['nl', 'STREET kruist OP', 'STREET crossing OP'],
    ['nl', 'R: passen', 'R: pass'],
    ['nl', 'passen', 'pass'],
    ['nl', 'sta toe BOVEN ACHTER', 'allow BOVEN ACHTER'],
    ['nl', 'boven', 'boven'],
    [
      'sv',
      'rad 2 vänster, kolumn 4 ett halvt varv, skiva 1 medurs: STREET',
      'row 2 left, column 4 half, slice 1 clockwise: STREET',
    ],
    ['sv', 'R: ta STREET på fram 2 1 höger, korsar ELF', 'R: claim STREET at front 2 1 right, crossing ELF'],
    ['sv', 'R U: passa', 'R U: pass'],
    ['sv', 'tillåt UNDER', 'allow UNDER'],
    ['en', 'rij 2 links: STREET', 'rij 2 links: STREET'],
  ] as const)('in %s: %s is %s', (language, typed, notation) => {
    expect(tidy(scrubleLine(language, typed).text)).toBe(notation);
  });

  it('may be of twists alone', () => {
    expect(twistsLine('nl', 'rij 2 naar links, R').text).toBe('row 2 left, R');
    expect(twistsLine('sv', 'kolumn 1 uppåt').text).toBe('column 1 up');
    expect(twistsLine('en', 'rij 2').text).toBe('rij 2');
  });
});
