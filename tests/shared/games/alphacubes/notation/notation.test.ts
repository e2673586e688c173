import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alphacubesSet, setLines } from '#shared/pieces/index.ts';
import {
  alphacubes,
  assignLetters,
  parseMoveLine,
  playLine,
  resolvePlay,
  type MoveLine,
} from '#shared/games/alphacubes/index.ts';
import { cubeId, expectOk, seat, type CubeId } from '#shared/kernel/index.ts';
import { codeOf, cubes, moveOf, position } from '#tests/support/alphacubes/position.ts';
import { runs } from '#tests/support/runs.ts';

const check = { kind: 'play', start: 'G4', direction: 'across', word: 'CHECK' };

describe('P12 lines of text', () => {
  it.each([
    'G4 across CHECK',
    'g4 across check',
    '4G right CHECK',
    'G:4 > CHECK',
    '4:G CHECK across',
    '  G4   right   ch[e]ck ',
    'G4 ACROSS CH(E)CK',
    'check g4 across',
    'ACROSS check, 4:G,',
    'G04 a CHECK',
  ])('reads “%s”', (text) => {
    expect(parseMoveLine(alphacubesSet, text)).toEqual({ ok: true, value: check });
  });

  it('reads the other direction', () => {
    for (const text of ['I4 down EXPAND', '4i v expand', 'I4 expan[d] ↓']) {
      expect(parseMoveLine(alphacubesSet, text)).toMatchObject({
        value: { start: 'I4', direction: 'down', word: 'EXPAND' },
      });
    }
  });

  it('reads cubes by their letters in any order, or by number', () => {
    const expected = cubes('CEIOV AEHNO');
    for (const text of [
      'I9 across CH with CEIOV AEHNO',
      'I9 across CH with voice, onahe',
      'I9 across CH with 4 0',
    ]) {
      expect(parseMoveLine(alphacubesSet, text)).toMatchObject({ value: { cubes: expected } });
    }
  });

  it.each<readonly [string, MoveLine]>([
    ['pass', { kind: 'pass' }],
    ['Challenge', { kind: 'challenge' }],
    ['ACCEPT', { kind: 'accept' }],
    ['exchange AEHNO, BIKLS', { kind: 'exchange', cubes: cubes('AEHNO BIKLS') }],
    ['exchange 0 2', { kind: 'exchange', cubes: [cubeId(0), cubeId(2)] }],
    ['allow qat tax', { kind: 'allow', words: ['QAT', 'TAX'] }],
  ])('reads “%s”', (text, line) => {
    expect(parseMoveLine(alphacubesSet, text)).toEqual({ ok: true, value: line });
  });

  it.each([
    ['', 'alphacubes/empty-line'],
    ['   ', 'alphacubes/empty-line'],
    ['hello', 'alphacubes/unknown-line'],
    ['G4 across CHECK now', 'alphacubes/unknown-line'],
    ['pass please', 'alphacubes/unknown-line'],
    ['G4 CHECK', 'alphacubes/no-direction'],
    ['G4 across', 'alphacubes/no-word'],
    ['G4', 'alphacubes/no-word'],
    ['allow', 'alphacubes/no-word'],
    ['G4 across CH3CK', 'alphacubes/bad-word'],
    ['G4 across C', 'alphacubes/bad-word'],
    ['allow naïve', 'alphacubes/bad-word'],
    ['exchange', 'alphacubes/no-cubes'],
    ['exchange AEHNX', 'alphacubes/bad-cube'],
    ['exchange 98', 'alphacubes/bad-cube'],
    ['G4 across CHECK with', 'alphacubes/no-cubes'],
    ['constructor', 'alphacubes/unknown-line'],
    ['G4 constructor', 'alphacubes/no-direction'],
    ['G4 constructor CHECK', 'alphacubes/unknown-line'],
    ['G4 across CHECK H5', 'alphacubes/unknown-line'],
    ['across CHECK', 'alphacubes/unknown-line'],
    ['G4 with CHECK', 'alphacubes/unknown-line'],
  ])('refuses “%s” as %s', (text, code) => {
    expect(codeOf(parseMoveLine(alphacubesSet, text))).toBe(code);
  });

  it('lets a word run as the cursor does when the line names no direction', () => {
    expect(parseMoveLine(alphacubesSet, 'G4 check', 'down')).toMatchObject({
      value: { direction: 'down', word: 'CHECK' },
    });
    expect(parseMoveLine(alphacubesSet, 'G4 down', 'across')).toMatchObject({
      value: { direction: 'across', word: 'DOWN' },
    });
    expect(parseMoveLine(alphacubesSet, 'check g4 right', 'down')).toMatchObject({
      value: { direction: 'across' },
    });
  });

  it.each(['WITH', 'PASS', 'DOWN', 'RIGHT', 'ALLOW', 'ACCEPT'])(
    'reads %s as a word beside a square',
    (word) => {
      const play = { kind: 'play', start: 'G4', direction: 'across', word };
      expect(parseMoveLine(alphacubesSet, `G4 across ${word}`)).toEqual({ ok: true, value: play });
      expect(parseMoveLine(alphacubesSet, `G4 across ${word} with 4 0`)).toMatchObject({
        value: { word, cubes: [4, 0] },
      });
    },
  );

  it.each(['Z4', 'G22', 'G0', '99A'])('leaves it to the board whether there is a square %s', (square) => {
    const line = expectOk(parseMoveLine(alphacubesSet, `${square} across CHECK`));
    if (line.kind !== 'play') throw new Error('Expected a play');
    expect(codeOf(resolvePlay(position({ hands: ['AEHNO'] }), [], line))).toBe('alphacubes/not-on-board');
  });

  it('never throws, whatever is typed (20,000 lines)', () => {
    const piece = fc.constantFrom(
      'G4',
      '4G',
      'across',
      'down',
      'with',
      'CHECK',
      'pass',
      'exchange',
      '0',
      '[',
      '__proto__',
      ',',
      '9',
    );
    const line = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(' ')),
    );
    fc.assert(
      fc.property(line, (text) => {
        const parsed = parseMoveLine(alphacubesSet, text);
        if (parsed.ok && parsed.value.kind === 'play')
          resolvePlay(position({ hands: ['AEHNO'] }), [], parsed.value);
      }),
      { numRuns: runs(5_000) },
    );
  });
});

describe('P12 from a line to cubes', () => {
  const picture = [...Array.from({ length: 8 }, () => ''), '........CAT'];
  const resolve = (hand: string, text: string) => {
    const state = position({ hands: [hand], picture });
    const line = expectOk(parseMoveLine(alphacubesSet, text));
    if (line.kind !== 'play') throw new Error('Expected a play');
    return resolvePlay(state, state.seats[0]?.hand ?? [], line);
  };

  it('takes letters that lie there, and places the rest', () => {
    const resolved = expectOk(resolve('EFIRS DEHOR', 'I9 across CATS'));
    expect(resolved).toEqual({
      placements: [{ square: 'L9', letter: 'S', cube: cubes('EFIRS')[0] }],
      choices: [],
    });
  });

  it('asks where more than one cube can show a letter, with the choices', () => {
    const { choices, placements } = expectOk(resolve('AIRSU EFIRS DEHOR', 'L9 down SO'));
    expect(choices).toEqual([
      { square: 'L9', letter: 'S', cubes: cubes('AIRSU EFIRS') },
      { square: 'L10', letter: 'O', cubes: cubes('DEHOR') },
    ]);
    expect(placements.map(({ cube }) => cube)).toEqual(cubes('AIRSU DEHOR'));
  });

  it('does not ask where one letter settles another', () => {
    // Both show E, but only one shows X.
    const { choices, placements } = expectOk(resolve('EGHRX AEHNO', 'L9 down XA'));
    expect(choices).toEqual([]);
    expect(placements.map(({ cube }) => cube)).toEqual(cubes('EGHRX AEHNO'));
  });

  it.each([
    ['EFIRS', 'I9 across CUTS', 'alphacubes/letter-differs'],
    ['EFIRS', 'I9 across CAT', 'alphacubes/nothing-to-lay'],
    ['EFIRS', 'L9 down QX', 'alphacubes/hand-lacks'],
    ['EFIRS', 'L9 down SI', 'alphacubes/hand-lacks'],
    ['EFIRS', 'P9 across SIRE', 'alphacubes/off-board'],
    ['EFIRS', 'U9 across IS', 'alphacubes/not-on-board'],
    ['EFIRS DEHOR', 'L9 down SO with DEHOR EFIRS', 'alphacubes/cubes-do-not-fit'],
    ['EFIRS DEHOR', 'L9 down SO with EFIRS', 'alphacubes/cubes-do-not-fit'],
    ['EFIRS DEHOR', 'L9 down SO with EFIRS AEIOT', 'alphacubes/cubes-do-not-fit'],
    ['EFIRS DEHOR', 'L9 down RE with EFIRS EFIRS', 'alphacubes/cubes-do-not-fit'],
  ])('refuses, holding %s, “%s” as %s', (hand, text, code) => {
    expect(codeOf(resolve(hand, text))).toBe(code);
  });

  it('names the letters that no cube of the set shows before all else that is wrong with the play', () => {
    const ownSet = setLines(alphacubesSet).map((line) => line.replace(/"Q"(?!:)/, '"Z"'));
    const table = position({ hands: ['EFIRS'], picture, options: { set: 'own', ownSet } });
    for (const text of ['A1 across QUIRE', 'P9 across QUIRE', 'I9 across QUITS', 'L9 down QX']) {
      const line = expectOk(parseMoveLine(alphacubesSet, text));
      if (line.kind !== 'play') throw new Error('Expected a play');
      const { hand } = table.seats[0] ?? { hand: [] };
      expect(resolvePlay(table, hand, line)).toEqual({
        ok: false,
        problem: { code: 'alphacubes/set-lacks', letters: ['Q'] },
      });
    }
    expect(parseMoveLine(alphacubesSet, 'A1 across ñandú')).toEqual({
      ok: false,
      problem: { code: 'alphacubes/set-lacks', letters: ['Ñ', 'Ú'] },
    });
  });

  it('names the letters that the hand has not; all where it has each but not together', () => {
    const lacking = (text: string) => resolve('EFIRS DEHOR', text);
    expect(lacking('L9 down SEX')).toMatchObject({ problem: { letters: ['X'] } });
    expect(lacking('L9 down SIR')).toMatchObject({ problem: { letters: ['S', 'I', 'R'] } });
  });

  it('tells whoever may not play now that, and not what is wrong with the play', () => {
    const state = position({ hands: ['EFIRS', 'DEHOR'], picture });
    const typed = (at: number) =>
      alphacubes.notation.parse(alphacubes.rules.viewFor(state, seat(at)), seat(at), 'L9 down QX');
    expect(codeOf(typed(0))).toBe('alphacubes/hand-lacks');
    expect(codeOf(typed(1))).toBe('alphacubes/not-your-turn');
  });

  it.each([
    ['I9 across CAT', ['', '', '', '', '', '', '', '', '.......S'], 'SCAT', 'H9'],
    ['I9 across CAT', ['', '', '', '', '', '', '', '', '...........S'], 'CATS', 'I9'],
    [
      'I9 down CAT',
      ['', '', '', '', '', '', '.', '........S', '', '', '', '........E', '........R'],
      'SCATER',
      'I8',
    ],
  ])('does not lay more than was typed: %s beside cubes %j reads %s', (text, laid, formed, from) => {
    const state = position({ hands: ['CEIOV AEIOT AEHNO CDELN'], picture: laid });
    const line = expectOk(parseMoveLine(alphacubesSet, text));
    if (line.kind !== 'play') throw new Error('Expected a play');
    expect(resolvePlay(state, state.seats[0]?.hand ?? [], line)).toEqual({
      ok: false,
      problem: { code: 'alphacubes/word-goes-on', word: 'CAT', formed, start: from },
    });
    const whole = expectOk(parseMoveLine(alphacubesSet, `${from} ${line.direction} ${formed}`));
    if (whole.kind !== 'play') throw new Error('Expected a play');
    const { placements } = expectOk(resolvePlay(state, state.seats[0]?.hand ?? [], whole));
    expect(placements.map(({ letter }) => letter).join('')).toBe('CAT');
  });

  it('names a play by its main word', () => {
    const state = position({ hands: ['EFIRS DEHOR'], picture });
    for (const text of ['I9 across CATS', 'L8 down OS', 'K9 down TO']) {
      const move = moveOf(state, 0, text);
      if (move.kind !== 'play') throw new Error('Expected a play');
      // OS laid down beside CAT has two cubes, so it is the play's own word.
      expect(playLine(state, move.placements)).toBe(text);
    }
  });

  it('matches letters to cubes exactly, as listing every assignment does (3,000 hands)', () => {
    const someCubes = fc.uniqueArray(fc.integer({ min: 0, max: 97 }), { minLength: 1, maxLength: 5 });
    const someLetters = fc.array(fc.constantFrom(...'AEIORSTXQ'), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(someCubes, someLetters, (ids, letters) => {
        const hand = ids.map(cubeId);
        const all = everyAssignment(hand, letters);
        const found = assignLetters(alphacubesSet, hand, letters);
        expect(found.kind).toBe(all.length === 0 ? 'none' : all.length === 1 ? 'one' : 'several');
        if (found.kind !== 'none') expect(found.cubes).toEqual(all[0]);
        if (found.kind === 'several') {
          const choices = letters.map((_, at) => hand.filter((cube) => all.some((one) => one[at] === cube)));
          expect(found.choices).toEqual(choices);
        }
      }),
      { numRuns: 3000 },
    );
  });
});

/** Slow and plain: every way, in the hand's order. */
function everyAssignment(
  hand: readonly CubeId[],
  letters: readonly string[],
): readonly (readonly CubeId[])[] {
  const [letter, ...rest] = letters;
  if (letter === undefined) return [[]];
  return hand
    .filter((cube) => alphacubesSet.pieces[cube]?.letters.includes(letter))
    .flatMap((cube) =>
      everyAssignment(
        hand.filter((other) => other !== cube),
        rest,
      ).map((others) => [cube, ...others]),
    );
}
