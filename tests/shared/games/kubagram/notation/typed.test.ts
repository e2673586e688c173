import { describe, expect, it } from 'vitest';
import { kubagramLine } from '#shared/games/kubagram/index.ts';

const tidy = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

describe('a move of Kubagram that is typed in one’s own language', () => {
  it.each([
    ['nl', 'leg E links', 'lay E left'],
    ['nl', 'neem de volgende steen', 'take'],
    ['nl', 'leg opzij', 'aside'],
    ['nl', 'sla over', 'skip'],
    ['nl', 'claim CATTLE met DOKTER en ACH', 'claim CATTLE with DOKTER and ACH'],
    ['nl', 'cattle met DOKTER', 'cattle with DOKTER'],
    ['nl', 'voeg samen TABLE en SPOON', 'join TABLE and SPOON'],
    ['nl', 'verleng COMPUTE tot COMPUTERS met ACH', 'extend COMPUTE to COMPUTERS with ACH'],
    ['nl', 'laat staan', 'accept'],
    ['nl', 'zoek op CATTLE', 'challenge CATTLE'],
    ['nl', 'hoek L9', 'corner L9'],
    ['nl', 'stop', 'end'],
    ['nl', 'opzij', 'opzij'],
    ['nl', 'verleng', 'verleng'],
    ['sv', 'lägg E vänster', 'lay E left'],
    ['sv', 'ta', 'take'],
    ['sv', 'ta nästa tärning', 'take'],
    ['sv', 'ta CATTLE med jokern', 'claim CATTLE with joker'],
    ['sv', 'stå över', 'skip'],
    ['sv', 'förläng COMPUTE till COMPUTERS', 'extend COMPUTE to COMPUTERS'],
    ['sv', 'låt stå', 'accept'],
    ['sv', 'slå upp CATTLE', 'challenge CATTLE'],
    ['sv', 'inget ord', 'declare'],
    ['sv', 'klar', 'end'],
    ['en', 'leg E links', 'leg E links'],
  ] as const)('in %s: %s is %s', (language, typed, notation) => {
    expect(tidy(kubagramLine(language, typed).text)).toBe(notation);
  });
});
