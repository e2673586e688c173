import { describe, expect, it } from 'vitest';
import { blanksUp, checkTurn, cubeword, type Part } from '#shared/games/cubeword/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import {
  begun,
  cubeNamed,
  feltText,
  lying,
  moveIn,
  moved,
  refusal,
  setUpResult,
  siting,
  smallList,
} from '#tests/support/cubeword/table.ts';

const tone = moved(begun(), `0: ${siting('TONE', 0, 0)}`);

describe('C4 a legal end of turn', () => {
  it('C4 has a word in every run, across and down', () => {
    expect(refusal(tone, '1: site Q at 4, 0')).toEqual({
      code: 'cubeword/not-in-lexicon',
      words: ['TONEQ'],
      at: ['(0, 0)'],
    });
    expect(refusal(tone, `1: ${siting('AT', 0, 1)}`)).toEqual({
      code: 'cubeword/not-in-lexicon',
      words: ['TA', 'OT'],
      at: ['(0, 0)', '(1, 0)'],
    });
    expect(feltText(moved(tone, '1: site O at 0, 1'))).toBe('TONE\nO...');
  });

  it('C4 reads across and down, not backwards', () => {
    expect(refusal(begun(), `0: ${siting('ENOT', 0, 0)}`)).toMatchObject({ words: ['ENOT'] });
    expect(refusal(begun(), `0: ${siting('ENOT', 0, 0, 'down')}`)).toMatchObject({ words: ['ENOT'] });
  });

  it('C4 lets letters lie alone that touch nothing by a side; corners do not count', () => {
    expect(feltText(moved(tone, '1: site Q at 4, 1; site X at -1, -1'))).toBe('X.....\n.TONE.\n.....Q');
    expect(refusal(tone, '1: site Q at 3, 1')).toMatchObject({ words: ['EQ'] });
  });

  it('C4 lets anything lie anywhere in between', () => {
    const state = moved(tone, '1: site Q at 4, 0; re-site Q from 4, 0 to 7, 3');
    expect(feltText(state)).toBe('TONE....\n........\n........\n.......Q');
  });

  it('C4 a pass is judged too: a game that was begun elsewhere cannot go on with what is no word', () => {
    const odd = begun({ setUp: { felt: lying('GINTZ Z 0 0', 'AHQRT Q 1 0') } });
    expect(refusal(odd, '0: pass')).toEqual({
      code: 'cubeword/not-in-lexicon',
      words: ['ZQ'],
      at: ['(0, 0)'],
    });
    expect(moved(odd, '0: allow ZQ', '0: pass').turn).toBe(2);
    // A record in which it was passed still replays.
    expect(cubeword.rules.apply(odd, { kind: 'pass', by: seat(0) }).ok).toBe(true);
    expect(refusal(odd, '0: site A at 5, 5')).toMatchObject({
      code: 'cubeword/not-in-lexicon',
      words: ['ZQ'],
    });
  });

  it('C4 never shows a ninth blank, not even between two moves; the Joker is none', () => {
    const names = ['ABDTU', 'ABNPT', 'ACERW', 'ADIPS', 'AFHSU', 'AGOPR', 'AHKLO', 'AHPSU'];
    const eight = begun({ setUp: { felt: lying(...names.map((name, at) => `${name} *E ${2 * at} 0`)) } });
    expect(blanksUp(eight.felt)).toBe(8);
    expect(refusal(eight, '0: site blank as A at 0, 5')).toEqual({
      code: 'cubeword/ninth-blank',
      part: 1,
      most: 8,
    });
    // Up for a moment only.
    expect(refusal(eight, '0: site A at 0, 5; re-face 0, 5 to blank as I; re-face 0, 0 to A')).toMatchObject({
      code: 'cubeword/ninth-blank',
      part: 2,
    });
    expect(moved(eight, '0: re-face 0, 0 to A; site blank as I at 0, 5').felt).toHaveLength(9);
    expect(moved(eight, '0: site Joker as I at 0, 5').felt).toHaveLength(9);
    expect(setUpResult({ setUp: { felt: [...eight.felt, ...lying('AHQRT *E 0 7')] } })).toMatchObject({
      problem: { code: 'cubeword/set-up-blanks', blanks: 9, most: 8 },
    });
  });

  describe('connected', () => {
    it('C4 off: words and letters may lie apart', () => {
      expect(moved(tone, `1: ${siting('AT', 0, 5)}`).felt).toHaveLength(6);
    });

    it('C4 on: all cubes hang together by sides at the end of a turn', () => {
      const state = moved(begun({ options: { connected: true } }), `0: ${siting('TONE', 0, 0)}`);
      expect(refusal(state, '1: site A at 9, 9; site Q at 4, 1')).toEqual({
        code: 'cubeword/not-connected',
        groups: 3,
        apart: ['A (9, 9)', 'Q (4, 1)'],
      });
      expect(moved(state, '1: site S at 4, 0').felt).toHaveLength(5);
      expect(moved(state, '1: site S at 9, 9; re-site S from 9, 9 to 4, 0').felt).toHaveLength(5);
      expect(moved(state, '1: pass').felt).toHaveLength(4);
    });

    it('C4 on: a single cube hangs together with itself', () => {
      expect(moved(begun({ options: { connected: true } }), '0: site A at 0, 0').felt).toHaveLength(1);
    });
  });
});

describe('C5 two letters', () => {
  it('C5 are a word like any other', () => {
    expect(feltText(moved(begun(), `0: ${siting('AT', 0, 0)}`))).toBe('AT');
    expect(refusal(begun(), `0: ${siting('TA', 0, 0)}`)).toMatchObject({ words: ['TA'] });
  });
});

describe('C8 the first turn', () => {
  it('C8 may site anywhere, and ends by the same rule', () => {
    expect(feltText(moved(begun(), `0: ${siting('START', -40, 31)}`))).toBe('START');
    expect(moved(begun(), '0: site Q at 0, 0; site X at 5, 5; site Z at 1, 1').felt).toHaveLength(3);
    expect(refusal(begun(), `0: ${siting('STRAT', 0, 0)}`)).toMatchObject({
      code: 'cubeword/not-in-lexicon',
    });
    expect(moved(begun(), '0: pass').turn).toBe(2);
  });
});

describe('C10 what is not allowed', () => {
  it('C10 is refused where the table’s list of exceptions takes it out, whatever the lexicon says', () => {
    const state = begun({ options: { forbid: ['TONE'] } });
    expect(refusal(state, `0: ${siting('TONE', 0, 0)}`)).toEqual({
      code: 'cubeword/excluded-by-table',
      words: ['TONE'],
      at: ['(0, 0)'],
    });
    const own = begun({ options: { personalForbid: ['tone'] } });
    expect(refusal(own, `0: ${siting('TONE', 0, 0)}`)).toMatchObject({ code: 'cubeword/excluded-by-person' });
    expect(moved(begun({ options: { allow: ['QAT'] } }), `0: ${siting('QAT', 0, 0)}`).felt).toHaveLength(3);
    expect(setUpResult({ options: { allow: ['mother-in-law'] } })).toMatchObject({
      problem: { code: 'setup/list-word', option: 'allow', word: 'mother-in-law' },
    });
  });

  it('C10 words that the table lets stand count in this game, and the turn goes on', () => {
    const allowed = moved(begun(), '0: allow QAT');
    expect(cubeword.rules.turn(allowed)).toEqual({ number: 1, seat: 0 });
    expect(moved(allowed, `0: ${siting('QAT', 0, 0)}`).felt).toHaveLength(3);
    expect(refusal(begun(), '0: allow X')).toEqual({ code: 'cubeword/bad-word', word: 'X' });
    const many = { kind: 'allow', by: seat(0), words: Array.from({ length: 21 }, () => 'QAT') } as const;
    expect(cubeword.rules.apply(begun(), many)).toMatchObject({
      problem: { code: 'cubeword/too-many-words', most: 20 },
    });
  });
});

describe('a turn while it is tried', () => {
  const view = cubeword.rules.viewFor(tone, seat(1));
  const parts = (line: string): readonly Part[] => {
    const proposal = expectOk(cubeword.notation.parse(view, seat(1), line));
    return proposal.kind === 'turn' ? proposal.parts : [];
  };
  const check = (line: string) => expectOk(checkTurn(view, parts(line), smallList));

  it('names every run, whether it is a word, and the cubes at fault', () => {
    const { runs, problem, moves, left } = check('site Q at 4, 0; site O at 0, 1; site T at 0, 2');
    expect(runs.map(({ word, ruling }) => [word, ruling.accepted])).toEqual([
      ['TONEQ', false],
      ['TOT', false],
    ]);
    expect(runs[0]?.atFault).toEqual([cubeNamed('AHQRT')]);
    expect(problem).toMatchObject({ code: 'cubeword/not-in-lexicon', words: ['TONEQ', 'TOT'] });
    expect([moves, left]).toEqual([3, 2]);
  });

  it('blames all cubes of a run that lost a neighbour', () => {
    const { runs } = check('re-site E from 3, 0 to 9, 9');
    expect(runs.map(({ word }) => word)).toEqual(['TON']);
    expect(runs[0]?.ruling.accepted).toBe(true);
    const broken = check('re-site T from 0, 0 to 9, 9; re-site O from 1, 0 to 7, 7');
    expect(broken.runs[0]).toMatchObject({ word: 'NE', ruling: { accepted: false } });
    expect(broken.runs[0]?.atFault).toHaveLength(2);
  });

  it('gives the sum of the good words while others are at fault, and what is left of five moves', () => {
    const { score, problem } = check('site S at 4, 0; site Q at -1, 2; site Z at 0, 2');
    expect(problem).toMatchObject({ words: ['QZ'] });
    expect(score).toMatchObject({ total: 5, words: [{ word: 'TONES', points: 5 }] });
    expect(check('site S at 4, 0').problem).toBeUndefined();
  });

  it('with nothing done yet says so, and a move that cannot be made is refused', () => {
    expect(check('site S at 4, 0')).toMatchObject({ moves: 1, left: 4, blanksUp: 0 });
    expect(expectOk(checkTurn(view, [], smallList)).problem).toEqual({ code: 'cubeword/no-moves' });
    const taken: Part = { kind: 're-site', cube: cubeNamed('GINTZ'), to: { column: 0, row: 0 } };
    expect(checkTurn(view, [taken], smallList)).toMatchObject({
      ok: false,
      problem: { code: 'cubeword/in-the-pool' },
    });
  });

  it('ends as the judge says', () => {
    for (const line of [
      'site S at 4, 0',
      'site Q at 4, 0',
      'site A at 9, 9',
      're-site T from 0, 0 to 9, 9',
    ]) {
      const judged = moveIn(tone, `1: ${line}`);
      expect(check(line).problem).toEqual(judged.ok ? undefined : judged.problem);
    }
  });
});
