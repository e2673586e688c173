import { describe, expect, it } from 'vitest';
import { cubeword, pointsAt } from '#shared/games/cubeword/index.ts';
import {
  begun,
  lying,
  moved,
  newWordsOf,
  playedOn,
  pointsOf,
  refusal,
  scoresOf,
  siting,
} from '#tests/support/cubeword/table.ts';

const tone = moved(begun(), `0: ${siting('TONE', 0, 0)}`);

describe('C6 what a new word scores', () => {
  it('C6 letters 1 to 5 one each, 6 and 7 two, from the eighth three', () => {
    expect(Array.from({ length: 10 }, (_, place) => pointsAt(place))).toEqual([1, 1, 1, 1, 1, 2, 2, 3, 3, 3]);
  });

  it('C6 the published sum: six letters, the third a blank, are 1+1+0+1+1+2 = 6', () => {
    const felt = lying('GINTZ T 0 0', 'ACERW R 1 0', 'ABNPT *A 2 0', 'BIMNT I 3 0', 'DNORV N 4 0');
    const state = begun({ setUp: { felt }, options: { allow: ['TRAINS'] } });
    const played = playedOn(state, '0: site S at 5, 0');
    expect(newWordsOf(played)).toMatchObject([
      { word: 'TRAINS', sum: 6, points: 6, standing: { kind: 'counts' } },
    ]);
    expect(newWordsOf(played)[0]?.letters.map(({ points }) => points)).toEqual([1, 1, 0, 1, 1, 2]);
    expect(scoresOf(played.state)).toEqual([6, 0]);
  });

  it('C6 the Joker scores 0 in its place, which still counts', () => {
    const felt = lying(
      'GINTZ T 0 0',
      'ACERW R 1 0',
      'ABNPT A 2 0',
      'Joker I 3 0',
      'DNORV N 4 0',
      'CEKLO E 5 0',
    );
    const played = playedOn(begun({ setUp: { felt } }), '0: site D at 6, 0');
    expect(pointsOf(played)).toBe('TRAINED 8');
  });

  it('C6 a cube in two new words counts in both', () => {
    const played = playedOn(begun(), `0: ${siting('TEN', 0, 0)}; site A at 0, 1; site N at 0, 2`);
    expect(pointsOf(played)).toBe('TEN 3, TAN 3');
    expect(scoresOf(played.state)).toEqual([6, 0]);
  });

  it('C6 a lengthened word is new; a word that stood elsewhere is not, with whatever cubes', () => {
    expect(pointsOf(playedOn(tone, '1: site S at 4, 0'))).toBe('TONES 5');
    expect(pointsOf(playedOn(tone, `1: ${siting('TONE', 0, 5)}`))).toBe('');
    // The same spelling moved from one place to another stood when the turn began.
    const shifted =
      '1: re-site E from 3, 0 to 3, 4; re-site N from 2, 0 to 2, 4; re-site O from 1, 0 to 1, 4; re-site T from 0, 0 to 0, 4';
    expect(pointsOf(playedOn(tone, shifted))).toBe('');
  });

  it('C6 a lone letter is no word', () => {
    const played = playedOn(tone, '1: site A at 9, 9');
    expect(newWordsOf(played)).toEqual([]);
    expect(scoresOf(played.state)).toEqual([4, 0]);
  });

  it('C6 one spelling made twice in a turn scores once, the better', () => {
    const state = begun({ setUp: { felt: lying('ABDTU *T 0 0', 'GINTZ T 5 5', 'ABNPT A 0 9') } });
    const played = playedOn(state, '0: site O at 1, 0; site O at 6, 5');
    expect(pointsOf(played)).toBe('TO 2, TO 0');
    expect(newWordsOf(played).map(({ start, standing }) => [start.column, standing.kind])).toEqual([
      [5, 'counts'],
      [0, 'twice'],
    ]);
    expect(scoresOf(played.state)).toEqual([2, 0]);
  });

  it('C6 a word of blanks counts, if only for 0', () => {
    const played = playedOn(begun(), '0: site blank as A at 0, 0; site Joker as T at 1, 0');
    expect(newWordsOf(played)).toMatchObject([{ word: 'AT', points: 0, standing: { kind: 'counts' } }]);
    expect(played.state.counted).toEqual([{ word: 'AT', turn: 1 }]);
  });
});

describe('C7 restored words', () => {
  /** AT stands from turn 1, goes with turn 2 and comes back in the turn that is asked for. */
  const backIn = (turn: number, options = {}) => {
    const gone = moved(begun({ options }), `0: ${siting('AT', 0, 0)}`, '1: re-site T from 1, 0 to 5, 5');
    const waited = Array.from({ length: turn - 3 }, (_, at) => `${at % 2}: pass`);
    const state = waited.reduce((now, line) => moved(now, line), gone);
    return playedOn(state, `${(turn - 1) % 2}: re-site T from 5, 5 to 1, 0`);
  };

  it('C7 two clear turns lie between: made in turn 1, it scores again from turn 4, passes being turns', () => {
    const third = backIn(3);
    expect(newWordsOf(third)).toMatchObject([
      { word: 'AT', sum: 2, points: 0, standing: { kind: 'waits', made: 1, from: 4 } },
    ]);
    expect(pointsOf(backIn(4))).toBe('AT 2');
    expect(pointsOf(backIn(5))).toBe('AT 2');
  });

  it('C7 words are shown by what they bring: one that waits stands behind a shorter one that counts', () => {
    const felt = lying('GINTZ T 0 0', 'DEOTY O 1 0', 'DNORV N 2 0', 'ABNPT A 0 9');
    const state = begun({
      setUp: { felt, turn: 2, counted: [{ word: 'TONE', turn: 1 }] },
      options: { allow: ['TON'] },
    });
    expect(pointsOf(playedOn(state, '0: site E at 3, 0; site T at 1, 9'))).toBe('AT 2, TONE 0');
  });

  it('C7 a spelling that waits, made twice in a turn, waits twice', () => {
    const felt = lying('ABDTU *T 0 0', 'GINTZ T 5 5', 'ABNPT A 0 9');
    const state = begun({ setUp: { felt, turn: 2, counted: [{ word: 'TO', turn: 1 }] } });
    const played = playedOn(state, '0: site O at 1, 0; site O at 6, 5');
    expect(newWordsOf(played).map(({ standing }) => standing.kind)).toEqual(['waits', 'waits']);
  });

  it('C7 counts the turns of whichever players', () => {
    const six = begun({ seats: 6 });
    const gone = moved(six, `0: ${siting('AT', 0, 0)}`, '1: re-site T from 1, 0 to 5, 5');
    expect(pointsOf(playedOn(gone, '2: re-site T from 5, 5 to 1, 0'))).toBe('AT 0');
    expect(pointsOf(playedOn(gone, '2: pass', '3: re-site T from 5, 5 to 1, 0'))).toBe('AT 2');
  });

  it('C7 only a turn in which it counts sets the clock anew', () => {
    // Back in turn 3 it does not count; gone again in turn 4 and back in turn 5, it does.
    const again = moved(backIn(3).state, '1: re-site T from 1, 0 to 5, 5');
    expect(pointsOf(playedOn(again, '0: re-site T from 5, 5 to 1, 0'))).toBe('AT 2');
    // Counted in turn 4, it waits until turn 7.
    const counted = moved(backIn(4).state, '0: re-site T from 1, 0 to 5, 5');
    const sixth = playedOn(counted, '1: re-site T from 5, 5 to 1, 0');
    expect(newWordsOf(sixth)).toMatchObject([{ standing: { kind: 'waits', made: 4, from: 7 } }]);
  });

  it('C7 a turn in which it counts for 0 sets it anew as well', () => {
    const blanks = moved(
      begun(),
      '0: site blank as A at 0, 0; site Joker as T at 1, 0',
      '1: re-site Joker to 5, 5',
    );
    const third = playedOn(blanks, '0: re-site Joker to 1, 0');
    expect(newWordsOf(third)).toMatchObject([{ word: 'AT', standing: { kind: 'waits', made: 1, from: 4 } }]);
  });

  it('C7 keeps what counted only as long as it matters', () => {
    const state = moved(begun(), `0: ${siting('AT', 0, 0)}`);
    expect(state.counted).toEqual([{ word: 'AT', turn: 1 }]);
    expect(moved(state, '1: pass').counted).toHaveLength(1);
    expect(moved(state, '1: pass', '0: pass').counted).toEqual([]);
    const others = moved(state, '1: site A at 9, 9', `0: ${siting('TO', 5, 5)}`);
    expect(others.counted).toEqual([{ word: 'TO', turn: 3 }]);
    // What waits has not counted.
    expect(backIn(3).state.counted).toEqual([]);
  });

  describe('spellingPairs', () => {
    const color = lying('CLNOX C 0 0', 'DEOTY O 1 0', 'CEKLO L 2 0', 'ELMOV O 3 0', 'ACERW R 4 0');
    const apart = lying('AFHSU U 9 9');
    const toColour = '0: re-site R from 4, 0 to 5, 0; re-site U from 9, 9 to 4, 0';

    it('C7 on: COLOR and COLOUR are one spelling, so the one is not new where the other stood', () => {
      const played = playedOn(begun({ setUp: { felt: [...color, ...apart] } }), toColour);
      expect(newWordsOf(played)).toEqual([]);
    });

    it('C7 on: it waits for the other, too, and made twice in a turn they score once', () => {
      const gone = lying(
        'CLNOX C 0 0',
        'DEOTY O 1 0',
        'CEKLO L 2 0',
        'ELMOV O 3 0',
        'ACERW R 9 3',
        'AFHSU U 4 0',
      );
      const state = begun({
        setUp: { felt: gone, turn: 7, counted: [{ word: 'COLOR', turn: 6 }] },
        options: { allow: ['COLOU'] },
      });
      const played = playedOn(state, '0: re-site R from 9, 3 to 5, 0');
      expect(newWordsOf(played)).toMatchObject([
        { word: 'COLOUR', standing: { kind: 'waits', made: 6, from: 9 } },
      ]);
    });

    it('C7 off: they are two words', () => {
      const played = playedOn(
        begun({ setUp: { felt: [...color, ...apart] }, options: { spellingPairs: false } }),
        toColour,
      );
      expect(pointsOf(played)).toBe('COLOUR 7');
    });

    it('C7 the pairs follow the table’s list: where one is no word here, the other is new', () => {
      const state = begun({ setUp: { felt: [...color, ...apart] }, options: { forbid: ['COLOR'] } });
      expect(pointsOf(playedOn(state, toColour))).toBe('COLOUR 7');
    });
  });
});

describe('a verdict is written into the move', () => {
  it('and a record replays without a lexicon, to the same points', () => {
    const { events } = playedOn(begun(), `0: ${siting('TONE', 0, 0)}`);
    expect(events[0]).toMatchObject({ kind: 'turned', seat: 0, move: 0, score: { total: 4 } });
    expect(cubeword.rules.gains(events[0] ?? { kind: 'time-up' })).toEqual([{ seat: 0, points: 4, move: 0 }]);
  });

  it('one that does not fit what stands is refused', () => {
    const parts = [{ kind: 'site', cube: 0, at: { column: 0, row: 0 }, letter: 'A', blank: false }] as const;
    const move = cubeword.moveSchema.parse({ kind: 'turn', by: 0, parts, words: [{ word: 'TONE' }] });
    expect(cubeword.rules.apply(begun(), move)).toEqual({
      ok: false,
      problem: { code: 'cubeword/verdict-differs', words: [], judged: ['TONE'] },
    });
    expect(refusal(tone, '1: site Q at 4, 0')).toMatchObject({ code: 'cubeword/not-in-lexicon' });
  });
});
