import { describe, expect, it } from 'vitest';
import { alphacubesOptions, preview } from '#shared/games/alphacubes/index.ts';
import { tableWords } from '#shared/table-words/index.ts';
import { createAlphacubes } from '#tests/support/alphacubes/rules.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { wordsIn } from '#shared/lexicon/index.ts';
import { defaults } from '#shared/options/index.ts';
import { codeOf, moveOf, playLines, position } from '#tests/support/alphacubes/position.ts';

const lexicon = new Set(['XU', 'AT', 'OX']);
const rules = createAlphacubes(lexicon);
const hand = 'EORWX ABISU AEIOT DEIRV AENTZ EFIRS';
const verdict = (line: string, options = {}) => {
  const state = position({ hands: [hand, 'GNOST'], options });
  return rules.check(state, moveOf(state, 0, line));
};

describe('A8 the lexicon and the table’s own rulings', () => {
  it('A8 XU is forbidden by default, RITZ is allowed', () => {
    expect(defaults(alphacubesOptions)).toMatchObject({ forbid: ['XU'], allow: ['RITZ'] });
    expect(codeOf(verdict('I9 across XU'))).toBe('alphacubes/excluded-by-table');
    expect(verdict('I9 across RITZ').ok).toBe(true);
  });

  it('A8 switch forbid: without XU in it the lexicon’s word stands', () => {
    expect(verdict('I9 across XU', { forbid: [] }).ok).toBe(true);
    expect(codeOf(verdict('I9 across AT', { forbid: ['at '] }))).toBe('alphacubes/excluded-by-table');
  });

  it('A8 switch allow: words of the table count, in any case of letters', () => {
    expect(codeOf(verdict('I9 across RITZ', { allow: [] }))).toBe('alphacubes/not-in-lexicon');
    expect(verdict('I9 across ZAX', { allow: [' zax'] }).ok).toBe(true);
  });

  it('A8 a word both allowed and forbidden is forbidden', () => {
    expect(verdict('I9 across AT', { allow: ['AT'], forbid: ['AT'] }).ok).toBe(false);
  });

  it.each([
    ['allow', ['TWO WORDS']],
    ['forbid', ['X']],
    ['allow', ['']],
    ['forbid', ['naïve']],
    ['personalAllow', ['ØS']],
    ['personalForbid', ['X']],
  ] as const)('A8 refuses a line in %s that cannot be a word: %s', (option, lines) => {
    const options = { ...defaults(alphacubesOptions), [option]: lines };
    const result = rules.setup({ options, seats: 2, seed: 1 });
    expect(result).toMatchObject({ ok: false, problem: { code: 'setup/list-word', option } });
  });

  it('A8 P10 the table lets a word stand in this game alone', () => {
    const state = position({ hands: [hand, 'GNOST'], stock: 'BIKLS' });
    const after = playLines(state, ['0: allow TAX XU', '0: I9 across TAX'], lexicon).state;
    expect(wordsIn(after.allowed)).toEqual(['TAX', 'XU']);
    expect(after.turn).toBe(2);
    expect(verdict('I9 across TAX').ok).toBe(false);
  });

  it('A8 P10 what the table lets stand outweighs what it forbade, and outlasts a play taken back', () => {
    const state = position({ hands: [hand, 'GNOST'], stock: 'BIKLS' });
    expect(playLines(state, ['0: allow XU', '0: I9 across XU'], lexicon).state.turn).toBe(2);
    const judged = position({ hands: [hand, 'GNOST'], options: { judge: 'challenge' }, stock: 'BIKLS' });
    const lines = ['0: allow TAX', '0: I9 across ZAX', '1: challenge'];
    expect(wordsIn(playLines(judged, lines, lexicon).state.allowed)).toEqual(['TAX']);
  });

  it('A8 P10 allowing is no turn, and takes spellings only', () => {
    const state = position({ hands: [hand, 'GNOST'] });
    const allow = (words: readonly string[], at = 0) =>
      rules.apply(state, { kind: 'allow', by: seat(at), words });
    expect(expectOk(allow(['TAX'])).state).toEqual({
      ...state,
      moves: 1,
      allowed: [['TAX']],
    });
    for (const words of [[], ['x'], ['tax'], ['T4X'], ['A'.repeat(22)]]) {
      expect(codeOf(allow(words))).toBe('alphacubes/bad-word');
    }
    expect(codeOf(allow(['TAX'], 1))).toBe('alphacubes/not-your-turn');
  });

  describe('A8 where the table judges, a ruling counts from the next turn on', () => {
    const judging = (challengeKind: 'single' | 'void') =>
      position({
        hands: [hand, 'AENST ADIRT AEHNO', 'GNOST'],
        options: { judge: 'challenge', challengeKind },
        stock: 'BIKLS CDELN DEFPR',
      });
    const run = (lines: readonly string[], kind: 'single' | 'void' = 'single') => {
      const { state, events } = playLines(judging(kind), lines, lexicon);
      const verdicts = events.flatMap((event) => (event.kind === 'challenged' ? [event.good] : []));
      return { state, verdicts };
    };

    it('A8 nobody makes their own play safe before it is laid', () => {
      expect(run(['0: allow TAX', '0: I9 across TAX', '1: challenge']).verdicts).toEqual([false]);
    });

    it('A8 nor while it waits to be challenged, whoever rules', () => {
      expect(run(['0: I9 across TAX', '1: allow TAX', '1: challenge']).verdicts).toEqual([false]);
      expect(run(['0: I9 across TAX', '1: allow TAX', '2: challenge']).verdicts).toEqual([false]);
    });

    it('A8 the turn that is tried again under void is the same turn', () => {
      const tried = ['0: I9 across TAX', '1: allow TAX', '1: challenge'];
      const again = run([...tried, '0: I9 across TAX', '2: challenge'], 'void');
      expect(again.verdicts).toEqual([false, false]);
      expect(again.state.turn).toBe(1);
    });

    it('A8 the next turn has it, and every view says which rulings wait', () => {
      const ruled = run(['0: allow TAX']).state;
      expect([wordsIn(ruled.allowed), wordsIn(ruled.waiting)]).toEqual([[], ['TAX']]);
      expect(rules.viewFor(ruled, 'table')).toMatchObject({ allowed: [], waiting: [['TAX']] });
      const next = run(['0: allow TAX', '0: pass']).state;
      expect([wordsIn(next.allowed), wordsIn(next.waiting)]).toEqual([['TAX'], []]);
      const judged = run(['0: allow TAX ZAX', '0: pass', '1: I9 across TA', '2: challenge']);
      expect(judged.verdicts).toEqual([false]);
      expect(
        run(['0: I9 across AT', '1: allow TAX', '1: accept', '2: accept', '1: pass', '2: pass']).state,
      ).toMatchObject({ allowed: [['TAX']], waiting: [], turn: 4 });
    });

    it('A8 a play of the next turn stands by it', () => {
      const lines = ['0: allow ZAX TAX', '0: exchange EFIRS', '1: pass', '2: pass', '0: I9 across TAX'];
      expect(run([...lines, '1: challenge']).verdicts).toEqual([true]);
    });

    it('A8 a turn missed between is a turn', () => {
      const state = judging('single');
      const missing = {
        ...state,
        seats: state.seats.map((one, at) => (at === 1 ? { ...one, missed: 1 } : one)),
      };
      const { state: after } = playLines(missing, ['0: allow TAX', '0: pass'], lexicon);
      expect(after).toMatchObject({ turn: 3, allowed: [['TAX']], waiting: [] });
    });

    it('A8 without challenges it counts at once', () => {
      const state = position({ hands: [hand, 'GNOST'], stock: 'BIKLS' });
      const lines = ['0: allow TAX', '0: I9 across TAX'];
      expect(playLines(state, lines, lexicon).state).toMatchObject({ turn: 2, waiting: [] });
    });
  });

  it('A8 P9 words of one’s own count under the table’s exceptions', () => {
    const personal = { personalAllow: ['zax', 'xu'], personalForbid: ['AT', 'RITZ'] };
    expect(verdict('I9 across ZAX', personal).ok).toBe(true);
    expect(codeOf(verdict('I9 across AT', personal))).toBe('alphacubes/excluded-by-person');
    // XU is forbidden by the table and RITZ allowed, whatever its people brought.
    expect(codeOf(verdict('I9 across XU', personal))).toBe('alphacubes/excluded-by-table');
    expect(verdict('I9 across RITZ', personal).ok).toBe(true);
  });

  it('A8 P9 the engine is given what all layers come to', () => {
    const options = { personalAllow: ['zax', 'xu'], personalForbid: ['AT', 'RITZ', 'OX'] };
    const state = position({ hands: [hand, 'GNOST'], options });
    const table = { options: state.options, allowed: [['OX']] };
    expect(tableWords(table)).toEqual({ allowed: ['OX', 'RITZ', 'ZAX'], denied: ['AT', 'XU'] });
  });

  it('A8 P10 a refusal gives its reason, the plainest first, and where the words lie', () => {
    const options = { forbid: ['OX'], personalForbid: ['AT'] };
    const problemOf = (line: string) => {
      const result = verdict(line, options);
      return result.ok ? undefined : result.problem;
    };
    expect(problemOf('I9 across TAX')).toEqual({
      code: 'alphacubes/not-in-lexicon',
      words: ['TAX'],
      at: ['I9'],
    });
    expect(problemOf('I9 across OX')).toEqual({
      code: 'alphacubes/excluded-by-table',
      words: ['OX'],
      at: ['I9'],
    });
    expect(problemOf('I9 across AT')).toEqual({
      code: 'alphacubes/excluded-by-person',
      words: ['AT'],
      at: ['I9'],
    });
  });

  it('P14 the preview names what is not in the list and gives the score all the same', () => {
    const state = position({ hands: [hand, 'GNOST'] });
    const seen = (line: string, options = {}) => {
      const at = position({ hands: [hand, 'GNOST'], options });
      const move = moveOf(at, 0, line);
      if (move.kind !== 'play') throw new Error('Expected a play');
      return expectOk(preview(rules.viewFor(at, seat(0)), move.placements, lexicon));
    };
    expect(state.turn).toBe(1);
    const why = { code: 'alphacubes/not-in-lexicon', words: ['TAX'], at: ['I9'] };
    expect(seen('I9 across TAX')).toMatchObject({ score: { total: 20 }, unknown: ['TAX'], why });
    expect(seen('I9 across XU')).toMatchObject({
      unknown: ['XU'],
      why: { code: 'alphacubes/excluded-by-table' },
    });
    expect(seen('I9 across OX')).toMatchObject({ score: { total: 18 }, unknown: [] });
    expect(seen('I9 across TAX', { judge: 'challenge' }).unknown).toEqual([]);
  });
});
