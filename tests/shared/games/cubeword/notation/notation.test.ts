import { cubewordSet } from '#shared/pieces/index.ts';
import { describe, expect, it } from 'vitest';
import { cubeword, cubeName, joker, turnText, type Part } from '#shared/games/cubeword/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { begun, cubeNamed, lying } from '#tests/support/cubeword/table.ts';

/** SCREW down from 3, 0 and TONE across it, N a blank; a lone T, and the Joker as Q. */
const felt = lying(
  ...['EJLOS S 3 0', 'CEKLO C 3 1', 'DNORV R 3 2', 'DEIRW E 3 3', 'EMRUW W 3 4'],
  ...['ABNPT *A -1 -1', 'GINTZ T 6 6', 'Joker Q -3 2', 'BIMNT T 14 14'],
);
const view = cubeword.rules.viewFor(begun({ setUp: { felt } }), 'table');
const by = seat(0);
const read = (text: string) => cubeword.notation.parse(view, by, text);
const turn = (...parts: readonly Part[]) => ({ kind: 'turn', by, parts });
const at = (column: number, row: number) => ({ column, row });

const site: Part = { kind: 'site', cube: cubeNamed('ABDTU'), at: at(4, 0), letter: 'T', blank: false };
const blank: Part = { kind: 'site', cube: cubeNamed('ABDTU'), at: at(4, 0), letter: 'T', blank: true };
const resite: Part = { kind: 're-site', cube: cubeNamed('GINTZ'), to: at(4, -1) };
const reface: Part = { kind: 're-face', cube: cubeNamed('CEKLO'), letter: 'L', blank: false };
const toBlank: Part = { kind: 're-face', cube: cubeNamed('CEKLO'), letter: 'T', blank: true };
const rename: Part = { kind: 're-name', cube: cubeNamed('ABNPT'), letter: 'S' };
const renameJoker: Part = { kind: 're-name', cube: joker, letter: 'S' };

describe('the notation of CUBEWORD', () => {
  it.each<[string, readonly Part[]]>([
    ['site T at 4, 0', [site]],
    ['Site t at 4,0', [site]],
    ['site T at (4, 0)', [site]],
    ['site 4 0 T', [site]],
    ['site T of ABDTU at 4, 0', [site]],
    ['site ABDTU as T at 4, 0', [site]],
    ['site the cube utdba as T on 4:0', [site]],
    ['place T at 4, 0', [site]],
    ['site blank as T at 4, 0', [blank]],
    ['site blank of ABDTU as T at 4, 0', [blank]],
    ['site T at 4, \u22120', [site]],
    ['re-site T from 6, 6 to 4, -1', [resite]],
    ['resite T from 6,6 to 4,\u22121', [resite]],
    ['re site GINTZ to 4, -1', [resite]],
    ['move 6, 6 to 4, -1', [resite]],
    ['move 6, 6 4, -1', [resite]],
    ['re-site R to 4, -1', [{ ...resite, cube: cubeNamed('DNORV') }]],
    ['re-site SCREW 5 to 4, -1', [{ ...resite, cube: cubeNamed('EMRUW') }]],
    ['re-site Joker to 4, -1', [{ ...resite, cube: joker }]],
    ['re-face SCREW 2 to L', [reface]],
    ['re-face C at 3, 1 to L', [reface]],
    ['reface 3, 1 L', [reface]],
    ['turn CEKLO to L', [reface]],
    ['re-face 3, 1 to blank as T', [toBlank]],
    ['re-face 3, 1 blank T', [toBlank]],
    ['re-name -1, -1 to S', [rename]],
    ['rename A at -1, -1 as S', [rename]],
    ['re-name ABNPT to S', [rename]],
    ['re-name Joker to S', [renameJoker]],
    ['name -3, 2 S', [renameJoker]],
    ['site T at 4, 0; re-face SCREW 2 to L;re-name Joker to S;', [site, reface, renameJoker]],
    // A line is read as the felt lies after those before it.
    [
      're-site T from 6, 6 to 4, -1; re-face 4, -1 to Z',
      [resite, { ...reface, cube: cubeNamed('GINTZ'), letter: 'Z' }],
    ],
  ])('“%s” is read', (text, parts) => {
    expect(read(text)).toEqual({ ok: true, value: turn(...parts) });
  });

  it('finds a cube for each letter, so that the others find theirs', () => {
    // J and Q are on one cube each, U on four: none of these may be spent on another letter.
    const proposal = expectOk(
      read('site H at 20, 0; site Q at 22, 0; site A at 24, 0; site blank as Z at 26, 0'),
    );
    const parts = proposal.kind === 'turn' ? proposal.parts : [];
    expect(parts.map(({ cube }) => cubeName(cubewordSet, cube))).toEqual([
      'AFHSU',
      'AHQRT',
      'ABDTU',
      'ACERW',
    ]);
    expect(read('site Z at 4, 0')).toEqual({
      ok: false,
      problem: { code: 'cubeword/pool-lacks', letters: ['Z'] },
    });
    // Only what lacks is named; one cube has an X, and it shows no two.
    expect(read('site S at 3, 9; site Z at 4, 0')).toMatchObject({ problem: { letters: ['Z'] } });
    expect(read('site X at 4, 0; site X at 6, 0')).toMatchObject({
      problem: { code: 'cubeword/pool-lacks', letters: ['X', 'X'] },
    });
    expect(read('site X at 4, 0; site CLNOX as C at 6, 0')).toMatchObject({
      problem: { code: 'cubeword/pool-lacks' },
    });
  });

  it.each<[string, string]>([
    ['', 'cubeword/empty-text'],
    [' ; ', 'cubeword/empty-text'],
    ['constructor', 'cubeword/unknown-text'],
    ['pass on', 'cubeword/unknown-text'],
    ['site', 'cubeword/place-expected'],
    ['site T', 'cubeword/place-expected'],
    ['site T at 4', 'cubeword/place-expected'],
    ['site T at 4, 0, 7', 'cubeword/place-expected'],
    ['site T at 4, 1000', 'cubeword/too-far'],
    ['site at 4, 0', 'cubeword/letter-expected'],
    ['site blank at 4, 0', 'cubeword/letter-expected'],
    ['site T U at 4, 0', 'cubeword/cube-expected'],
    ['site SCREW at 4, 0', 'cubeword/cube-expected'],
    ['site T at C4', 'cubeword/unknown-text'],
    ['site T at 3, 0', 'cubeword/place-taken'],
    ['re-site T to 4, 0', 'cubeword/several-show'],
    ['re-site Y to 4, 0', 'cubeword/none-shows'],
    ['re-site to 4, 0', 'cubeword/cube-expected'],
    ['re-site 6, 6 to 4', 'cubeword/place-expected'],
    ['re-site 6 to 4, 0', 'cubeword/place-expected'],
    ['re-site 7, 7 to 4, 0', 'cubeword/nothing-there'],
    ['re-site R from 6, 6 to 4, 0', 'cubeword/letter-differs'],
    ['re-site ABDTU to 4, 0', 'cubeword/in-the-pool'],
    ['re-site Joker to 4, 0 T', 'cubeword/place-expected'],
    ['re-face SCREAM 1 to L', 'cubeword/no-such-word'],
    ['re-face SCREW 6 to L', 'cubeword/no-such-letter-of'],
    ['re-face SCREW 0 to L', 'cubeword/no-such-letter-of'],
    ['re-face 3, 1 to', 'cubeword/letter-expected'],
    ['re-face 3, 1 to blank', 'cubeword/letter-expected'],
    ['re-face 3, 1 to Q', 'cubeword/letter-not-on-cube'],
    ['re-name 3, 1 to Q', 'cubeword/not-a-blank'],
    ['allow', 'cubeword/no-word'],
    ['allow mother-in-law', 'cubeword/bad-word'],
    ['time 5', 'cubeword/clock-ends'],
    ['x'.repeat(100_000), 'cubeword/unknown-text'],
    [`${'site Z at 4, 0;'.repeat(10_000)}`, 'cubeword/too-many-moves'],
  ])('“%.40s” is refused with %s', (text, code) => {
    expect(read(text)).toMatchObject({ ok: false, problem: { code } });
  });

  it('whoever may not move now is told that, and not what is wrong with the turn', () => {
    const there = cubeword.rules.viewFor(begun({ seats: 2 }), 'table');
    expect(cubeword.notation.parse(there, seat(1), 're-site 7, 7 to 4, 0')).toMatchObject({
      problem: { code: 'cubeword/not-your-turn' },
    });
  });

  it('a word that stands twice names no cube', () => {
    const twice = lying('GINTZ T 0 0', 'DEOTY O 1 0', 'BIMNT T 0 5', 'ELMOV O 1 5');
    const there = cubeword.rules.viewFor(begun({ setUp: { felt: twice } }), 'table');
    expect(cubeword.notation.parse(there, by, 're-face TO 1 to I')).toMatchObject({
      problem: { code: 'cubeword/word-twice', word: 'TO' },
    });
    const once = cubeword.rules.viewFor(begun({ setUp: { felt: twice.slice(0, 2) } }), 'table');
    expect(cubeword.notation.parse(once, by, 're-face TO 1 to I')).toEqual({
      ok: true,
      value: turn({ ...reface, cube: cubeNamed('GINTZ'), letter: 'I' }),
    });
  });

  it('passes, rulings and the clock are read', () => {
    expect(read('pass')).toEqual({ ok: true, value: { kind: 'pass', by } });
    expect(read('Pass.')).toEqual({ ok: true, value: { kind: 'pass', by } });
    expect(read('allow qat, za')).toEqual({ ok: true, value: { kind: 'allow', by, words: ['QAT', 'ZA'] } });
    const clock = (text: string) => cubeword.notation.parse(view, 'clock', text);
    expect(clock('time 1763793158000')).toEqual({
      ok: true,
      value: { kind: 'time', by: 'clock', at: 1_763_793_158_000 },
    });
    expect(clock('time')).toMatchObject({ problem: { code: 'cubeword/clock-time-expected' } });
    expect(clock('pass')).toMatchObject({ problem: { code: 'cubeword/unknown-text' } });
  });

  it('every kind of move is written as people say it', () => {
    const first: Part = { ...site, at: at(-2, 7) };
    expect(turnText(cubewordSet, felt, [first, { ...resite, cube: joker }, reface, toBlank, rename])).toBe(
      'site T of ABDTU at -2, 7; re-site Q from -3, 2 to 4, -1; re-face C at 3, 1 to L; ' +
        're-face L at 3, 1 to blank as T; re-name A at -1, -1 to S',
    );
    expect(
      turnText(cubewordSet, felt, [
        { ...blank, at: at(0, 9) },
        { ...site, cube: joker },
      ]),
    ).toBe('site blank of ABDTU as T at 0, 9; site Joker as T at 4, 0');
  });
});

describe('a view as text', () => {
  it('shows what lies near by together, what is named, and the pool', () => {
    const lines = cubeword.picture?.(view) ?? [];
    const drawn = lines.filter((line) => typeof line === 'string' && line !== '');
    expect(drawn).toEqual([
      '   -3 -2 -1  0  1  2  3  4  5  6',
      '-1  .  .  A  .  .  .  .  .  .  .',
      ' 0  .  .  .  .  .  .  S  .  .  .',
      ' 1  .  .  .  .  .  .  C  .  .  .',
      ' 2  Q  .  .  .  .  .  R  .  .  .',
      ' 3  .  .  .  .  .  .  E  .  .  .',
      ' 4  .  .  .  .  .  .  W  .  .  .',
      ' 5  .  .  .  .  .  .  .  .  .  .',
      ' 6  .  .  .  .  .  .  .  .  .  T',
      '   14',
      '14  T',
    ]);
    expect(lines).toContainEqual({ says: 'blanks', cubes: 'A (ABNPT -1, -1)' });
    expect(lines).toContainEqual({ says: 'joker', letter: 'Q', place: '-3, 2' });
    const pool = lines.flatMap((line) =>
      typeof line === 'string' || line.says !== 'pool' ? [] : [line.cubes],
    );
    expect(pool.join().split(' ')).toHaveLength(16);
  });

  it('says of an empty felt that it is empty', () => {
    expect(cubeword.picture?.(cubeword.rules.viewFor(begun(), 'table'))).toContainEqual({ says: 'empty' });
  });
});
