import { describe, expect, it } from 'vitest';
import { isLastTurn, kubagram } from '#shared/games/kubagram/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { dieOf } from '#tests/support/kubagram/dice.ts';
import {
  begun,
  centralOf,
  moved,
  refusal,
  smallJudge,
  scoresOf,
  standing,
  wordsOf,
} from '#tests/support/kubagram/table.ts';

/** With corner 0 the last squares are H1 0, I1 I, J1 III, K1 III, L1 I. */
const lastSquares = (
  dice: Readonly<Record<string, string>>,
  more: Omit<Parameters<typeof standing>[0], 'box'> = {},
) => standing({ ...more, box: dice });

const three = { J1: 'ACH:A', K1: 'EDR:E', L1: 'AKR:K' };

describe('K4 a turn', () => {
  it('K4 claims, then a die at either end of the central field, then claims, and the end', () => {
    const state = lastSquares({ I1: 'OLP:O', ...three }, { central: 'STONEXW' });
    const claimed = moved(state, '0: claim STONE');
    expect(claimed.phase).toEqual({ kind: 'before', seat: 0 });
    expect(refusal(claimed, '0: end')).toEqual({ code: 'kubagram/take-first' });
    expect(centralOf(moved(claimed, '0: take', '0: lay O left'))).toBe('OXW');
    const laid = moved(claimed, '0: take', '0: lay O right');
    expect(centralOf(laid)).toBe('XWO');
    expect(laid.phase).toEqual({ kind: 'after', seat: 0 });
    const next = moved(laid, '0: end');
    expect([next.phase, next.turn]).toEqual([{ kind: 'before', seat: 1 }, 2]);
  });

  it('K4 any number of words in both parts of a turn, only by the player on turn', () => {
    const state = lastSquares({ I1: 'ELP:E', ...three }, { central: 'STONWATERHOUSE' });
    expect(refusal(state, '1: claim WATER')).toMatchObject({
      code: 'kubagram/not-your-turn',
      by: 1,
      toMove: [0],
    });
    const before = moved(state, '0: claim WATER', '0: claim HOUSE');
    const after = moved(before, '0: take', '0: lay E', '0: claim STONE');
    expect(wordsOf(after, 0)).toEqual(['WATER', 'HOUSE', 'STONE']);
    expect(refusal(moved(before, '0: take'), '0: end')).toMatchObject({
      code: 'kubagram/not-now',
      phase: 'holding',
    });
    expect(scoresOf(after)[0]).toBe(after.seats[0]?.words.reduce((sum, { points }) => sum + points, 0));
  });

  it('K4 a word is built of any dice of the field, whatever their order, which the player on turn may change', () => {
    const state = standing({ central: 'ENOTSX' });
    const arranged = moved(state, '0: arrange XSTONE');
    expect(centralOf(arranged)).toBe('XSTONE');
    expect(centralOf(moved(arranged, '0: claim STONE'))).toBe('X');
    expect(refusal(state, '1: arrange XSTONE')).toMatchObject({ code: 'kubagram/not-your-turn' });
  });

  it('K4 claimed dice leave the central field for the own field, and a die is used once', () => {
    const state = standing({ central: 'STONEA' });
    const after = moved(state, '0: claim STONE');
    expect([centralOf(after), wordsOf(after, 0), wordsOf(after, 1)]).toEqual(['A', ['STONE'], []]);
  });
});

describe('K5 skip', () => {
  const state = () => lastSquares(three, { central: 'STONE' });

  it('K5 instead of the die: claims are allowed before, then the turn is over and the same die is the next player’s', () => {
    const skipped = moved(state(), '0: claim STONE', '0: skip');
    expect(skipped.phase).toEqual({ kind: 'before', seat: 1 });
    expect(skipped.seats.map((one) => one.skipped)).toEqual([true, false]);
    expect(moved(skipped, '1: take').phase).toMatchObject({ kind: 'holding', seat: 1, held: { top: 'A' } });
  });

  it('K5 once a game each; all may skip in a row, and the die is taken all the same', () => {
    const both = moved(state(), '0: skip', '1: skip');
    expect(refusal(both, '0: skip')).toEqual({ code: 'kubagram/skipped-already' });
    expect(moved(both, '0: take').phase).toMatchObject({ kind: 'holding', seat: 0 });
  });

  it('K5 the last die too can be skipped, by each player once', () => {
    const last = moved(lastSquares({ L1: 'AKR:K' }), '0: skip', '1: skip', '0: take', '0: lay K');
    expect(isLastTurn(last)).toBe(true);
  });

  it('K5 not once the die is in hand', () => {
    expect(refusal(moved(state(), '0: take'), '0: skip')).toMatchObject({ code: 'kubagram/not-now' });
  });
});

describe('K6 squares', () => {
  it('K6 from I the face that is up counts', () => {
    const held = moved(lastSquares({ L1: 'AKR:K' }), '0: take');
    expect(refusal(held, '0: lay A')).toEqual({ code: 'kubagram/face-fixed', die: 'AKR', letter: 'K' });
    expect(centralOf(moved(held, '0: lay K'))).toBe('K');
    // One letter alone can be up: it need not be said.
    expect(centralOf(moved(held, '0: lay'))).toBe('K');
  });

  it('K6 from III the taker chooses one of the three letters', () => {
    const held = moved(lastSquares({ K1: 'EDR:E', L1: 'AKR:K' }), '0: take');
    for (const letter of ['E', 'D', 'R']) expect(centralOf(moved(held, `0: lay ${letter}`))).toBe(letter);
    expect(refusal(held, '0: lay X')).toEqual({
      code: 'kubagram/letter-not-on-die',
      die: 'DER',
      letter: 'X',
      letters: ['D', 'E', 'R'],
    });
  });

  it('K7 a face, once laid, is never changed', () => {
    const laid = moved(lastSquares({ K1: 'EDR:E', L1: 'AKR:K' }, { central: 'STON' }), '0: take', '0: lay D');
    expect(refusal(laid, '0: lay E')).toMatchObject({ code: 'kubagram/not-now' });
    expect(refusal(laid, '0: claim STONE with EDR')).toEqual({
      code: 'kubagram/field-lacks',
      word: 'STONE',
      letters: ['E'],
    });
    const dice = [...laid.central.slice(0, 4), { die: dieOf('en', 'EDR'), letter: 'E' }];
    expect(kubagram.rules.judge(laid, { kind: 'claim', by: seat(0), dice }, smallJudge)).toMatchObject({
      problem: { code: 'kubagram/other-letter-up', die: 'DER', letter: 'E', shown: 'D' },
    });
  });

  const zero = { H1: 'ACH:A', I1: 'EDR:E', L1: 'AKR:K' };

  it('K6 from 0 the die goes to the next player; its taker may still claim, and the turn is over', () => {
    const handed = moved(lastSquares(zero, { central: 'STONE' }), '0: take');
    expect(handed).toMatchObject({ handed: { top: 'A', mark: '0' }, phase: { kind: 'after', seat: 0 } });
    const next = moved(handed, '0: claim STONE', '0: end');
    expect(next.phase).toMatchObject({ kind: 'holding', seat: 1, passed: true, held: { top: 'A' } });
    expect(next.handed).toBeUndefined();
  });

  it('K6 the receiver opens the turn by laying it with one of its letters, and can neither skip it nor pass it on', () => {
    const receiver = moved(lastSquares(zero), '0: take', '0: end');
    for (const letter of ['A', 'C', 'H']) expect(centralOf(moved(receiver, `1: lay ${letter}`))).toBe(letter);
    for (const line of ['1: skip', '1: take', '1: end']) {
      expect(refusal(receiver, line)).toMatchObject({ code: 'kubagram/not-now' });
    }
  });

  it('K6 zeroReceiver extra: then the receiver plays an ordinary turn, and may skip the die after it', () => {
    const laid = moved(lastSquares(zero), '0: take', '0: end', '1: lay A');
    expect(laid.phase).toEqual({ kind: 'before', seat: 1 });
    expect(moved(laid, '1: take').phase).toMatchObject({ kind: 'holding', seat: 1, held: { top: 'E' } });
    expect(moved(laid, '1: skip').phase).toEqual({ kind: 'before', seat: 0 });
  });

  it('K6 zeroReceiver asTurn: it was the receiver’s die of this turn, and only claims follow', () => {
    const options = { zeroReceiver: 'asTurn' } as const;
    const laid = moved(lastSquares(zero, { options }), '0: take', '0: end', '1: lay A');
    expect(laid.phase).toEqual({ kind: 'after', seat: 1 });
    expect(moved(laid, '1: end').phase).toEqual({ kind: 'before', seat: 0 });
  });
});

describe('K8 jokers', () => {
  const held = (square: string, more: Parameters<typeof lastSquares>[1] = {}) =>
    moved(lastSquares({ [square]: 'DOKTER:K', L1: 'AKR:K' }, more), '0: take');

  it.each(['I1', 'J1'])('K8 from %s, I or III, any of its letters', (square) => {
    for (const letter of 'DOKTER') expect(centralOf(moved(held(square), `0: lay ${letter}`))).toBe(letter);
  });

  it('K8 laid and used in a word at once', () => {
    const after = moved(held('J1', { central: 'CATTL' }), '0: lay E', '0: claim CATTLE');
    expect(scoresOf(after)[0]).toBe(42);
  });

  it('K8 laid it is a die like others, and anyone’s', () => {
    const laid = moved(held('J1', { central: 'CATTL' }), '0: lay E', '0: end');
    expect(wordsOf(moved(laid, '1: claim CATTLE'), 1).at(-1)).toBe('CATTLE');
  });

  it('K8 set aside its letter stays open, for a word claimed later by the same player', () => {
    const aside = moved(held('J1', { central: 'CATTLSON' }), '0: aside');
    expect(aside.seats[0]?.jokers).toEqual([105]);
    expect(aside.phase).toEqual({ kind: 'after', seat: 0 });
    expect(scoresOf(moved(aside, '0: claim CATTLE'))[0]).toBe(42);
    expect(wordsOf(moved(aside, '0: claim STONE'), 0)).toEqual(['STONE']);
    expect(refusal(moved(aside, '0: end'), '1: claim CATTLE with DOKTER')).toEqual({
      code: 'kubagram/joker-of-another',
      die: 'DOKTER',
      seat: 0,
    });
  });

  it('K8 no other die is set aside', () => {
    const plain = moved(lastSquares({ J1: 'ACH:A', L1: 'AKR:K' }), '0: take');
    expect(refusal(plain, '0: aside')).toEqual({ code: 'kubagram/no-joker', die: 'ACH' });
  });

  it('K8 from 0 it goes to the next player, who has the same choice', () => {
    const state = lastSquares({ H1: 'DOKTER:K', L1: 'AKR:K' });
    const received = moved(state, '0: take', '0: end');
    expect(moved(received, '1: aside').seats.map(({ jokers }) => jokers)).toEqual([[], [105]]);
    expect(centralOf(moved(received, '1: lay R'))).toBe('R');
  });

  it('K8 a word holds a die of the central field at least', () => {
    const state = standing({
      central: 'X',
      jokers: [['DOKTER', 'GEERRY', 'POLLET'], []],
      options: { minLength: 3 },
    });
    expect(refusal(state, '0: claim TOE with DOKTER GEERRY POLLET')).toMatchObject({
      code: 'kubagram/jokers-alone',
    });
  });

  it.each([
    [['DOKTER'], 'CATTL', 2],
    [['DOKTER', 'POLLET'], 'CATT', 4],
  ] as const)('K8 each joker doubles the whole value, bonus included: %o', (jokers, central, factor) => {
    const after = moved(
      standing({ central, jokers: [jokers, []] }),
      `0: claim CATTLE with ${jokers.join(' ')}`,
    );
    expect(scoresOf(after)).toEqual([21 * factor, 0]);
  });

  it('K8 three jokers count 8 times', () => {
    // S 1, E 4, N 5, A 3, T 2, E 4 and 5 for the sixth letter.
    const after = moved(
      standing({ central: 'SNA', jokers: [['DOKTER', 'GEERRY', 'POLLET'], []] }),
      '0: claim SENATE with DOKTER GEERRY POLLET',
    );
    expect(scoresOf(after)).toEqual([(1 + 4 + 5 + 3 + 2 + 4 + 5) * 8, 0]);
  });

  it('K8 it stays in the word, its letter fixed, when a compound takes the word over', () => {
    const state = standing({ central: 'TABLSPOON', jokers: [['DOKTER'], []] });
    const after = moved(state, '0: claim TABLE', '0: claim SPOON', '0: join TABLE SPOON');
    expect(scoresOf(after)).toEqual([420, 0]);
    expect(after.seats[0]?.words[0]?.dice[4]).toEqual({ die: 105, letter: 'E' });
  });
});

describe('P16 a turn that the clock ends', () => {
  const skipped = (state: ReturnType<typeof standing>) => kubagram.rules.skipTurn(state).state;

  it('K5 P16 leaves the die to the next player, and costs nobody their skip', () => {
    const next = skipped(lastSquares(three));
    expect([next.phase, next.turn]).toEqual([{ kind: 'before', seat: 1 }, 2]);
    expect(next.box).toEqual(lastSquares(three).box);
    expect(next.seats[0]?.skipped).toBe(false);
  });

  it('K6 P16 hands on a die that is held', () => {
    const held = moved(lastSquares(three), '0: take');
    const next = skipped(held);
    expect(next.phase).toMatchObject({ kind: 'holding', seat: 1, passed: true, held: { mark: 'III' } });
    expect(next).not.toHaveProperty('handed');
    expect(kubagram.pieces(next)).toEqual(kubagram.pieces(held));
  });

  it('K11 P16 settles the game where it ends the last turn', () => {
    const last = moved(lastSquares({ L1: 'AKR:K' }), '0: take', '0: lay K');
    expect(isLastTurn(last)).toBe(true);
    expect(skipped(last).phase.kind).toBe('over');
  });

  it('K2 P16 leaves the box as it lies where nobody chose a corner', () => {
    const state = standing({ box: three });
    const unturned = { ...state, phase: { kind: 'corner', seat: seat(1) } } as const;
    expect(skipped(unturned)).toMatchObject({ corner: 0, phase: { kind: 'before', seat: state.first } });
    const alone = skipped(begun({ seats: 1 }));
    expect(alone).toMatchObject({ corner: 0, turn: 2, phase: { kind: 'before', seat: 0 } });
  });
});
