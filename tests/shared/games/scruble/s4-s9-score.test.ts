import { describe, expect, it } from 'vitest';
import { pegsOn, placesOf } from '#shared/games/scruble/index.ts';
import { runOfPegs, runThrough } from '#shared/games/scruble/runs.ts';
import { lengthBonusOf } from '#shared/games/scruble/scoring.ts';
import { cubeWith, type Laid } from '#tests/support/scruble/table.ts';
import { front, trial } from '#tests/support/scruble/trial.ts';

describe('S4 words on rings', () => {
  it('S4 run in either direction, straight on over the edges', () => {
    expect(trial({ word: 'STREET', pegs: 'S T R E E T' }).score?.sum).toBe(6);
    const backwards = { ring: 6, from: 9, back: true } as const;
    expect(trial({ word: 'STREET', pegs: 'S T R E E T', at: backwards }).score?.sum).toBe(6);
  });

  it('S4 are found again, by their pegs and by their places, wherever they begin', () => {
    const cube = cubeWith();
    for (const [at, back] of Array.from({ length: 12 * 16 }, (_, n) => [n, n % 3 === 0] as const)) {
      const run = { ring: 1 + Math.floor(at / 16), from: at % 16, back, length: at % 5 === 0 ? 16 : 3 };
      const places = placesOf(run);
      expect(runOfPegs(cube, pegsOn(cube, run))).toEqual(run);
      expect(runThrough(places)).toEqual(run);
      expect(runThrough([...places].reverse())).toMatchObject({ ring: run.ring, back: !back });
    }
    const round = placesOf({ ...front, length: 16 });
    expect(runThrough([...round, ...round.slice(0, 1)])).toBeUndefined();
    expect(runThrough(round.slice(0, 1))).toBeUndefined();
    expect(runThrough([])).toBeUndefined();
    expect(runOfPegs(cube, [])).toBeUndefined();
  });

  it('S4 are broken by a premium peg in option 1', () => {
    expect(trial({ word: 'CRAZY', pegs: 'C R A 2L Y' }).problem).toMatchObject({
      code: 'scruble/premium-in-word',
      place: 'front 2 4',
    });
  });

  it('S4 have sixteen letters at most, each the letter of its peg', () => {
    expect(trial({ word: 'STREETSTREETSTREE', pegs: 'S T R E E T' }).problem?.code).toBe('scruble/too-long');
    expect(trial({ word: 'STREEX', pegs: 'S T R E E T' }).problem).toMatchObject({
      code: 'scruble/letter-differs',
      letter: 'X',
      there: 'T',
    });
  });
});

describe('S5 the least letters', () => {
  it('S5 are three, or four where it is agreed', () => {
    expect(trial({ word: 'ELF', pegs: 'E L F', at: { ...front, from: 6 } }).score?.total).toBe(6);
    const four = { minLength: 4 };
    expect(trial({ word: 'ELF', pegs: 'E L F', at: { ...front, from: 6 }, options: four }).problem).toEqual({
      code: 'scruble/too-short',
      word: 'ELF',
      least: 4,
    });
    expect(trial({ word: 'EL', pegs: 'E L', at: { ...front, from: 7 } }).problem?.code).toBe(
      'scruble/too-short',
    );
    expect(trial({ word: 'SELF', pegs: 'S E L F', options: four }).score?.total).toBe(7);
  });
});

describe('S6 bonuses', () => {
  it('S6 bring 5 for six letters, 10 for seven or eight, 15 for nine or more', () => {
    expect([3, 5, 6, 7, 8, 9, 16].map(lengthBonusOf)).toEqual([0, 0, 5, 10, 10, 15, 15]);
    expect(trial({ word: 'STREETS', pegs: 'S T R E E T S' }).score).toMatchObject({
      sum: 7,
      lengthBonus: 10,
      facesBonus: 0,
      total: 17,
    });
  });

  it('S6 bring 10 for three or four faces, a wild peg on one of them counted, pegs outside the word not', () => {
    const overThree = { ...front, from: 7 };
    expect(trial({ word: 'STREET', pegs: 'S T R E E *', at: overThree, twists: 'B' }).score).toMatchObject({
      sum: 5,
      lengthBonus: 5,
      facesBonus: 10,
      total: 20,
    });
    expect(trial({ word: 'STREE', pegs: 'S T R E E 2L', at: overThree, twists: 'B' }).score).toMatchObject({
      facesBonus: 0,
      total: 6,
    });
    expect(trial({ word: 'STREETLINES', pegs: 'S T R E E T L I N E S' }).score?.facesBonus).toBe(10);
  });

  it('S6 are added after multiplying', () => {
    expect(trial({ word: 'STREET', pegs: 'S T R E E T 2W' }).score).toMatchObject({ word: 17, total: 17 });
  });
});

describe('S7 premium pegs next to a word', () => {
  it.each([
    ['2L S T R E E T', 1, 7, 1],
    ['4L S T R E E T 3L', 1, 11, 1],
    ['2W S T R E E T 3W', 1, 6, 6],
    // Letter premiums come first.
    ['3L S T R E E T 2W', 1, 8, 2],
    // A wild peg at the end is multiplied to nothing.
    ['S T R E E * 4L', 0, 5, 1],
  ])('S7 %s', (pegs, first, sum, times) => {
    const at = { ...front, from: first === 0 ? 4 : 3 };
    expect(trial({ word: 'STREET', pegs, at, first }).score).toMatchObject({
      sum,
      times,
      total: sum * times + 5,
    });
  });

  it('S7 count over an edge too', () => {
    const at = { ...front, from: 4 };
    expect(trial({ word: 'ROSE', pegs: 'R O S E 2W', at }).score).toMatchObject({ sum: 4, times: 2 });
  });

  const fifteen = 'S T R E E T L I N G A O U I F';
  const whole = fifteen.replaceAll(' ', '');

  it('S7 one peg is next to both ends of 15 letters: it counts once, a letter premium for the better end', () => {
    const letter = trial({ word: whole, pegs: `${fifteen} 2L` }).score;
    expect(letter?.premiums).toHaveLength(1);
    expect(letter).toMatchObject({ sum: 19 + 4, times: 1, lengthBonus: 15, facesBonus: 10 });
    expect(trial({ word: whole, pegs: `${fifteen} 3W` }).score).toMatchObject({ sum: 19, times: 3 });
    const turned = [...whole].reverse();
    const back = trial({ word: turned.join(''), pegs: `${turned.join(' ')} 2L` }).score;
    expect(back).toMatchObject({ sum: 23 });
  });

  it('S7 for the better end, letters multiplied inside the word counted so, and of two alike for the first', () => {
    const options = { premiums: 'wild' } as const;
    const inside = 'J T R E E T L I N G A O U 3L F';
    // F counts 4 x 3, J 8.
    const better = trial({ word: 'JTREETLINGAOUXF', pegs: `${inside} 2L`, options }).score;
    expect(better?.premiums.map(({ stands, letter }) => [stands, letter])).toEqual([
      [13, 14],
      ['behind', 14],
    ]);
    expect(better).toMatchObject({ sum: 8 + 8 + 2 + 3 + 4 * 3 * 2 });
    const alike = trial({ word: `${whole.slice(0, 14)}S`, pegs: `${fifteen.slice(0, -1)}S 2L` }).score;
    expect(alike?.premiums).toMatchObject([{ stands: 'before', letter: 0 }]);
  });

  it('S7 no peg is next to 16 letters', () => {
    const score = trial({ word: `${whole}S`, pegs: `${fifteen} S` }).score;
    expect(score).toMatchObject({ premiums: [], sum: 20, total: 45 });
    // Not even one that is a letter of the word: round the cube its ends are next to each other.
    const options = { premiums: 'wild' } as const;
    const round = trial({ word: `${whole}S`, pegs: `${fifteen} 2W`, options }).score;
    expect(round).toMatchObject({ premiums: [{ stands: 15 }], sum: 19, times: 2 });
  });

  it('S7 a word lengthened from one is new, and the pegs at its ends count; the old one brings nothing more', () => {
    const older = [{ word: 'STREET', run: { ...front, length: 6 } }];
    const score = trial({ word: 'STREETS', pegs: 'S T R E E T S 2W', twists: 'R', older }).score;
    expect(score).toMatchObject({ sum: 7, times: 2, crossing: undefined, total: 24 });
  });
});

describe('S9 crossing', () => {
  const street = { word: 'STREET', run: { ...front, length: 6 } };
  /** ELF stands down the right column of the front, through the first E of STREET. */
  const elf = { word: 'ELF', pegs: 'E L F', at: { ring: 4, from: 5, back: false }, twists: 'D' } as const;
  const laidStreet: Laid = { run: front, pegs: 'S T R . E T' };

  it('S9 S15 ELF through STREET brings both: 6 and 6 are 12, without bonus or premium of the older word', () => {
    const score = trial({ ...elf, more: [laidStreet], older: [street] }).score;
    expect(score?.crossing).toMatchObject({ word: 'STREET', points: 6 });
    expect(score).toMatchObject({ word: 6, total: 12 });
    expect(score?.letters.map(({ letter, points }) => [letter, points])).toEqual([
      ['E', 1],
      ['L', 1],
      ['F', 4],
    ]);
    const beside: Laid = { run: front, pegs: 'S T R . E T 3W' };
    expect(trial({ ...elf, more: [beside], older: [street] }).score?.total).toBe(12);
  });

  it('S9 needs an older word that still stands, in its order', () => {
    expect(trial({ ...elf, more: [laidStreet] }).score?.total).toBe(6);
    // The layer below takes the R of STREET away.
    const broken = trial({ ...elf, twists: '2L', more: [laidStreet], older: [street] });
    expect(broken.problem?.code).toBe('scruble/stood-before');
    const moved: Laid = { run: front, pegs: 'S R T . E T' };
    const order = [{ word: 'SRTEET', run: street.run }];
    expect(trial({ ...elf, more: [moved], older: order }).score?.crossing?.word).toBe('SRTEET');
  });

  it('S9 needs a peg in common: an older word on a ring that crosses elsewhere brings nothing', () => {
    const whole: Laid = { run: front, pegs: 'S T R E E T' };
    const beside = trial({ ...elf, at: { ring: 4, from: 6, back: false }, more: [whole], older: [street] });
    expect(beside.score).toMatchObject({ word: 6, crossing: undefined });
  });

  it('S9 brings one older word, the dearest or the one that is wanted', () => {
    const ray: Laid = { run: { ring: 7, from: 6, back: false }, pegs: 'A . Y' };
    const older = [street, { word: 'ALY', run: { ring: 7, from: 6, back: false, length: 3 } }];
    const both = { ...elf, more: [laidStreet, ray], older };
    expect(trial(both).score?.crossing).toMatchObject({ word: 'STREET', points: 6 });
    expect(trial({ ...both, crossing: 'ALY' }).score?.crossing).toMatchObject({ word: 'ALY', points: 6 });
    expect(trial({ ...both, crossing: 'ELK' }).problem).toEqual({
      code: 'scruble/no-crossing',
      word: 'ELF',
      crossing: 'ELK',
    });
    const dear: Laid = { run: { ring: 7, from: 6, back: false }, pegs: 'J . Y' };
    const dearer = [street, { word: 'JLY', run: { ring: 7, from: 6, back: false, length: 3 } }];
    expect(trial({ ...elf, more: [laidStreet, dear], older: dearer }).score?.total).toBe(6 + 13);
  });

  it('S9 sharing two pegs counts once', () => {
    const run = { ring: 6, from: 7, back: false };
    const older = [{ word: 'STREET', run: { ...run, length: 6 } }];
    // Both rings cross at the front and at the back.
    const score = trial({
      word: 'SABDGILNOT',
      pegs: 'S A B D G I L N O T',
      at: { ring: 4, from: 5, back: false },
      twists: 'D',
      more: [{ run, pegs: '. T R E E .' }],
      older,
    }).score;
    const places = placesOf({ ring: 4, from: 5, back: false, length: 10 });
    expect(placesOf({ ...run, length: 6 }).filter((place) => places.includes(place))).toHaveLength(2);
    expect(score?.crossing).toMatchObject({ word: 'STREET', points: 6 });
  });

  it('S9 S11 a shared wild peg reads the same in both', () => {
    const wild = { ...elf, pegs: '* L F' };
    expect(trial({ ...wild, more: [laidStreet], older: [street] }).score).toMatchObject({
      word: 5,
      crossing: { word: 'STREET', points: 5 },
    });
    const other = { ...wild, word: 'ALF' };
    expect(trial({ ...other, more: [laidStreet], older: [street] }).score).toMatchObject({
      word: 5,
      crossing: undefined,
    });
  });
});
