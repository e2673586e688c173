import { describe, expect, it } from 'vitest';
import {
  cardNames,
  cornersOf,
  kubo,
  layersOf,
  type CardName,
  type KuboSetUp,
} from '#shared/games/kubo/index.ts';
import { begun, moved, scoresOf, setUpResult } from '#tests/support/kubo/table.ts';

const hands: readonly (readonly CardName[])[] = [
  ['yellow S1', 'blue L1'],
  ['red S1', 'blue M2', 'green XL4'],
];

describe('an explicit set-up', () => {
  it('U2 deals from the deck in its order, from the seat after the dealer on', () => {
    const deck: readonly CardName[] = cardNames.filter((card) => !card.startsWith('blue')).toReversed();
    const { seats, deck: left } = begun({ seats: 3, setUp: { dealer: 0, deck } });
    expect(seats[1]?.hand).toEqual([...deck.slice(0, 4), deck[12]]);
    expect(seats[2]?.hand).toEqual(deck.slice(4, 8));
    expect(seats[0]?.hand).toEqual(deck.slice(8, 12));
    expect(left.slice(0, deck.length - 13)).toEqual(deck.slice(13));
    // The blue cards that the list leaves out lie below, shuffled.
    expect(left).toHaveLength(60 - 13);
  });

  it('a game begun with printed cards goes on: what lies, who holds what, scores, whose turn', () => {
    const entered = begun({
      setUp: {
        dealer: 0,
        turn: 0,
        laid: ['green S1', 'blue M1'],
        hands,
        scores: [3, 14],
        laidBefore: [2, 1],
        deck: ['red L4', 'red M4'],
      },
    });
    expect(kubo.rules.turn(entered)).toEqual({ number: 1, seat: 0 });
    expect(scoresOf(entered)).toEqual([3, 14]);
    expect(entered.seats[0]?.hand).toEqual([...(hands[0] ?? []), 'red L4']);
    const on = moved(entered, '0: draw', '0: lay blue L1', '0: claim blue S1 XL1', '0: lay yellow S1');
    expect(on.seats[0]?.hand).toEqual(['red L4', 'red M4']);
    expect(scoresOf(on)).toEqual([4, 14]);
    expect(kubo.pieces(on)).toEqual(cardNames.toSorted());
  });

  const full = layersOf('standard').flatMap((layer, height) =>
    height === 0 ? [] : height === 3 ? layer : layer.slice(0, 1),
  );

  it.each<[string, KuboSetUp]>([
    ['kubo/set-up-seat', { dealer: 2 }],
    ['kubo/set-up-seat', { turn: 5 }],
    ['kubo/set-up-count', { hands: [['red M1']] }],
    ['kubo/set-up-count', { scores: [1, 2, 3] }],
    ['kubo/set-up-count', { laidBefore: [] }],
    ['kubo/set-up-card-twice', { hands: [['red M1'], ['red M1']] }],
    ['kubo/set-up-card-twice', { hands: [['blue M1'], ['red M1']], laid: ['blue M1'] }],
    ['kubo/set-up-card-twice', { hands: [['blue S1'], ['red M1']] }],
    ['kubo/set-up-card-twice', { deck: ['red M1', 'red M1'] }],
    ['kubo/set-up-empty-hand', { hands: [['red M1'], []] }],
    ['kubo/set-up-cannot-lie', { hands, laid: ['yellow M2'] }],
    ['kubo/set-up-cannot-lie', { hands, laid: ['green S2', 'green M2'] }],
    ['kubo/set-up-full', { hands: [['blue M2'], ['blue L2']], laid: full }],
  ])('is refused with %s: %o', (code, setUp) => {
    expect(setUpResult({ setUp })).toMatchObject({ ok: false, problem: { code } });
  });

  it('U10 a match goes on with its round, and has no more than it has', () => {
    const match = { match: 'points', points: 50 } as const;
    const late = begun({ options: match, setUp: { hands, round: 30 } });
    expect(late.round).toBe(30);
    expect(kubo.setUpOf?.(late, { kind: 'all' })).toMatchObject({ round: 30 });
    expect(setUpResult({ options: match, setUp: { hands, round: 31 } })).toMatchObject({
      problem: { code: 'kubo/set-up-rounds', round: 31, rounds: 30 },
    });
    expect(setUpResult({ options: { match: 'rounds', rounds: 3 }, setUp: { round: 4 } })).toMatchObject({
      problem: { code: 'kubo/set-up-rounds', round: 4, rounds: 3 },
    });
    const alone = begun({ setUp: { hands, round: 4 } });
    expect(alone.round).toBe(1);
    expect(kubo.setUpOf?.(alone, { kind: 'all' })).not.toHaveProperty('round');
  });

  it('U9 a round goes on with the turns that have laid nothing, and is not begun where they would have ended it', () => {
    const others = cardNames.filter((card) => !cornersOf('standard').includes(card));
    const dealt = [others.slice(0, 20), others.slice(20, 40), others.slice(40)];
    const almost = moved(begun({ seats: 3, setUp: { dealer: 2, hands: dealt } }), '0: end', '1: end');
    const setUp = kubo.setUpOf?.(almost, { kind: 'all' }) ?? {};
    expect(setUp).toMatchObject({ turn: 2, barren: 2 });
    const again = begun({ seats: 3, setUp: kubo.setUpSchema.parse(setUp) });
    expect(kubo.setUpOf?.(again, { kind: 'all' })).toEqual(setUp);
    expect(kubo.rules.ending(moved(again, '2: end'))).toMatchObject({ reason: 'nothing-laid' });
    const refused = (wrong: KuboSetUp) => setUpResult({ seats: 3, setUp: { ...setUp, ...wrong } });
    const problem = { code: 'kubo/set-up-barren', turns: 3, most: 2 };
    expect(refused({ barren: 3 })).toEqual({ ok: false, problem });
    const none = { code: 'kubo/set-up-barren', turns: 2, most: 0 };
    expect(refused({ drawn: true })).toEqual({ ok: false, problem: none });
    expect(refused({ hands: [['red M1'], ['red M2'], ['red M3']] })).toEqual({ ok: false, problem: none });
  });

  it('is refused when the cards left do not make the first hands', () => {
    const laid = layersOf('standard')
      .slice(0, 3)
      .flat()
      .filter((card) => !/S[14]|XL[14]/.test(card) || !card.startsWith('blue'));
    expect(setUpResult({ seats: 6, setUp: { laid } })).toEqual({
      ok: false,
      problem: { code: 'kubo/set-up-too-few', cards: 16, needed: 24 },
    });
  });

  it('cards laid may lie in any order, over cells that stayed empty', () => {
    const laid: readonly CardName[] = ['yellow M2', 'green M2', 'green S2', 'green S1'];
    const view = kubo.rules.viewFor(begun({ setUp: { dealer: 1, hands, laid } }), 'table');
    expect(view.dead).toEqual(['blue M2', 'blue S2']);
  });
});
