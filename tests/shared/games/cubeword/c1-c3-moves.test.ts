import { describe, expect, it } from 'vitest';
import {
  costOf,
  cubeIds,
  cubeName,
  cubeword,
  feltAfter,
  joker,
  lettersOn,
  poolOf,
} from '#shared/games/cubeword/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { checkSet, cubewordSet } from '#shared/pieces/index.ts';
import {
  begun,
  feltText,
  lying,
  moved,
  playedOn,
  pointsOf,
  refusal,
  setUpResult,
  siting,
} from '#tests/support/cubeword/table.ts';

describe('C1 the set', () => {
  it('C1 is 24 cubes of five letters and a blank face, no two alike, and the die as Joker', () => {
    expect(checkSet(cubewordSet)).toMatchObject({
      pieces: 25,
      faces: 120,
      blanks: 24,
      duplicates: [],
      missing: [],
    });
    const cubes = cubewordSet.pieces.slice(0, 24);
    expect(cubes.every(({ faces }) => faces.filter(({ kind }) => kind === 'blank').length === 1)).toBe(true);
    expect(cubes.every(({ letters }) => letters.length === 5)).toBe(true);
    expect(cubewordSet.pieces[24]?.faces).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => ({ kind: 'number', number })),
    );
    expect([joker, cubeName(cubewordSet, joker), lettersOn(cubewordSet, joker)]).toEqual([24, 'Joker', []]);
  });

  it('C1 is for 1 to 6 players, and lot decides who begins', () => {
    expect(cubeword.seats).toEqual({ least: 1, most: 6 });
    for (const seats of [0, 7, 1.5]) {
      expect(setUpResult({ seats, setUp: { seat: undefined } })).toMatchObject({
        problem: { code: 'setup/seats' },
      });
    }
    const firsts = Array.from(
      { length: 40 },
      (_, seed) => begun({ seats: 4, seed, setUp: { seat: undefined } }).first,
    );
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('C1 begins with every cube in the pool and an empty felt', () => {
    const state = begun({ seats: 3 });
    expect(state.felt).toEqual([]);
    expect(poolOf(state.felt)).toEqual(cubeIds);
    expect(cubeword.pieces(state)).toHaveLength(25);
  });
});

describe('C2 the felt', () => {
  it('C2 has no edge: places may be below 0, and words run over it', () => {
    const state = moved(
      begun(),
      `0: ${siting('TONE', -2, -7)}`,
      `1: ${siting('STAR', -2, -8, 'down').replace('; site T at -2, -7', '')}`,
    );
    expect(feltText(state)).toBe('S...\nTONE\nA...\nR...');
    expect(state.felt[0]).toMatchObject({ column: -2, row: -7 });
  });

  it('C2 takes one cube a place, at every moment of a turn', () => {
    const state = moved(begun(), `0: ${siting('TONE', 0, 0)}`);
    expect(refusal(state, '1: site S at 3, 0')).toEqual({
      code: 'cubeword/place-taken',
      part: 1,
      letter: 'E',
      place: '3, 0',
    });
    expect(refusal(state, '1: re-site T from 0, 0 to 1, 0')).toMatchObject({
      code: 'cubeword/place-taken',
      part: 1,
    });
    // To change two cubes over takes a third place.
    const changed = moved(
      state,
      '1: re-site N from 2, 0 to 9, 9; re-site T from 0, 0 to 2, 0; re-site N from 9, 9 to 0, 0',
    );
    expect(feltText(changed)).toBe('NOTE');
  });
});

describe('C3 the moves of a turn', () => {
  const tone = moved(begun(), `0: ${siting('TONE', 0, 0)}`);

  it('C3 are none to five', () => {
    expect(moved(begun(), '0: pass').felt).toEqual([]);
    expect(moved(begun(), `0: ${siting('START', 0, 0)}`).felt).toHaveLength(5);
    const six = siting('STARTS', 0, 0);
    expect(refusal(begun(), `0: ${six}`)).toEqual({ code: 'cubeword/too-many-moves', part: 6, most: 5 });
    expect(cubeword.rules.apply(begun(), { kind: 'turn', by: seat(0), parts: [], words: [] })).toMatchObject({
      problem: { code: 'cubeword/no-moves' },
    });
  });

  it('C3 site a cube with any face up, a blank named', () => {
    const state = moved(begun(), '0: site T of GINTZ at 0, 0; site blank of ABDTU as O at 1, 0');
    expect(state.felt).toEqual(lying('GINTZ T 0 0', 'ABDTU *O 1 0'));
    expect(refusal(begun(), '0: site Q of GINTZ at 0, 0')).toEqual({
      code: 'cubeword/letter-not-on-cube',
      part: 1,
      cube: 'GINTZ',
      letter: 'Q',
      letters: [...'GINTZ'],
    });
    expect(refusal(state, '1: site Z of GINTZ at 4, 4')).toMatchObject({ code: 'cubeword/already-sited' });
  });

  it('C3 re-site a cube with face and name kept', () => {
    const state = moved(begun(), '0: site blank of ABDTU as O at 1, 0', '1: re-site O from 1, 0 to -3, 5');
    expect(state.felt).toEqual(lying('ABDTU *O -3 5'));
    expect(refusal(begun(), '0: re-site GINTZ to 1, 1')).toEqual({
      code: 'cubeword/in-the-pool',
      part: 1,
      cube: 'GINTZ',
    });
  });

  it('C3 re-face a cube to another face, a blank named', () => {
    const state = begun({ setUp: { felt: lying('GINTZ T 0 0', 'ABDTU *O 5 5', 'Joker E 9 9') } });
    expect(moved(state, '0: re-face 0, 0 to Z').felt[0]).toMatchObject({ letter: 'Z', blank: false });
    expect(moved(state, '0: re-face 0, 0 to blank as Q').felt[0]).toMatchObject({ letter: 'Q', blank: true });
    // The blank face may be named as a letter that the cube has.
    expect(moved(state, '0: re-face 0, 0 to blank as T').felt[0]).toMatchObject({ letter: 'T', blank: true });
    expect(moved(state, '0: re-face 5, 5 to U').felt[1]).toMatchObject({ letter: 'U', blank: false });
    expect(refusal(state, '0: re-face 0, 0 to T')).toMatchObject({ code: 'cubeword/same-face', letter: 'T' });
    expect(refusal(state, '0: re-face 5, 5 to blank as U')).toMatchObject({ code: 'cubeword/same-face' });
    expect(refusal(state, '0: re-face 5, 5 to O')).toMatchObject({ code: 'cubeword/letter-not-on-cube' });
    expect(refusal(state, '0: re-face Joker to A')).toMatchObject({ code: 'cubeword/joker-has-no-faces' });
  });

  it('C3 re-name a blank or the Joker, whose name stays until then', () => {
    const state = begun({ setUp: { felt: lying('GINTZ T 0 0', 'ABDTU *O 5 5', 'Joker E 9 9') } });
    expect(moved(state, '0: re-name 5, 5 to Q', '1: pass').felt[1]).toMatchObject({
      letter: 'Q',
      blank: true,
    });
    expect(moved(state, '0: re-name Joker to Q', '1: pass').felt[2]).toMatchObject({ letter: 'Q' });
    expect(refusal(state, '0: re-name 0, 0 to Z')).toMatchObject({
      code: 'cubeword/not-a-blank',
      letter: 'T',
    });
    expect(refusal(state, '0: re-name 5, 5 to O')).toMatchObject({ code: 'cubeword/same-name', letter: 'O' });
  });

  const lone = lying('GINTZ T 0 0', 'ABDTU *O 5 5', 'Joker E 9 9');
  const places = ['9, 3', '9, 1', '7, 9', '3, 9', '1, 7', '-4, -4'];
  const steps = (count: number, who: string) =>
    Array.from({ length: count }, (_, at) => `re-site ${who} to ${places[at] ?? ''}`);
  const names = (count: number, who: string) =>
    Array.from({ length: count }, (_, at) => `re-name ${who} to ${'QXZJVK'.charAt(at)}`);

  it.each<[string, string[], number | undefined]>([
    ['a re-site and a re-face of a letter cube are two', ['re-site GINTZ to 1, 1', 're-face GINTZ to Z'], 2],
    ['a re-site and a re-name of a blank are two', ['re-site ABDTU to 1, 1', 're-name ABDTU to Z'], 2],
    ['a re-site and a re-name of the Joker are one', ['re-site Joker to 1, 1', 're-name Joker to Z'], 1],
    ['the other way round, too', ['re-name Joker to Z', 're-site Joker to 1, 1'], 1],
    [
      'with a move of another cube between',
      ['re-name Joker to Z', 're-face GINTZ to Z', 're-site Joker to 1, 1'],
      2,
    ],
    ['two of each of the Joker are two', [...steps(2, 'Joker'), ...names(2, 'Joker')], 2],
    ['three and one cost the larger count', [...steps(3, 'Joker'), ...names(1, 'Joker')], 3],
    ['five and five are five', [...steps(5, 'Joker'), ...names(5, 'Joker')], 5],
    ['six and five are one too many', [...steps(6, 'Joker'), ...names(5, 'Joker')], undefined],
    ['the Joker does not make others cheaper', [...steps(5, 'GINTZ'), ...names(1, 'Joker')], undefined],
  ])('C3 count as made: %s', (_, lines, cost) => {
    const state = begun({ setUp: { felt: lone } });
    if (cost === undefined) {
      expect(refusal(state, `0: ${lines.join('; ')}`)).toMatchObject({ code: 'cubeword/too-many-moves' });
      return;
    }
    const { events } = playedOn(state, `0: ${lines.join('; ')}`);
    expect(events[0]).toMatchObject({ kind: 'turned', cost });
  });

  it('C3 site the Joker and re-name it: two, for only a re-site goes with a re-name', () => {
    const parts = [
      { kind: 'site', cube: joker, at: { column: 0, row: 0 }, letter: 'A', blank: false },
      { kind: 're-name', cube: joker, letter: 'B' },
    ] as const;
    expect(costOf(parts)).toBe(2);
    expect(costOf([...parts, { kind: 're-site', cube: joker, to: { column: 3, row: 3 } }])).toBe(2);
  });

  it('C3 count even if the end is as before, and are no pass then', () => {
    const back = playedOn(tone, '1: re-site T from 0, 0 to 8, 8; re-site T from 8, 8 to 0, 0');
    expect(back.state.felt).toEqual(tone.felt);
    expect(back.state.passes).toBe(0);
    expect(pointsOf(back)).toBe('');
    expect(back.events[0]).toMatchObject({ kind: 'turned', cost: 2, score: { words: [], total: 0 } });
  });

  it('C3 leave no cube to go back to the pool: no move says so', () => {
    const kinds = ['site', 're-site', 're-face', 're-name'];
    for (const kind of [...kinds, 'unsite', 'take-back']) {
      const part = {
        kind,
        cube: 3,
        at: { column: 0, row: 0 },
        to: { column: 0, row: 0 },
        letter: 'A',
        blank: false,
      };
      const fitting = ['at', 'letter', 'blank', 'to'].filter((key) =>
        ({
          site: ['at', 'letter', 'blank'],
          're-site': ['to'],
          're-face': ['letter', 'blank'],
          're-name': ['letter'],
        })[kind]?.includes(key),
      );
      const entries = Object.entries(part).filter(([key]) => ['kind', 'cube', ...fitting].includes(key));
      const proposal = { kind: 'turn', by: 0, parts: [Object.fromEntries(entries)] };
      expect(cubeword.proposalSchema.safeParse(proposal).success, kind).toBe(kinds.includes(kind));
    }
  });

  it('C11 know no number on the die: it has a name alone', () => {
    const site = { kind: 'site', cube: 24, at: { column: 0, row: 0 }, letter: '4', blank: false };
    expect(cubeword.proposalSchema.safeParse({ kind: 'turn', by: 0, parts: [site] }).success).toBe(false);
    const blank = { ...site, letter: 'A', blank: true, cube: joker } as const;
    expect(feltAfter(cubewordSet, [], [{ ...blank, kind: 'site' }])).toMatchObject({
      problem: { code: 'cubeword/joker-has-no-faces' },
    });
  });
});
