import { describe, expect, it } from 'vitest';
import { cubewordLine } from '#shared/games/cubeword/index.ts';

const tidy = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

describe('moves of CUBEWORD that are typed in one’s own language', () => {
  it.each([
    ['nl', 'leg T van GINTZ op 4, 0', 'site T of GINTZ at 4, 0'],
    [
      'nl',
      'leg blanco als T op 4, 0; verschuif A van 3, 0 naar 4, 1',
      'site blank as T at 4, 0; re-site A of 3, 0 to 4, 1',
    ],
    ['nl', 'keer om C op 3, 1 naar T', 're-face C at 3, 1 to T'],
    ['nl', 'keer C op 3, 1 om naar T', 're-face C at 3, 1 to T'],
    ['nl', 'keer OP 1 om naar T', 're-face OP 1 to T'],
    ['nl', 'doop 4, 0 om naar S', 're-name 4, 0 to S'],
    ['nl', 'passen', 'pass'],
    ['nl', 'sta toe OP VAN', 'allow OP VAN'],
    ['sv', 'lägg Jokern som T på 4, 0', 'site joker as T at 4, 0'],
    ['sv', 'flytta T från 3, 0 till 4, 1', 're-site T from 3, 0 to 4, 1'],
    ['sv', 'vänd SOM 1 till T; döp om 4, 0 till S', 're-face SOM 1 to T; re-name 4, 0 to S'],
    ['sv', 'passa', 'pass'],
    ['sv', 'tillåt SOM', 'allow SOM'],
    ['en', 'leg T op 4, 0', 'leg T op 4, 0'],
  ] as const)('in %s: %s is %s', (language, typed, notation) => {
    expect(tidy(cubewordLine(language, typed).text)).toBe(notation);
  });
});
