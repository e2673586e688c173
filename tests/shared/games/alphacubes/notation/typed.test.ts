import { describe, expect, it } from 'vitest';
import { alphacubesLine } from '#shared/games/alphacubes/index.ts';

const tidy = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

describe('a play of Alphacubes that is typed in one’s own language', () => {
  it.each([
    ['nl', 'G4 omlaag CHECK met AEHNO BIKLS', 'G4 down CHECK with AEHNO BIKLS'],
    ['nl', 'check 4g Rechts', 'check 4g across'],
    ['nl', 'G4 horizontaal MET met AEHNO', 'G4 across MET with AEHNO'],
    ['nl', 'G4 rechts omlaag', 'G4 across omlaag'],
    ['nl', 'G4 omlaag', 'G4 omlaag'],
    ['sv', 'G4 vågrätt CHECK med AEHNO', 'G4 across CHECK with AEHNO'],
    ['sv', 'G4 lodratt CHECK', 'G4 down CHECK'],
    ['sv', 'G4, nedåt, MED', 'G4, down, MED'],
    ['nl', 'G4 across CHECK with AEHNO', 'G4 across CHECK with AEHNO'],
    ['en', 'G4 omlaag CHECK', 'G4 omlaag CHECK'],
  ] as const)('in %s: %s is %s', (language, typed, notation) => {
    expect(tidy(alphacubesLine(language, typed).text)).toBe(notation);
  });
});
