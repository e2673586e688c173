import { describe, expect, it } from 'vitest';
import { cubeword, type CubewordOptions, type CubewordSetUp } from '#shared/games/cubeword/index.ts';
import {
  begun,
  feltText,
  lying,
  moved,
  newWordsOf,
  playedOn,
  scoresOf,
  setUpResult,
} from '#tests/support/cubeword/table.ts';

const tone = lying('GINTZ T 0 0', 'DEOTY O 1 0', 'ABNPT *N 2 0', 'Joker E 3 0');

describe('an explicit set-up', () => {
  it('a game begun on a table goes on: cubes with faces and names, scores, words that counted, whose turn', () => {
    const state = begun({
      seats: 3,
      options: { finish: 'rounds' },
      setUp: {
        felt: tone,
        scores: [12, 3, 8],
        counted: [
          { word: 'STAR', turn: 6 },
          { word: 'ATE', turn: 4 },
        ],
        turn: 8,
        seat: 2,
        passes: 1,
      },
    });
    expect(cubeword.rules.turn(state)).toEqual({ number: 8, seat: 2 });
    expect(cubeword.rules.viewFor(state, 'table')).toMatchObject({
      round: 3,
      first: 1,
      counted: [{ word: 'STAR', turn: 6 }],
    });
    expect(scoresOf(state)).toEqual([12, 3, 8]);
    const played = playedOn(state, '2: site S at 4, 0');
    expect(newWordsOf(played)).toMatchObject([{ word: 'TONES', points: 3 }]);
    expect(cubeword.pieces(played.state)).toHaveLength(25);
    // The seat that began is the third: with it the round is over.
    expect(cubeword.rules.turn(moved(played.state, '0: pass'))).toEqual({ number: 10, seat: 1 });
  });

  it('leaves by lot what it does not fix', () => {
    const setUp = { felt: tone };
    const firsts = Array.from(
      { length: 20 },
      (_, seed) => begun({ seats: 3, seed, setUp: { ...setUp, seat: undefined } }).first,
    );
    expect(new Set(firsts).size).toBe(3);
    expect(feltText(begun({ setUp }))).toBe('TONE');
  });

  it.each<[string, CubewordSetUp, Partial<CubewordOptions>]>([
    ['cubeword/set-up-seat', { seat: 2 }, {}],
    ['cubeword/set-up-scores', { scores: [1] }, {}],
    ['cubeword/set-up-cube-twice', { felt: [...tone, ...lying('GINTZ Z 9 9')] }, {}],
    ['cubeword/set-up-place-taken', { felt: [...tone, ...lying('BIMNT B 1 0')] }, {}],
    ['cubeword/set-up-letter', { felt: lying('GINTZ Q -4 7') }, {}],
    ['cubeword/set-up-joker', { felt: lying('Joker *Q 0 0') }, {}],
    ['cubeword/set-up-not-connected', { felt: [...tone, ...lying('BIMNT B 9 9')] }, { connected: true }],
    ['cubeword/set-up-counted', { counted: [{ word: 'STAR', turn: 1 }] }, {}],
    ['cubeword/set-up-counted', { turn: 5, counted: [{ word: 'STAR', turn: 0 }] }, {}],
    [
      'cubeword/set-up-counted-twice',
      {
        turn: 5,
        counted: [
          { word: 'STAR', turn: 4 },
          { word: 'STAR', turn: 3 },
        ],
      },
      {},
    ],
    ['cubeword/set-up-passes', { turn: 3, passes: 3 }, {}],
    ['cubeword/set-up-passes', { turn: 9, passes: 4 }, {}],
    ['cubeword/set-up-over', { scores: [100, 3] }, {}],
    ['cubeword/set-up-over', { turn: 5, scores: [40, 13] }, { finish: 'lead' }],
    ['cubeword/set-up-rounds', { turn: 21 }, { finish: 'rounds' }],
    ['cubeword/set-up-minutes', { minutesBefore: 30 }, { finish: 'time' }],
  ])('is refused with %s: %o', (code, setUp, options) => {
    expect(setUpResult({ setUp, options })).toMatchObject({ ok: false, problem: { code } });
  });

  it('a refusal names the piece and its place', () => {
    expect(setUpResult({ setUp: { felt: lying('GINTZ Q -4 7') } })).toEqual({
      ok: false,
      problem: {
        code: 'cubeword/set-up-letter',
        cube: 'GINTZ',
        place: '-4, 7',
        letter: 'Q',
        letters: [...'GINTZ'],
      },
    });
    expect(setUpResult({ setUp: { felt: [...tone, ...lying('GINTZ Z 9 9')] } })).toMatchObject({
      problem: { cube: 'GINTZ', place: '9, 9', other: '0, 0' },
    });
  });

  it('may begin in the middle of the last round, and with blanks and the Joker up', () => {
    expect(begun({ setUp: { turn: 4, seat: 1, scores: [104, 90] } }).turn).toBe(4);
    expect(begun({ setUp: { felt: tone, turn: 3, passes: 2 } }).passes).toBe(2);
  });

  it('goes along with its players when they change seats', () => {
    const setUp = { felt: tone, scores: [5, 6, 7], seat: 2, turn: 4 };
    expect(cubeword.reseated?.(setUp, [2, 0, undefined])).toEqual({ ...setUp, scores: [7, 5, 0], seat: 0 });
    expect(cubeword.reseated?.(setUp, [0, 1])).toEqual({
      ...setUp,
      scores: [5, 6],
      seat: undefined,
      turn: 3,
    });
  });

  it('stays in its round, with who began it, when somebody comes or leaves', () => {
    // The third player began, the second is next, in round 3; the words counted one and two turns ago.
    const counted = [
      { word: 'CAT', turn: 8 },
      { word: 'DOG', turn: 7 },
    ];
    const setUp = { felt: tone, scores: [5, 6, 7], seat: 1, turn: 9, counted };
    expect(begun({ seats: 3, setUp }).first).toBe(2);
    const joined = cubeword.reseated?.(setUp, [0, 1, 2, undefined]) ?? {};
    const state = begun({ seats: 4, setUp: joined });
    expect(cubeword.rules.viewFor(state, 'table')).toMatchObject({ first: 2, round: 3, turn: 12 });
    expect(state.counted).toEqual([
      { word: 'CAT', turn: 11 },
      { word: 'DOG', turn: 10 },
    ]);
    // Without the one who began, whoever is next begins the round.
    const left = begun({ seats: 2, setUp: cubeword.reseated?.(setUp, [0, 1]) ?? {} });
    expect(cubeword.rules.viewFor(left, 'table')).toMatchObject({ first: 1, round: 3, turn: 5 });
  });
});

describe('moves and set-ups from outside', () => {
  const site = { kind: 'site', cube: 0, at: { column: 0, row: 0 }, letter: 'A', blank: false };
  it.each([
    { kind: 'turn', by: 0, parts: [], words: [] },
    { kind: 'turn', by: 0, parts: [site] },
    { kind: 'turn', by: 6, parts: [site], words: [] },
    { kind: 'turn', by: 0, parts: [{ ...site, cube: 25 }], words: [] },
    { kind: 'turn', by: 0, parts: [{ ...site, letter: 'a' }], words: [] },
    { kind: 'turn', by: 0, parts: [{ ...site, at: { column: 0.5, row: 0 } }], words: [] },
    { kind: 'turn', by: 0, parts: [{ ...site, at: { column: 1000, row: 0 } }], words: [] },
    { kind: 'turn', by: 0, parts: Array.from({ length: 11 }, () => site), words: [] },
    { kind: 'time', by: 0, at: 5 },
    { kind: 'time', by: 'clock' },
    { kind: 'pass', by: 'clock' },
  ])('a record with the move %o is refused', (move) => {
    expect(cubeword.moveSchema.safeParse(move).success).toBe(false);
  });

  it.each([
    { felt: [{ cube: 0, column: 0, row: 0, letter: 'A' }] },
    { turn: 0 },
    { scores: [-1] },
    { pool: [] },
    { minutesBefore: -1 },
  ])('a record with the set-up %o is refused', (setUp) => {
    expect(cubeword.setUpSchema.safeParse(setUp).success).toBe(false);
  });
});
