import { describe, expect, it } from 'vitest';
import {
  setUpToDeal,
  fitted,
  placeOf,
  wordsAgo,
  wordsIn,
  withWhen,
  withWordsAgo,
} from '#renderer/games/cubeword/position/entering.ts';
import { cubewordPosition } from '#renderer/games/cubeword/position/PositionForm.tsx';
import { whenOf } from '#renderer/table/index.ts';
import { cubeword } from '#shared/games/cubeword/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { lying, setUpResult } from '#tests/support/cubeword/table.ts';

const felt = lying('CEKLO C 0 0', 'ABDTU A 1 0', 'GINTZ *T 2 0');
const table = { players: ['Ann', 'Ben', 'Cem'].map((name) => ({ name })), options: {} };

describe('a game of cubes being entered', () => {
  it('begins with the first player in the first round where nothing else is said', () => {
    const position = fitted({}, 3);
    expect(whenOf(position)).toEqual({ first: 0, round: 1, seat: 0 });
    expect(position).toMatchObject({ turn: 1, scores: [0, 0, 0], passes: 0, counted: [] });
  });

  it('counts turns from who began, who is next and the round', () => {
    const next = withWhen(fitted({}, 3), { seat: 2 });
    expect(next.turn).toBe(3);
    const later = withWhen(withWhen(next, { round: 4 }), { first: 1 });
    // Ben, Cem, Ann: Cem is second in round 4.
    expect(later.turn).toBe(11);
    expect(whenOf(later)).toEqual({ first: 1, round: 4, seat: 2 });
    const state = expectOk(setUpResult({ seats: 3, setUp: { ...later, felt } }));
    expect(cubeword.rules.viewFor(state, 'table')).toMatchObject({ first: 1, round: 4, turn: 11 });
  });

  it('keeps words as many turns back as they were, in both turns where they counted in both', () => {
    const begun = withWhen(fitted({ felt }, 3), { round: 2 });
    const before = withWordsAgo(begun, 2, ['DOG', 'CAT']);
    const both = withWordsAgo(before, 1, ['CAT', 'CAT']);
    expect([wordsAgo(both, 1), wordsAgo(both, 2)]).toEqual([['CAT'], ['DOG', 'CAT']]);
    // Half of CATS is CAT: what is typed on takes nothing from the other turn.
    expect(wordsAgo(withWordsAgo(both, 1, ['CATS']), 2)).toEqual(['DOG', 'CAT']);
    const later = withWhen(both, { round: 5 });
    expect(later.counted).toEqual([
      { word: 'DOG', turn: 11 },
      { word: 'CAT', turn: 11 },
      { word: 'CAT', turn: 12 },
    ]);
    const dealt = setUpToDeal(later);
    expect(dealt.counted).toEqual([
      { word: 'DOG', turn: 11 },
      { word: 'CAT', turn: 12 },
    ]);
    expect(setUpResult({ seats: 3, setUp: dealt }).ok).toBe(true);
    // Before the first turn no word counted.
    expect(withWhen(later, { round: 1 }).counted).toEqual([]);
  });

  it('reads words as people type them', () => {
    expect(wordsIn('strew,cone;  Asks ')).toEqual(['STREW', 'CONE', 'ASKS']);
    expect(wordsIn('')).toEqual([]);
    for (const text of ['a', 'it’s', 'ca7']) expect(wordsIn(text)).toBeUndefined();
  });

  it('has no more passes than leave the game going', () => {
    expect(fitted({ turn: 3, passes: 7 }, 2).passes).toBe(2);
    expect(fitted({ turn: 30, passes: 7 }, 2).passes).toBe(3);
    expect(setUpResult({ setUp: { ...fitted({ turn: 30, passes: 7 }, 2) } }).ok).toBe(true);
  });

  it('wants cubes, and says where what is wrong belongs', () => {
    expect(cubewordPosition.missing?.({}, table)).toEqual({ code: 'cubeword/felt-empty' });
    expect(cubewordPosition.missing?.({ felt }, table)).toBeUndefined();
    const wrong = (setUp: object, options = {}) => {
      const result = setUpResult({ setUp: { ...fitted(setUp, 2) }, options });
      return result.ok ? undefined : placeOf(result.problem);
    };
    expect(wrong({ felt, scores: [100, 3] })).toBe('scores');
    expect(wrong({ felt, turn: 21 }, { finish: 'rounds' })).toBe('round');
    expect(wrong({ felt, minutesBefore: 30 }, { finish: 'time' })).toBe('minutes');
    expect(wrong({ felt: [...felt, ...lying('BIMNT B 9 9')] }, { connected: true })).toBe('felt');
    expect(placeOf({ code: 'setup/no-name' })).toBeUndefined();
  });
});
