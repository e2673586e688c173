import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyProblem,
  fieldOf,
  fitted,
  jokersIn,
  rowsSeen,
  squaresAt,
  withSquares,
} from '#renderer/games/kubagram/position/entering.ts';
import {
  formatSquares,
  formatWords,
  readDice,
  readSquares,
  readWords,
} from '#renderer/games/kubagram/position/entry-text.ts';
import { kubagramPosition } from '#renderer/games/kubagram/position/PositionForm.tsx';
import { kubagram, type KubagramOptions, type KubagramSetUp } from '#shared/games/kubagram/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { dieOf } from '#tests/support/kubagram/dice.ts';
import { setUpResult } from '#tests/support/kubagram/table.ts';

const english = { set: 'en', jokersGone: new Set<never>() } as const;
const dutch = { ...english, set: 'nl' } as const;
const options = kubagram.optionsSchema.parse({});
const ach = dieOf('en', 'ACH');
const [dokter, geerry, pollet] = ['DOKTER', 'GEERRY', 'POLLET'].map((name) => dieOf('en', name));

describe('dice as they are typed', () => {
  it('are letters, dice by their letters, jokers, empty squares and any die', () => {
    expect(expectOk(readSquares('cab a(ch) .?', english, 12))).toEqual([
      { letter: 'C' },
      { letter: 'A' },
      { letter: 'B' },
      { die: ach, letter: 'A' },
      null,
      'any',
    ]);
    expect(expectOk(readDice('C(H A)E(DOKTR)', english, 12))).toEqual([
      { die: ach, letter: 'C' },
      { die: dokter, letter: 'E' },
    ]);
  });

  it('K8 a star is a joker that shows the letter, each once, whatever their order', () => {
    // T is on DOKTER and POLLET, K on DOKTER alone.
    expect(expectOk(readDice('T*K*E*', english, 12)).map(({ die }) => die)).toEqual([pollet, dokter, geerry]);
    const gone = { ...english, jokersGone: new Set([pollet ?? dieOf('en', 'POLLET')]) };
    expect(readDice('T*K*', gone, 12)).toEqual({
      ok: false,
      problem: { code: 'kubagram/entry-no-joker', letter: 'K' },
    });
  });

  it('K12 IJ is one letter of Dutch, however it is typed, and two dice stand apart', () => {
    for (const text of ['ijs', 'ĳs', 'IJS', 'ĲS']) {
      expect(expectOk(readDice(text, dutch, 12))).toEqual([{ letter: 'Ĳ' }, { letter: 'S' }]);
    }
    const apart = expectOk(readDice('i js', dutch, 12));
    expect(apart.map(({ letter }) => letter)).toEqual(['I', 'J', 'S']);
    expect(formatSquares('nl', apart)).toBe("I'JS");
    expect(expectOk(readDice("i'js", dutch, 12))).toEqual(apart);
    const [joined] = expectOk(readWords('taxi+jaren', dutch));
    expect(joined?.dice.map(({ letter }) => letter).join(' ')).toBe('T A X I J A R E N');
    expect(formatWords('nl', joined === undefined ? [] : [joined])).toBe("TAXI'JAREN/2");
    expect(expectOk(readDice('ijs', english, 12))).toHaveLength(3);
    const named = expectOk(readDice('ij(ac)', dutch, 12));
    expect(named).toEqual([{ die: dieOf('nl', 'ACIJ'), letter: 'Ĳ' }]);
    expect(formatSquares('nl', named)).toBe('IJ(AC)');
  });

  it.each([
    ['A4', { code: 'kubagram/entry-sign', found: '4' }],
    ['A.', { code: 'kubagram/entry-sign', found: '.' }],
    ['A(CH', { code: 'kubagram/entry-bracket' }],
    ['(ACH)', { code: 'kubagram/entry-bracket' }],
    ['A(XY)', { code: 'kubagram/entry-no-die', letters: ['A', 'X', 'Y'] }],
    ['C*', { code: 'kubagram/entry-no-joker', letter: 'C' }],
    ['ABCDE', { code: 'kubagram/entry-too-many', found: 5, most: 4 }],
  ])('%s is refused', (text, problem) => {
    expect(readDice(text, english, 4)).toEqual({ ok: false, problem });
  });

  it('K10 are words with space between, compounds with their parts', () => {
    const words = expectOk(readWords('cattle, table+spoon\nhouse*', english));
    expect(words.map(({ dice, parts }) => [dice.length, parts])).toEqual([
      [6, undefined],
      [10, 2],
      [5, undefined],
    ]);
    expect(formatWords('en', words)).toBe('CATTLE TABLESPOON/2 HOUSE(DOKTR)');
    expect(readWords('table+', english)).toMatchObject({
      problem: { code: 'kubagram/entry-sign', found: '+' },
    });
    expect(readWords('e* e* e* e*', english)).toMatchObject({ problem: { code: 'kubagram/entry-no-joker' } });
  });

  it('are written as they are read, and nothing that is typed throws', () => {
    const signs = fc.array(fc.constantFrom(...'ABEIJĲQT().?*+/ 4'), { maxLength: 30 });
    fc.assert(
      fc.property(signs, fc.constantFrom(english, dutch), (typed, dice) => {
        const row = readSquares(typed.join(''), dice, 12);
        if (row.ok) {
          expect(expectOk(readSquares(formatSquares(dice.set, row.value), dice, 12))).toEqual(row.value);
        }
        const words = readWords(typed.join(''), dice);
        if (words.ok && !/I\W*J/.test(typed.join(''))) {
          expect(expectOk(readWords(formatWords(dice.set, words.value), dice))).toEqual(words.value);
        }
      }),
    );
  });
});

describe('a game of printed dice being entered', () => {
  const words = expectOk(readWords('CATTLE TABLE+SPOON', english));
  const central = expectOk(readDice('RETAINS', english, 108));
  const under: KubagramSetUp = { corner: 90, central, words: [words], turn: 1 };
  const begun = (entered: KubagramSetUp, seats = 2) =>
    setUpResult({ seats, setUp: fitted(entered, seats, options) });

  it('begins with all of it; what was left out is added', () => {
    const state = expectOk(begun(under));
    expect(state).toMatchObject({ corner: 90, phase: { kind: 'before', seat: 1 } });
    expect(kubagram.rules.scores(state)).toEqual([231, 0]);
    expect(state.central.map(({ letter }) => letter).join('')).toBe('RETAINS');
    expect(state.box.filter((one) => one !== null)).toHaveLength(108 - 7 - 16);
  });

  it('has the squares empty that were taken first, but for those that are entered', () => {
    const [top = [], ...others] = rowsSeen(90);
    const entered = withSquares(under, top, expectOk(readSquares('?A(CH)B', english, 9)));
    expect(squaresAt(entered, top).slice(0, 4)).toEqual([
      'any',
      { die: ach, letter: 'A' },
      { letter: 'B' },
      'any',
    ]);
    const { box } = expectOk(begun(entered));
    expect(top.map((square) => box[square]?.top).slice(1, 3)).toEqual(['A', 'B']);
    const near = others.flat().toReversed();
    expect(near.slice(0, 18).every((square) => box[square] === null)).toBe(true);
    // Entered and taken back it is as if nothing had been entered.
    expect(withSquares(entered, top, [])).toEqual(under);
  });

  it('wants no more empty squares than dice lie elsewhere', () => {
    const [top = []] = rowsSeen(0);
    const entered = withSquares({ corner: 0, central }, top, expectOk(readSquares('........', english, 12)));
    const problem = emptyProblem(entered, 2, options);
    expect(problem).toEqual({ code: 'kubagram/entry-box-empty', count: 1 });
    expect(fieldOf(problem, 0)).toBe('row 8');
    const players = [{ name: 'Ann' }, { name: 'Ben' }];
    expect(kubagramPosition.missing?.(entered, { players, options: {} })).toEqual(problem);
    expect(kubagramPosition.missing?.(under, { players, options: {} })).toBeUndefined();
  });

  it('K3 draws, and what was drawn says who begins', () => {
    const drawn = [expectOk(readDice('B', english, 9)), expectOk(readDice('A', english, 9))];
    expect(expectOk(begun({ drawn, first: 0 }))).toMatchObject({
      first: 1,
      phase: { kind: 'corner', seat: 0 },
    });
    expect(expectOk(begun({ first: 1 }))).toMatchObject({ first: 1, seats: [{ drawn: [] }, { drawn: [] }] });
    // Before a die is taken there is nothing else.
    expect(fitted({ ...under, corner: undefined }, 2, options)).toEqual({});
  });

  it('fits the seats and the options that there are', () => {
    const entered: KubagramSetUp = {
      ...under,
      turn: 3,
      handed: { letter: 'E' },
      skipped: [true],
      penalties: [5],
    };
    expect(fitted(entered, 1, options)).toMatchObject({ turn: 0, words: [words], jokers: [[]] });
    expect(Object.keys(fitted(entered, 1, options))).not.toEqual(expect.arrayContaining(['handed']));
    const challenged = { ...options, judge: 'challenge' } as const;
    expect(fitted(entered, 3, challenged)).toMatchObject({
      turn: 0,
      handed: { letter: 'E' },
      skipped: [true, false, false],
      penalties: [5, 0, 0],
    });
    // Who began a game is known without the draw, and a draw tells it by itself (K3).
    expect(fitted({ ...under, first: 1 }, 2, options)).toMatchObject({ first: 1 });
    expect(fitted({ ...under, first: 2 }, 2, options)).not.toHaveProperty('first');
    // A die that does not show its letter in another language is any that does.
    const inDutch = fitted({ corner: 0, central: [{ die: ach, letter: 'H' }] }, 2, { ...options, set: 'nl' });
    expect(inDutch.central).toEqual([{ letter: 'H' }]);
  });

  it('says what is wrong where it is', () => {
    const wrong = (entered: KubagramSetUp) => {
      const result = begun({ corner: 180, ...entered });
      return result.ok ? undefined : fieldOf(result.problem, 180);
    };
    const twice = [{ die: ach, letter: 'A' }];
    const [top = []] = rowsSeen(180);
    expect(wrong({ central: [...twice, ...twice] })).toBe('central');
    expect(wrong({ central: twice, words: [[], [{ dice: twice }]] })).toBe('words 1');
    expect(wrong({ words: [[{ dice: twice }]] })).toBe('words 0');
    expect(wrong({ central: twice, handed: twice[0] })).toBe('handed');
    expect(wrong({ central: [{ letter: 'E', die: dokter }], jokers: [[], [dieOf('en', 'DOKTER')]] })).toBe(
      'joker DOKTER',
    );
    expect(wrong({ drawn: [[{ letter: 'A' }], [{ letter: 'A' }]] })).toBe('drawn 0');
    expect(wrong({ drawn: [[{ letter: 'A' }], []] })).toBe('drawn 1');
    expect(wrong(withSquares({}, top, [...twice, ...twice]))).toBe('row 0');
    expect(kubagramPosition.says({ code: 'setup/no-name' })).toBe(false);
  });

  it('and nothing else can go wrong with what was typed', () => {
    const letters = fc.array(fc.constantFrom('A', 'E', 'T', 'QUIZ', 'A(CH)', 'C(AH)', 'E*', 'TABLE+SPOON'), {
      maxLength: 8,
    });
    const seatsOf = fc.integer({ min: 1, max: 4 });
    const choice = fc.record<Partial<KubagramOptions>>({
      set: fc.constantFrom('en', 'nl', 'af', 'sv'),
      judge: fc.constantFrom('assisted', 'challenge'),
      drawnJoker: fc.constantFrom('out', 'setAside'),
    });
    const corner = fc.constantFrom(undefined, 0, 90, 180, 270);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 16 }), letters), { maxLength: 10 }),
        corner,
        choice,
        seatsOf,
        (lines, turned, chosen, seats) => {
          let entered: KubagramSetUp = { corner: turned };
          for (const [at, typed] of lines) entered = enteredAt(entered, at, typed);
          const rules = kubagram.optionsSchema.parse(chosen);
          // Alone nobody can challenge, so the game refuses that option itself (K14).
          if (seats === 1 && rules.judge === 'challenge') return;
          if (emptyProblem(entered, seats, rules) !== undefined) return;
          const result = setUpResult({ seats, options: rules, setUp: fitted(entered, seats, rules) });
          if (result.ok) expect(kubagram.pieces(result.value)).toHaveLength(108);
          else expect(fieldOf(result.problem, turned), JSON.stringify(result.problem)).toBeDefined();
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** One line typed into one field of the form. */
function enteredAt(entered: KubagramSetUp, at: number, typed: readonly string[]): KubagramSetUp {
  const dice = { set: 'en', jokersGone: new Set(jokersIn(entered)) } as const;
  const shown = readDice(typed.filter((one) => !one.includes('+')).join(''), dice, 108);
  if (!shown.ok) return entered;
  if (at < 9) return withSquares(entered, rowsSeen(entered.corner)[at] ?? [], shown.value.slice(0, 9));
  const seat = at % 2;
  if (at < 11) return { ...entered, drawn: seat === 0 ? [shown.value] : [[], shown.value] };
  if (at < 13) return { ...entered, central: shown.value };
  if (at < 14) return { ...entered, handed: shown.value[0] };
  if (at < 15) return { ...entered, jokers: [[dieOf('en', 'GEERRY')]] };
  const words = readWords(typed.join(' '), dice);
  return words.ok ? { ...entered, words: seat === 0 ? [words.value] : [[], words.value] } : entered;
}
