import { describe, expect, it } from 'vitest';
import { kubagram, lettersOn, type KubagramSetUp, type KubagramState } from '#shared/games/kubagram/index.ts';
import { allDice } from '#shared/games/kubagram/dice.ts';
import { cubeId } from '#shared/kernel/index.ts';
import { dieOf, shownDie } from '#tests/support/kubagram/dice.ts';
import {
  begun,
  centralOf,
  scoresOf,
  setUpResult,
  standing,
  wordsOf,
  type KubagramTable,
} from '#tests/support/kubagram/table.ts';

const shown = (text: string) => shownDie('en', text);

/** The box of a game of two as its seed fills it, nothing drawn. */
const fullBox = () => begun({ seats: 1 }).box;

const problemOf = (setUp: KubagramSetUp, table: KubagramTable = {}) => {
  const result = setUpResult({ ...table, setUp });
  return result.ok ? undefined : result.problem;
};

/** A whole set-up of a state, as somebody would write it down. */
const written = ({ box, seats, central, corner, first }: KubagramState): KubagramSetUp => ({
  box,
  ...(corner === undefined ? {} : { corner }),
  first,
  central,
  drawn: seats.map(({ drawn }) => drawn),
  words: seats.map(({ words }) => words.map(({ dice, parts }) => ({ dice, parts }))),
  jokers: seats.map(({ jokers }) => jokers),
  skipped: seats.map(({ skipped }) => skipped),
  penalties: seats.map(({ penalty }) => penalty),
});

describe('K1 a box that is played again', () => {
  it('K1 every die’s square, top face and turn', () => {
    const box = fullBox();
    const state = begun({ seats: 1, seed: 99, setUp: { box } });
    expect(state.box).toEqual(box);
    const [first] = box;
    const bare = box.map((one) => (one === null ? null : { die: one.die, top: one.top }));
    expect(begun({ seats: 1, seed: 99, setUp: { box: bare } }).box[0]).toEqual({ ...first, turn: 0 });
  });

  it('K3 lot draws from it, or the set-up says what was drawn', () => {
    const box = fullBox();
    const byLot = begun({ seats: 2, setUp: { box } });
    expect(byLot.seats.every(({ drawn }) => drawn.length > 0)).toBe(true);
    expect(begun({ seats: 2, setUp: { box, first: 1 } })).toMatchObject({
      first: 1,
      seats: [{ drawn: [] }, { drawn: [] }],
    });
    const drawn = [[shown('AFM:F')], [shown('ABH:A')]];
    expect(begun({ seats: 2, setUp: { drawn } })).toMatchObject({
      first: 1,
      phase: { kind: 'corner', seat: 0 },
    });
  });

  it('K2 nothing else but the seed decides what is left open', () => {
    const one = begun({ seats: 2, seed: 5 });
    expect(begun({ seats: 2, seed: 5, setUp: { first: one.first } }).first).toBe(one.first);
    expect(begun({ seats: 2, seed: 5, setUp: {} })).toEqual(one);
  });
});

describe('a game half way through', () => {
  const halfWay = () =>
    standing({
      seats: 3,
      corner: 90,
      turn: 2,
      central: 'STON',
      centralDice: ['GEERRY:E'],
      words: [['CATTLE'], ['TABLE+SPOON'], []],
      jokers: [[], [], ['DOKTER']],
      skipped: [true, false, false],
      drawn: [['ABH:B'], ['AFM:A'], ['EGM:E']],
    });

  it('K4, K10 its fields, words, jokers, scores and whose turn it is', () => {
    const state = halfWay();
    expect(state).toMatchObject({ corner: 90, first: 1, phase: { kind: 'before', seat: 2 }, turn: 1 });
    expect([centralOf(state), wordsOf(state, 0), wordsOf(state, 1)]).toEqual([
      'STONE',
      ['CATTLE'],
      ['TABLESPOON'],
    ]);
    expect(scoresOf(state)).toEqual([21, 210, 0]);
    expect(state.seats.map(({ skipped }) => skipped)).toEqual([true, false, false]);
  });

  it('K14 points that look-ups have cost', () => {
    const setUp = { ...written(halfWay()), penalties: [0, 10, 5] };
    expect(scoresOf(begun({ seats: 3, setUp }))).toEqual([21, 200, -5]);
  });

  it('written down and set up again it is the same', () => {
    const state = halfWay();
    expect(begun({ seats: 3, seed: 1, setUp: { ...written(state), turn: 2 } })).toEqual(state);
  });

  it('K6 a die that was handed on is laid first', () => {
    expect(standing({ handed: 'ACH:C', turn: 1 }).phase).toEqual({
      kind: 'holding',
      seat: 1,
      held: { die: dieOf('en', 'ACH'), top: 'C', mark: '0' },
      passed: true,
    });
  });

  it('K3 drawnJoker setAside: a drawn joker lies where it has gone since', () => {
    const drawn = [['DOKTER:D'], ['EBH:E']];
    const options = { drawnJoker: 'setAside' } as const;
    const word = [[{ dice: [shown('DOKTER:T'), ...['ENT:E', 'ADS:A', 'OSH:S', 'EMS:E'].map(shown)] }], []];
    const used = { corner: 0, drawn: drawn.map((dice) => dice.map(shown)), words: word } as const;
    const state = begun({ options, setUp: used });
    expect(state.seats[0]?.jokers).toEqual([]);
    expect(kubagram.pieces(state)).toEqual(kubagram.pieces(begun()));
    // Named nowhere else, it is still set aside.
    const kept = begun({ options, setUp: { ...used, words: [[], []] } });
    expect(kept.seats[0]?.jokers).toEqual([105]);
    expect(kubagram.pieces(kept)).toEqual(kubagram.pieces(begun()));
    expect(problemOf(used)).toMatchObject({
      code: 'kubagram/set-up-die-twice',
      die: 'DOKTER',
      place: 'word',
    });
  });

  it('goes along with its players', () => {
    const setUp: KubagramSetUp = { ...written(halfWay()), turn: 2 };
    const moved = kubagram.reseated?.(setUp, [2, undefined, 0, 1]);
    expect(moved).toMatchObject({
      first: 3,
      turn: 0,
      skipped: [false, false, true, false],
      jokers: [[105], [], [], []],
    });
    expect(moved?.words?.map(({ length }) => length)).toEqual([0, 0, 1, 1]);
    expect(kubagram.reseated?.({ corner: 0 }, [0, 1])).toMatchObject({ corner: 0, words: undefined });
  });
});

describe('letters without their dice', () => {
  const letters = (word: string) => [...word].map((letter) => ({ letter }));

  it('are shown by dice that are left, none of them a joker, as the seed has it', () => {
    const setUp: KubagramSetUp = {
      corner: 0,
      central: letters('QUIZ'),
      words: [[{ dice: [...letters('CATT'), shown('POLLET:L'), ...letters('E')] }], []],
      handed: { letter: 'Q' },
    };
    const state = begun({ setUp, seed: 3 });
    expect([centralOf(state), wordsOf(state, 0)]).toEqual(['QUIZ', ['CATTLE']]);
    expect(scoresOf(state)).toEqual([42, 0]);
    expect(kubagram.pieces(state)).toEqual(kubagram.pieces(begun()));
    expect(begun({ setUp, seed: 3 })).toEqual(state);
    expect(begun({ setUp, seed: 4 }).central).not.toEqual(state.central);
  });

  it('never take the only die that another letter could have', () => {
    // Q is on few dice: all of them are asked for last.
    const showing = allDice.filter((die) => die < 105 && lettersOn('en', die).includes('Q'));
    const others = showing.flatMap((die) => lettersOn('en', die).find((letter) => letter !== 'Q') ?? []);
    const central = [...letters(others.join('')), ...letters('Q'.repeat(showing.length))];
    expect(centralOf(begun({ setUp: { corner: 0, central } }))).toHaveLength(2 * showing.length);
    expect(problemOf({ corner: 0, central: [...central, { letter: 'Q' }] })).toEqual({
      code: 'kubagram/set-up-none-left',
      letter: 'Q',
      place: 'central',
    });
  });

  it('lie in the box too, beside squares for any of the dice that are left', () => {
    const state = standing({ central: 'STONE' });
    const box = Array.from({ length: 108 }, (_, square) => {
      const one = state.box[square] ?? null;
      if (one === null) return null;
      return square % 3 === 0 ? { die: one.die, top: one.top } : square % 3 === 1 ? { top: one.top } : 'any';
    });
    const again = begun({ setUp: { corner: 0, central: state.central, box } });
    const filled = (one: KubagramState) => one.box.map((die) => die !== null);
    expect(filled(again)).toEqual(filled(state));
    expect(again.box.map((one, square) => (square % 3 === 2 ? '' : one?.top))).toEqual(
      state.box.map((one, square) => (square % 3 === 2 ? '' : one?.top)),
    );
    expect(kubagram.pieces(again)).toEqual(kubagram.pieces(state));
    expect(problemOf({ corner: 0, box: box.map((one) => one ?? 'any'), central: state.central })).toEqual({
      code: 'kubagram/set-up-any',
      squares: 40,
      left: 35,
    });
  });

  it('are read from a record, IJ as one', () => {
    const setUp = { corner: 0, box: ['any'], central: [{ letter: 'IJ' }] };
    expect(kubagram.setUpSchema.parse(setUp)).toEqual({ ...setUp, central: [{ letter: 'Ĳ' }] });
    expect(kubagram.setUpSchema.safeParse({ box: ['some'] }).success).toBe(false);
  });
});

describe('what cannot be', () => {
  const die = cubeId(0);
  const box = () => fullBox();
  const withDie = (square: number, one: { die: typeof die; top: string } | null) =>
    box().with(square, one === null ? null : { ...one, turn: 0 });

  it('names a die that is there twice, and where', () => {
    const [first, second] = box();
    const twice = box().with(1, first ?? null);
    expect(problemOf({ box: twice }, { seats: 1 })).toMatchObject({
      code: 'kubagram/set-up-die-twice',
      place: 'box',
      square: 'B1',
    });
    const central = second === null || second === undefined ? [] : [{ die: second.die, letter: second.top }];
    expect(problemOf({ box: box(), corner: 0, central }, { seats: 1 })).toMatchObject({
      code: 'kubagram/set-up-die-twice',
      place: 'central',
    });
    const words = [[{ dice: [shown('ABH:A'), shown('ABH:B')] }]];
    expect(problemOf({ corner: 0, words }, { seats: 1 })).toEqual({
      code: 'kubagram/set-up-die-twice',
      die: 'ABH',
      place: 'word',
      seat: 0,
    });
  });

  it('names a die that is nowhere', () => {
    expect(problemOf({ box: withDie(107, null), corner: 180 }, { seats: 1 })).toMatchObject({
      code: 'kubagram/set-up-die-missing',
      count: 1,
    });
  });

  it('names a letter that its die does not show, and where', () => {
    const at = box().findIndex((one) => one?.die === die);
    expect(problemOf({ box: withDie(at, { die, top: 'X' }) }, { seats: 1 })).toMatchObject({
      code: 'kubagram/set-up-letter',
      die: 'ABH',
      letter: 'X',
      letters: ['A', 'B', 'H'],
      place: 'box',
    });
    expect(problemOf({ corner: 0, central: [shown('ABH:X')] })).toMatchObject({ place: 'central' });
    expect(problemOf({ drawn: [[shown('ABH:X')], []] })).toMatchObject({ place: 'drawn', seat: 0 });
    expect(problemOf({ corner: 0, handed: shown('ABH:X') })).toMatchObject({ place: 'handed' });
    const joker = { corner: 0, drawn: [[shown('DOKTER:X')], [shown('ABH:A')]] } as const;
    expect(problemOf(joker, { options: { drawnJoker: 'setAside' } })).toMatchObject({
      code: 'kubagram/set-up-letter',
      die: 'DOKTER',
      seat: 0,
    });
  });

  it.each<[KubagramSetUp, KubagramTable, object]>([
    [{}, { seats: 5 }, { code: 'setup/seats', seats: 5, least: 1, most: 4 }],
    [{ first: 2 }, {}, { code: 'kubagram/set-up-seat', seat: 2, seats: 2 }],
    [{ corner: 0, turn: 3 }, {}, { code: 'kubagram/set-up-seat', seat: 3, seats: 2 }],
    [{ corner: 0, words: [[]] }, {}, { code: 'kubagram/set-up-count', list: 'words', found: 1, seats: 2 }],
    [{ drawn: [[], [], []] }, {}, { code: 'kubagram/set-up-count', list: 'drawn', found: 3, seats: 2 }],
    [{ box: [null] }, {}, { code: 'kubagram/set-up-squares', found: 1, squares: 108 }],
    [{ corner: 0, jokers: [[], [die]] }, {}, { code: 'kubagram/set-up-no-joker', die: 'ABH', seat: 1 }],
    [
      { corner: 0, words: [[], [{ dice: [shown('ABH:A')] }]] },
      {},
      { code: 'kubagram/set-up-short-word', word: 'A', seat: 1, least: 5 },
    ],
    [{ central: [shown('ABH:A')] }, {}, { code: 'kubagram/set-up-corner' }],
    [{ turn: 1 }, {}, { code: 'kubagram/set-up-corner' }],
    [{ jokers: [[cubeId(105)], []] }, {}, { code: 'kubagram/set-up-corner' }],
    [{ skipped: [true, false] }, {}, { code: 'kubagram/set-up-corner' }],
    [{ penalties: [0, 5] }, {}, { code: 'kubagram/set-up-corner' }],
    [{ drawn: [[shown('ABH:A')]] }, { seats: 1 }, { code: 'kubagram/set-up-no-draw' }],
    [{ corner: 0, handed: shown('ABH:A') }, { seats: 1 }, { code: 'kubagram/set-up-alone', entry: 'handed' }],
    [{ corner: 0, skipped: [true] }, { seats: 1 }, { code: 'kubagram/set-up-alone', entry: 'skipped' }],
    [{ drawn: [[shown('ABH:A')], [shown('AFM:A')]] }, {}, { code: 'kubagram/set-up-tie', seat: [0, 1] }],
    [
      { drawn: [[shown('ABH:A')], [shown('EBH:E'), shown('AFM:A')]] },
      {},
      { code: 'kubagram/set-up-drew', seat: 1, dice: 2 },
    ],
    [{ drawn: [[shown('ABH:A')], []] }, {}, { code: 'kubagram/set-up-drew', seat: 1, dice: 0 }],
    [
      { drawn: [[shown('ABH:A')], [shown('EBH:E')]], first: 1 },
      {},
      { code: 'kubagram/set-up-first', seat: 1 },
    ],
  ])('%j is refused', (setUp, table, problem) => {
    expect(problemOf(setUp, table)).toEqual(problem);
  });

  it('names a word of too many letters or parts', () => {
    const dice = Array.from({ length: 22 }, (_, at) => ({ die: cubeId(at), letter: begunLetter(at) }));
    expect(problemOf({ corner: 0, words: [[{ dice }], []] })).toMatchObject({
      code: 'kubagram/set-up-long-word',
      seat: 0,
    });
    const word = { dice: dice.slice(0, 9), parts: 2 };
    expect(problemOf({ corner: 0, words: [[word], []] })).toMatchObject({
      code: 'kubagram/set-up-parts',
      seat: 0,
      parts: 2,
    });
  });

  it('names an empty square behind dice that are still to be taken', () => {
    const state = standing({ central: 'X', corner: 90 });
    const gone = state.box.findLastIndex((one) => one !== null);
    const setUp = {
      ...written(state),
      box: state.box.with(gone, null),
      central: [...state.central, moving(state, gone)],
    };
    expect(problemOf(setUp)).toMatchObject({ code: 'kubagram/set-up-hole' });
  });

  it('refuses a game that is over', () => {
    const state = standing({ box: { L1: 'AKR:R' } });
    const last = state.box.findIndex((one) => one !== null);
    const setUp = { ...written(state), box: state.box.with(last, null), central: [moving(state, last)] };
    expect(problemOf(setUp)).toEqual({ code: 'kubagram/set-up-box-empty' });
    expect(problemOf({ ...setUp, central: [], handed: moving(state, last) })).toBeUndefined();
  });

  it('refuses a word of the table that its letters cannot write', () => {
    expect(problemOf({}, { options: { allow: ['A1'] } })).toEqual({
      code: 'setup/list-word',
      option: 'allow',
      word: 'A1',
    });
  });
});

const begunLetter = (at: number): string => {
  const { box } = begun({ seats: 1, seed: 2 });
  return box.find((one) => one?.die === at)?.top ?? '';
};

const moving = (state: KubagramState, square: number) => {
  const one = state.box[square];
  return { die: one?.die ?? cubeId(0), letter: one?.top ?? '' };
};
