import { describe, expect, it } from 'vitest';
import { facesOpen, isVowel, kubagram, maySetAside, needsVowel } from '#shared/games/kubagram/index.ts';
import { seat } from '#shared/kernel/index.ts';
import {
  buildLexicon,
  dutchAlphabet,
  judgeForLetters,
  spellingIn,
  withoutAccents,
} from '#shared/lexicon/index.ts';
import { dieOf } from '#tests/support/kubagram/dice.ts';
import { centralOf, moved, refusal, scoresOf, standing, wordsOf } from '#tests/support/kubagram/table.ts';

describe('K12 the letters of each set', () => {
  const dutch = { set: 'nl', minLength: 3 } as const;

  it('K12 IJ is one letter, one face, one letter of length', () => {
    const state = standing({ options: dutch, central: 'RK', centralDice: ['ETIJ:IJ'] });
    const after = moved(state, '0: claim RIJK');
    expect(wordsOf(after, 0)).toEqual(['RĲK']);
    // R 3, IJ 4, K 4.
    expect(scoresOf(after)).toEqual([11, 0]);
    expect(
      refusal(
        standing({ options: { set: 'nl', minLength: 4 }, central: 'RK', centralDice: ['ETIJ:IJ'] }),
        '0: claim RIJK',
      ),
    ).toEqual({
      code: 'kubagram/word-too-short',
      word: 'RIJK',
      letters: 3,
      least: 4,
    });
  });

  it('K12 no face shows I beside J to make it', () => {
    const state = standing({ options: dutch, central: 'RIJK' });
    expect(refusal(state, '0: claim RIJK')).toEqual({
      code: 'kubagram/field-lacks',
      word: 'RIJK',
      letters: ['IJ'],
    });
    const move = { kind: 'claim', by: state.first, dice: state.central } as const;
    expect(
      kubagram.rules.judge(state, move, judgeForLetters(dutchWords, kubagram.letters(state.options))),
    ).toEqual({
      ok: false,
      problem: { code: 'kubagram/not-in-lexicon', word: 'RIJK' },
    });
  });

  it('K12 I and J of two dice are written apart, as English does not', () => {
    const state = standing({ options: { ...dutch, judge: 'challenge' }, central: 'RIJK' });
    const move = { kind: 'claim', by: seat(0), dice: state.central } as const;
    const view = kubagram.rules.viewFor(state, seat(0));
    expect(kubagram.notation.format(view, move)).toBe("claim RI'JK");
    for (const line of ["claim ri'jk", 'claim RI’JK']) {
      expect(kubagram.notation.parse(view, seat(0), line)).toEqual({ ok: true, value: move });
    }
    const english = standing({ central: 'FIJI' });
    const whole = { ...move, dice: english.central } as const;
    expect(kubagram.notation.format(kubagram.rules.viewFor(english, seat(0)), whole)).toBe('claim FIJI');
  });

  it('K12 each set has its own alphabet, and the lexicon is judged in it', () => {
    const lettersOf = (set: 'en' | 'nl' | 'af' | 'sv') =>
      kubagram.letters(kubagram.optionsSchema.parse({ set }));
    expect([lettersOf('en').length, lettersOf('nl').length, lettersOf('af').length]).toEqual([26, 27, 26]);
    expect(lettersOf('sv')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ');
    expect(['RĲK', 'RIJK'].map(judgeForLetters(dutchWords, lettersOf('nl')).has)).toEqual([true, false]);
    expect(['RĲK', 'RIJK'].map(judgeForLetters(dutchWords, lettersOf('en')).has)).toEqual([false, true]);
  });

  it('K12 the table may write its own words with IJ in any way', () => {
    const options = { ...dutch, allow: ['tijk'], forbid: ['RĲK'] };
    const state = standing({ options, central: 'RTK', centralDice: ['ETIJ:IJ'] });
    expect(wordsOf(moved(state, '0: claim TIJK'), 0)).toEqual(['TĲK']);
    expect(refusal(state, '0: claim RIJK')).toEqual({ code: 'kubagram/excluded-by-table', word: 'RIJK' });
  });

  it('K12 spellings are cut into letters with ij always one, and accents are dropped', () => {
    expect(spellingIn(dutchAlphabet, 'bijectie')).toBe('BĲECTIE');
    expect(withoutAccents('één')).toBe('een');
  });
});

const dutchWords = buildLexicon(['RĲK', 'TĲD'], {
  name: 'klein',
  alphabet: dutchAlphabet,
  sha256: '0'.repeat(64),
});

describe('K13 ten consonants', () => {
  const consonants = 'BCDFGHKLMN';
  const held = (die: string, square: string, central = consonants, more = {}) =>
    moved(standing({ ...more, central, box: { [square]: die } }), '0: take');

  it('K13 bind the next die to its vowel: from III', () => {
    const state = held('EDR:R', 'J1');
    expect(refusal(state, '0: lay R')).toEqual({ code: 'kubagram/vowel-needed', die: 'DER', letters: ['E'] });
    expect(centralOf(moved(state, '0: lay E'))).toBe(`${consonants}E`);
  });

  it('K13 from I too, by turning it', () => {
    const state = held('EDR:R', 'I1');
    expect(refusal(state, '0: lay R')).toEqual({ code: 'kubagram/vowel-needed', die: 'DER', letters: ['E'] });
    expect(refusal(state, '0: lay D')).toMatchObject({ code: 'kubagram/vowel-needed' });
    expect(centralOf(moved(state, '0: lay E'))).toBe(`${consonants}E`);
  });

  it('K13 and by the receiver of a 0', () => {
    const received = moved(held('EDR:R', 'H1'), '0: end');
    expect(refusal(received, '1: lay D')).toMatchObject({ code: 'kubagram/vowel-needed', letters: ['E'] });
    expect(centralOf(moved(received, '1: lay E'))).toBe(`${consonants}E`);
  });

  it('K13 of two vowels, either', () => {
    const options = { set: 'nl' } as const;
    for (const letter of ['E', 'U']) {
      const state = held('EUB:B', 'I1', consonants, { options });
      expect(centralOf(moved(state, `0: lay ${letter}`))).toBe(`${consonants}${letter}`);
    }
  });

  it('K13 a vowel that is up on a I stays up', () => {
    const state = held('EUB:E', 'I1', consonants, { options: { set: 'nl' } });
    expect(refusal(state, '0: lay U')).toEqual({ code: 'kubagram/face-fixed', die: 'BEU', letter: 'E' });
  });

  it('K13 a joker must be laid with a vowel, not set aside', () => {
    const state = held('DOKTER:K', 'J1');
    expect(refusal(state, '0: aside')).toEqual({ code: 'kubagram/vowel-not-aside', die: 'DOKTER' });
    expect(refusal(state, '0: lay K')).toMatchObject({ code: 'kubagram/vowel-needed', letters: ['E', 'O'] });
    expect(centralOf(moved(state, '0: lay O'))).toBe(`${consonants}O`);
  });

  it('K13 a die without a vowel follows the ordinary rule, and the next is bound', () => {
    const state = moved(held('JMB:M', 'I1'), '0: lay M', '0: end', '1: take');
    expect(state.phase).toMatchObject({ kind: 'holding', seat: 1 });
    expect(needsVowel(state.central)).toBe(true);
    expect(centralOf(moved(held('JMB:M', 'J1'), '0: lay J'))).toBe(`${consonants}J`);
  });

  it('K13 nine bind nobody, nor do ten with a vowel among them', () => {
    expect(centralOf(moved(held('EDR:R', 'J1', consonants.slice(1)), '0: lay R'))).toBe(
      `${consonants.slice(1)}R`,
    );
    expect(centralOf(moved(held('EDR:R', 'J1', `${consonants}A`), '0: lay R'))).toBe(`${consonants}AR`);
  });

  it('K13 it is looked at after the claims of (a), laid jokers included', () => {
    const options = { minLength: 3, allow: ['SKY'] };
    const state = standing({ options, central: 'BCDFGHLSKY', box: { J1: 'EDR:R', K1: 'AKR:R' } });
    expect(needsVowel(state.central)).toBe(true);
    expect(centralOf(moved(state, '0: claim SKY', '0: take', '0: lay R'))).toBe('BCDFGHLR');
    const marked = standing({
      central: consonants.slice(1),
      centralDice: ['DOKTER:K'],
      box: { J1: 'EDR:R' },
    });
    expect(refusal(moved(marked, '0: take'), '0: lay R')).toMatchObject({ code: 'kubagram/vowel-needed' });
  });

  it('K6, K8, K13 what a die in hand may show, and whether it may be set aside, is told beforehand', () => {
    const die = (name: string, top: string, mark: 'I' | 'III') => ({ die: dieOf('en', name), top, mark });
    const { central } = standing({ central: consonants });
    const few = central.slice(1);
    expect(facesOpen('en', few, die('EDR', 'R', 'I'))).toEqual(['R']);
    expect(facesOpen('en', few, die('EDR', 'R', 'III'))).toEqual(['D', 'E', 'R']);
    expect(facesOpen('en', few, die('GEERRY', 'R', 'I'))).toEqual(['E', 'G', 'R', 'Y']);
    expect(facesOpen('en', central, die('EDR', 'R', 'III'))).toEqual(['E']);
    expect([few, central].map((field) => maySetAside(field, die('GEERRY', 'R', 'I')))).toEqual([true, false]);
    expect(maySetAside(few, die('EDR', 'R', 'I'))).toBe(false);
  });

  it('K13 Y is a consonant, IJ a vowel', () => {
    expect([...'AEIOUĲY'].filter(isVowel).join('')).toBe('AEIOUĲ');
  });
});
