import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kubagram, type KubagramProposal, type KubagramState } from '#shared/games/kubagram/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { longTest } from '#tests/support/patience.ts';
import { dieOf } from '#tests/support/kubagram/dice.ts';
import { moved, refusal, standing } from '#tests/support/kubagram/table.ts';

const view = (state: KubagramState) => kubagram.rules.viewFor(state, seat(0));
const parse = (state: KubagramState, line: string) => kubagram.notation.parse(view(state), seat(0), line);
const read = (state: KubagramState, line: string): KubagramProposal => expectOk(parse(state, line));
const written = (state: KubagramState, move: KubagramProposal) =>
  kubagram.notation.format(view(state), move as Parameters<typeof kubagram.notation.format>[1]);

describe('lines of text', () => {
  const state = standing({ central: 'STONE', words: [['TABLE'], ['SPOON']] });

  it.each([
    ['take', 'take'],
    ['take the next die', 'take'],
    ['SKIP', 'skip'],
    ['skip turn', 'skip'],
    ['aside', 'aside'],
    ['end turn', 'end'],
    ['Declare', 'declare'],
    ['accept', 'accept'],
    ['corner 270', 'corner 270'],
    ['turn 90', 'corner 90'],
    ['corner A9', 'corner 0'],
    ['corner l9', 'corner 90'],
    ['corner L1', 'corner 180'],
    ['corner a1', 'corner 270'],
    ['lay e left', 'lay E left'],
    ['lay left E', 'lay E left'],
    ['put E', 'lay E right'],
    ['claim stone', 'claim STONE'],
    ['stone', 'claim STONE'],
    ['notes', 'claim NOTES'],
    ['arrange notes', 'arrange NOTES'],
    ['arrange E N O T S', 'arrange ENOTS'],
    ['join table spoon', 'join TABLE SPOON'],
    ['join TABLE + SPOON', 'join TABLE SPOON'],
    ['extend spoon to spooners', 'extend SPOON to SPOONERS'],
    ['allow notes onset', 'allow NOTES ONSET'],
  ])('%s is read as %s', (line, formatted) => {
    const at = line.includes('spooners') ? standing({ central: 'ERS', words: [[], ['SPOON']] }) : state;
    expect(written(at, read(at, line))).toBe(formatted);
  });

  it('a die in hand is laid by take as well, and its letter need not be said where only one can be up', () => {
    const held = moved(standing({ box: { L1: 'AKR:R' } }), '0: take');
    expect(read(held, 'take R left')).toEqual({ kind: 'lay', by: 0, letter: 'R', side: 'left' });
    expect(read(held, 'lay')).toEqual({ kind: 'lay', by: 0, letter: 'R', side: 'right' });
    const free = moved(standing({ box: { K1: 'AKR:R' } }), '0: take');
    expect(refusal(free, '0: lay')).toEqual({ code: 'kubagram/letter-expected', letters: ['A', 'K', 'R'] });
  });

  it('dice are named where others would be taken', () => {
    const joker = standing({ central: 'CATTLE', jokers: [['DOKTER'], []] });
    const plain = read(joker, 'claim CATTLE');
    expect(plain).toMatchObject({ dice: joker.central });
    expect(written(joker, plain)).toBe('claim CATTLE');
    const marked = read(joker, 'claim CATTLE with DOKTER');
    expect(marked).toMatchObject({ dice: [{}, {}, { die: 105, letter: 'T' }, {}, {}, {}] });
    expect(written(joker, marked)).toBe('claim CATTLE with DOKTER');
    expect(read(joker, 'cattle with a joker'.replace('a ', ''))).toEqual(marked);
    // Its E in place of the field's: only all names say so.
    const [c, a, t, u, l] = joker.central;
    const exact = {
      kind: 'claim',
      by: seat(0),
      dice: [c, a, t, u, l, { die: 105, letter: 'E' }],
    } as KubagramProposal;
    const line = written(joker, exact);
    expect(line.split(' ')).toHaveLength(9);
    expect(read(joker, line)).toEqual(exact);
  });

  it('a joker that was set aside is used where the field lacks a letter', () => {
    const joker = standing({ central: 'CATTL', jokers: [['GEERRY', 'POLLET'], []] });
    expect(read(joker, 'claim CATTLE')).toMatchObject({
      dice: [{}, {}, {}, {}, {}, { die: 106, letter: 'E' }],
    });
    expect(written(joker, read(joker, 'claim CATTLE with POLLET'))).toMatch(/^claim CATTLE with POLLET/);
  });

  it('a die may be named by its letters in any order', () => {
    const die = dieOf('en', 'OSH');
    const field = standing({ centralDice: ['OSH:S'], central: 'TONE' });
    expect(read(field, 'claim STONE with HSO')).toMatchObject({ dice: [{ die }, {}, {}, {}, {}] });
    expect(refusal(field, '0: claim STONE with XYZ')).toEqual({ code: 'kubagram/unknown-die', found: 'XYZ' });
  });

  it('words of one spelling are told apart by their number', () => {
    const twice = standing({ words: [['STONE'], ['STONE', 'WATER']] });
    const other: KubagramProposal = { kind: 'join', by: seat(0), words: [3, 2] };
    expect(written(twice, other)).toBe('join WATER#3 STONE#2');
    expect(read(twice, 'join WATER#3 STONE#2')).toEqual(other);
    expect(written(twice, { ...other, words: [3, 1] })).toBe('join WATER STONE');
  });

  it('hyphens say where a word stands in a longer one', () => {
    const options = { minLength: 3 };
    const at = standing({ options, central: 'TETE', words: [['TETE'], []] });
    const behind = read(at, 'extend TETE to TETETETE');
    expect(behind).toMatchObject({ before: [], behind: [{}, {}, {}, {}] });
    const front = read(at, 'extend TETE to TE-TETE-TE');
    expect(front).toMatchObject({ before: [{ letter: 'T' }, { letter: 'E' }], behind: [{}, {}] });
    expect(read(at, written(at, front))).toEqual(front);
  });

  it('IJ is typed as two letters', () => {
    const dutch = standing({ options: { set: 'nl', minLength: 3 }, central: 'RK', centralDice: ['ETIJ:IJ'] });
    expect(written(dutch, read(dutch, 'claim rijk'))).toBe('claim RIJK');
    const held = moved(standing({ options: { set: 'nl' }, box: { J1: 'ETIJ:IJ' } }), '0: take');
    expect(written(held, read(held, 'lay ij'))).toBe('lay IJ right');
    // I beside J would be read as the one letter: the dice are named.
    const apart = standing({ options: { set: 'nl' }, central: 'IJ' });
    const arranged: KubagramProposal = {
      kind: 'arrange',
      by: seat(0),
      dice: apart.central.map(({ die }) => die),
    };
    expect(read(apart, written(apart, arranged))).toEqual(arranged);
  });

  it.each([
    ['', { code: 'kubagram/empty-line' }],
    ['what?!', { code: 'kubagram/unknown-line', found: 'what?!' }],
    ['take left', { code: 'kubagram/unknown-line', found: 'take left' }],
    ['corner', { code: 'kubagram/corner-expected', found: 'corner' }],
    ['corner B9', { code: 'kubagram/corner-expected', found: 'B9' }],
    ['corner A9 L9', { code: 'kubagram/corner-expected', found: 'A9 L9' }],
    ['corner 45', { code: 'kubagram/corner-expected', found: '45' }],
    ['claim', { code: 'kubagram/word-expected', line: 'claim CATTLE' }],
    ['claim 1', { code: 'kubagram/word-expected', line: 'claim CATTLE' }],
    ['join TABLE', { code: 'kubagram/word-expected', line: 'join TABLE SPOON' }],
    ['join TABLE FORK', { code: 'kubagram/word-not-there', word: 'FORK' }],
    ['join TABLE TABLE', { code: 'kubagram/word-not-there', word: 'TABLE' }],
    ['extend TABLE', { code: 'kubagram/word-expected', line: 'extend COMPUTE to COMPUTERS' }],
    ['extend TABLE to STONE', { code: 'kubagram/not-longer', word: 'TABLE', longer: 'STONE' }],
    ['extend TABLE to TABLE', { code: 'kubagram/not-longer', word: 'TABLE', longer: 'TABLE' }],
    ['arrange STON', { code: 'kubagram/field-differs', letters: 'STONE' }],
    ['challenge TABLE', { code: 'kubagram/not-now', move: 'challenge', phase: 'before' }],
    ['allow', { code: 'kubagram/word-expected', line: 'allow CATTLE' }],
    ['claim WATER', { code: 'kubagram/field-lacks', word: 'WATER', letters: ['W', 'A', 'R'] }],
  ])('“%s” is refused with its reason', (line, problem) => {
    expect(refusal(state, `0: ${line}`)).toEqual(problem);
  });

  it.each([
    ['claim WATER', { code: 'kubagram/not-now', move: 'claim', phase: 'holding' }],
    ['water', { code: 'kubagram/not-now', move: 'claim', phase: 'holding' }],
    ['join TABLE FORK', { code: 'kubagram/not-now', move: 'join', phase: 'holding' }],
    ['extend FORK to FORKLIFT', { code: 'kubagram/not-now', move: 'extend', phase: 'holding' }],
    ['arrange STON', { code: 'kubagram/not-now', move: 'arrange', phase: 'holding' }],
  ])('K4 “%s” with a die in hand is refused as too early, whatever lies there', (line, problem) => {
    const held = moved(
      standing({ central: 'STONE', words: [['TABLE'], ['SPOON']], box: { K1: 'AKR:R' } }),
      '0: take',
    );
    expect(refusal(held, `0: ${line}`)).toEqual(problem);
  });

  it('a die is laid from the hand only', () => {
    expect(refusal(state, '0: lay')).toEqual({ code: 'kubagram/not-now', move: 'lay', phase: 'before' });
  });

  it('K9 a word that is too short is told so, whatever letters lack', () => {
    const short = { code: 'kubagram/word-too-short', word: 'CAT', letters: 3, least: 5 };
    expect(refusal(state, '0: claim cat')).toEqual(short);
  });

  it('nobody is told about letters in the turn of another', () => {
    const other = kubagram.rules.viewFor(state, seat(1));
    expect(kubagram.notation.parse(other, seat(1), 'claim WATER')).toMatchObject({
      problem: { code: 'kubagram/not-your-turn' },
    });
  });

  it('the clock types nothing', () => {
    expect(kubagram.notation.parse(view(state), 'clock', 'take')).toEqual({
      ok: false,
      problem: { code: 'kubagram/no-clock' },
    });
  });

  it('never throws, whatever is typed', { timeout: longTest }, () => {
    const tokens = [
      'claim',
      'with',
      'join',
      'TABLE',
      'STONE',
      '#1',
      'to',
      'extend',
      '-',
      'DOKTER',
      'joker',
      'lay',
      'E',
      'ij',
      'arrange',
      'constructor',
    ];
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...tokens), fc.string())), (parts) => {
        const result = parse(state, parts.join(' '));
        expect(result.ok || result.problem.code.startsWith('kubagram/')).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
