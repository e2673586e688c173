import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameIds, manifestOf } from '#shared/games/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { decodeLexicon, swedishAlphabet } from '#shared/lexicon/index.ts';
import {
  alphacubesSet,
  checkSet,
  cubewordSet,
  faceText,
  fitProblem,
  formatSet,
  kubagramSets,
  kuboDeck,
  parseSetText,
  scrubleSet,
  swedishDice,
} from '#shared/pieces/index.ts';
import file from '#shared/pieces/sets/alphacubes.json' with { type: 'json' };
import { blockersOf } from '#shared/set-design/balance/judgement.ts';
import { proposeSet } from '#shared/set-design/index.ts';
import { longTest } from '#tests/support/patience.ts';

const lettered = gameIds.flatMap((game) =>
  manifestOf(game).sets.flatMap((set) =>
    'pieces' in set ? [[set.pieces.name, game, set.pieces] as const] : [],
  ),
);

describe('every bundled set', () => {
  it.each(lettered)(
    '%s is whole: it is written as it is read, and a game can be played with it',
    (_name, game, set) => {
      expect({ ...expectOk(parseSetText(formatSet(set))), version: 0 }).toEqual({ ...set, version: 0 });
      expect(checkSet(set)).toMatchObject({
        missing: [],
        duplicates: game === 'scruble' ? expect.anything() : [],
      });
      const needs = manifestOf(game).ownSets?.needs;
      expect(needs && fitProblem(needs, set)).toBeUndefined();
    },
  );
});

describe('the Swedish dice of Kubagram', () => {
  const set = kubagramSets.sv;

  it('K1 are 105 dice of three letters and 3 jokers, with each letter of Swedish and a vowel on every die', () => {
    const report = checkSet(set);
    expect(report).toMatchObject({ pieces: 108, faces: 648, blanks: 0, withoutVowel: [], boards: [] });
    expect(Object.keys(report.letters).join('')).toBe(swedishAlphabet);
    expect(report.letters).toMatchObject({
      A: 33,
      S: 31,
      T: 28,
      E: 25,
      R: 25,
      N: 21,
      Å: 5,
      Ä: 5,
      Ö: 6,
      Q: 1,
      W: 1,
    });
    expect(report.vowelShare).toBeCloseTo(232 / 648);
    const jokers = set.pieces.slice(-3).map(({ faces }) => faces.map(faceText).join(''));
    expect(jokers).toEqual(['AESRTN', 'IOLKDG', 'UÄMPVB']);
  });

  it(
    'are what the words, the number and the seed propose that are named with them',
    { timeout: longTest },
    () => {
      const { lexicon, kind, pieces, seed } = swedishDice;
      const built = new URL(`../../../build/lexica/${lexicon}.cwlex`, import.meta.url);
      const words = expectOk(decodeLexicon(readFileSync(built), `${lexicon}.cwlex`));
      const { name, title, language } = set;
      const run = proposeSet({ kind, pieces, lexicon: words, seed, title: name, language });
      let next = run.next();
      while (next.done !== true) next = run.next();
      const { set: again, figures } = next.value;
      expect({ ...again, title, version: set.version }).toEqual(set);
      expect(figures).toMatchObject({ hands: 416, median: 2493, lowTenth: 1320, dead: 0 });
      expect(blockersOf(figures)).toEqual([]);
    },
  );
});

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
