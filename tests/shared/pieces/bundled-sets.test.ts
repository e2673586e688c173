import { describe, expect, it } from 'vitest';
import {
  alphacubesSet,
  checkSet,
  cubewordSet,
  faceText,
  kuboDeck,
  scrubleSet,
} from '#shared/pieces/index.ts';
import file from '#shared/pieces/sets/alphacubes.json' with { type: 'json' };

describe('the set of Alphacubes', () => {
  it('A1 has 98 cubes, no duplicates, five times the letters of 98 tiles', () => {
    const report = checkSet(alphacubesSet);
    expect(report).toMatchObject({
      pieces: 98,
      faces: 490,
      blanks: 0,
      duplicates: [],
      missing: [],
      total: 935,
    });
    expect(report.letters).toMatchObject({ E: 60, A: 45, I: 45, O: 40, Q: 5, Z: 5, X: 5, J: 5, K: 5 });
    expect(report.vowelShare).toBeCloseTo((45 + 60 + 45 + 40 + 20) / 490);
    expect(report.withoutVowel.map((id) => file.cubes[id])).toEqual(['HLNSZ', 'BDGNP', 'GLRSY']);
  });
});

describe('the set of CUBEWORD', () => {
  it('C1 has 24 cubes of five letters and a blank, no two alike, and the die with its numbers', () => {
    const report = checkSet(cubewordSet);
    expect(report).toMatchObject({
      pieces: 25,
      faces: 120,
      blanks: 24,
      duplicates: [],
      missing: [],
      total: 21,
    });
    expect(cubewordSet.pieces.at(-1)?.letters).toEqual([]);
  });
});

describe('U1 U3 the Kubo deck', () => {
  it('U1 has 64 cards, each colour, size and number once', () => {
    const names = new Set(kuboDeck.map(({ colour, size, number }) => `${colour} ${size}${number}`));
    expect(names.size).toBe(64);
    expect([...new Set(kuboDeck.map(({ colour }) => colour))]).toEqual(['blue', 'green', 'yellow', 'red']);
  });

  it('U3 x is the size, y the number, z the colour: one cell each', () => {
    expect(new Set(kuboDeck.map(({ x, y, z }) => `${x}${y}${z}`)).size).toBe(64);
    const card = kuboDeck.find(
      ({ colour, size, number }) => colour === 'yellow' && size === 'XL' && number === 2,
    );
    expect(card).toMatchObject({ x: 3, y: 1, z: 2 });
    for (const [id, card] of kuboDeck.entries()) expect(card.id).toBe(id);
  });
});

describe('the set of SCRUBLE Cube', () => {
  it('S1 has 96 pegs: 82 letters, 2 wild, 12 premiums, and as many premiums on each face', () => {
    const written = scrubleSet.pieces.map(({ faces }) => faces.map(faceText).join(' '));
    const count = (peg: string) => written.filter((one) => one === peg).length;
    expect(written).toHaveLength(96);
    expect(['2L', '3L', '4L', '2W', '3W', '*'].map(count)).toEqual([4, 3, 1, 3, 1, 2]);
    expect(checkSet(scrubleSet)).toMatchObject({ faces: 82, blanks: 2, missing: [] });
    expect([count('E'), count('A'), count('Q'), count('Z'), count('X')]).toEqual([9, 7, 0, 0, 1]);
    for (let face = 0; face < 6; face += 1) {
      const pegs16 = scrubleSet.pieces.slice(face * 16, face * 16 + 16);
      expect(pegs16.filter(({ faces }) => faces[0]?.kind === 'premium')).toHaveLength(2);
    }
  });
});
