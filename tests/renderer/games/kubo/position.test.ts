import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countsOf,
  deckProblem,
  fitted,
  placeOf,
  tapped,
  type Position,
  type Target,
} from '#renderer/games/kubo/position/entering.ts';
import { kuboPosition } from '#renderer/games/kubo/position/PositionForm.tsx';
import {
  cardNames,
  cornersOf,
  kubo,
  layersOf,
  looseCards,
  type CardName,
  type Orientation,
} from '#shared/games/kubo/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { setUpResult } from '#tests/support/kubo/table.ts';

const empty = fitted({}, 2, 'standard');
const tap = (position: Position, target: Target, ...cards: readonly CardName[]): Position =>
  cards.reduce((now, card) => expectOk(tapped(now, 'standard', target, card)), position);
const halfway = tap(
  tap(tap(empty, 'table', 'green S1', 'blue M1'), 0, 'yellow S1', 'blue L1'),
  1,
  'red S1',
  'blue M2',
  'green XL4',
);

describe('a game of printed cards being entered', () => {
  it('lays what is tapped for the table, and gives a hand what is tapped for it', () => {
    expect(halfway).toMatchObject({
      laid: ['green S1', 'blue M1'],
      hands: [
        ['yellow S1', 'blue L1'],
        ['red S1', 'blue M2', 'green XL4'],
      ],
    });
    expect(countsOf(halfway, 'standard')).toEqual({ table: 6, hands: [2, 3], left: 53, deck: 0 });
  });

  it('takes back what is tapped again', () => {
    expect(tap(halfway, 'table', 'green S1').laid).toEqual(['blue M1']);
    expect(tap(halfway, 1, 'blue M2').hands[1]).toEqual(['red S1', 'green XL4']);
  });

  it('takes the cards left in the order in which they are tapped, the top one first', () => {
    const begun = tap(halfway, 'deck', 'red XL1', 'green M3', 'yellow L2', 'green M3');
    expect(begun.deck).toEqual(['red XL1', 'yellow L2']);
    expect(countsOf(begun, 'standard')).toMatchObject({ left: 53, deck: 2 });
    const all = cardNames.filter((card) => tapped(begun, 'standard', 'deck', card).ok);
    const whole = tap({ ...begun, deck: [] }, 'deck', ...all.toReversed());
    expect(whole.deck).toHaveLength(53);
    const state = expectOk(setUpResult({ setUp: whole, seed: 3 }));
    // The top card is drawn at the beginning of the first turn.
    expect([state.seats[0]?.hand.at(-1), ...state.deck]).toEqual(all.toReversed());
  });

  it('wants every card of an order that was begun, and none of a deck that is shuffled', () => {
    expect(deckProblem(halfway, 'standard')).toBeUndefined();
    const begun = tap(halfway, 'deck', 'red XL1', 'green M3');
    const problem = deckProblem(begun, 'standard');
    expect(problem).toEqual({ code: 'kubo/deck-not-whole', entered: 2, left: 53 });
    expect(placeOf(problem)).toBe('deck');
    const players = [{ name: 'Ann' }, { name: 'Ben' }];
    expect(kuboPosition.missing?.(begun, { players, options: {} })).toEqual(problem);
  });

  it.each<[string, Target, CardName, string]>([
    ['a corner lies already', 'table', 'blue XL4', 'kubo/tap-corner'],
    ['a corner is in no hand', 0, 'blue S1', 'kubo/tap-corner'],
    ['what a hand holds does not lie', 'table', 'red S1', 'kubo/tap-held'],
    ['what lies is in no hand', 0, 'blue M1', 'kubo/tap-lies'],
    ['no card is in two hands', 0, 'red S1', 'kubo/tap-held'],
    ['what lies is not in the deck', 'deck', 'blue M1', 'kubo/tap-lies'],
    ['what a hand holds is not in the deck', 'deck', 'red S1', 'kubo/tap-held'],
    ['what the deck holds does not lie', 'table', 'red L2', 'kubo/tap-in-deck'],
    ['what the deck holds is in no hand', 0, 'red L2', 'kubo/tap-in-deck'],
  ])('%s', (_rule, target, card, code) => {
    // Nothing of it says whose hand: that may lie covered.
    expect(tapped(tap(halfway, 'deck', 'red L2'), 'standard', target, card)).toEqual({
      ok: false,
      problem: { code, card },
    });
  });

  it('begins a game in which all that was entered stands', () => {
    const setUp = { ...halfway, turn: 1, scores: [3, 14], laidBefore: [2, 0] };
    const state = expectOk(setUpResult({ setUp }));
    expect(state.table).toEqual([...cornersOf('standard'), 'green S1', 'blue M1']);
    expect(state.phase).toMatchObject({ kind: 'turn', seat: 1 });
    expect(state.seats[0]).toEqual({ hand: ['yellow S1', 'blue L1'], points: 3, laidBefore: 2 });
    expect(state.seats[1]?.hand.slice(0, 3)).toEqual(['red S1', 'blue M2', 'green XL4']);
    expect(state.deck).toHaveLength(countsOf(halfway, 'standard').left - 1);
  });

  it('names all cards that are not joined to the corners yet, whatever the order of taps', () => {
    expect(looseCards('standard', ['yellow M2', 'green S2', 'green M2', 'red S4', 'blue M4'])).toEqual([
      'green S2',
      'green M2',
      'yellow M2',
      'red S4',
    ]);
    expect(looseCards('standard', ['yellow S1', 'green S1'])).toEqual([]);
  });
});

describe('what is entered, when the table changes', () => {
  const entered = { ...halfway, dealer: 0, turn: 1, scores: [3, 14], laidBefore: [2, 1] };

  it('goes along with its players', () => {
    expect(kubo.reseated?.(entered, [1])).toMatchObject({
      dealer: undefined,
      turn: 0,
      hands: [['red S1', 'blue M2', 'green XL4']],
      scores: [14],
      laidBefore: [1],
    });
    expect(kubo.reseated?.(entered, [0, 1, undefined])).toMatchObject({
      dealer: 0,
      turn: 1,
      hands: [...entered.hands, []],
      scores: [3, 14, 0],
      laidBefore: [2, 1, 0],
    });
  });

  it('counts for the seats there are', () => {
    expect(fitted({ ...entered, turn: 1, dealer: 3 }, 3, 'standard')).toEqual({
      laid: entered.laid,
      turn: 1,
      hands: [...entered.hands, []],
      scores: [3, 14, 0],
      laidBefore: [2, 1, 0],
    });
    expect(fitted({ turn: 4, hands: [['red M1'], ['red M2'], ['red M3']] }, 2, 'standard')).toMatchObject({
      turn: 0,
      hands: [['red M1'], ['red M2']],
    });
  });

  it('has in its deck what lies nowhere else', () => {
    const order: readonly CardName[] = ['red L2', 'yellow S1', 'blue XL4', 'green S1', 'red M1'];
    expect(fitted({ ...entered, deck: order }, 2, 'standard').deck).toEqual(['red L2', 'red M1']);
    expect(fitted({ ...entered, deck: [] }, 2, 'standard').deck).toEqual([]);
  });

  it('has no corner twice once the cube stands otherwise, and all of it again as it stood', () => {
    const onSide = fitted(entered, 2, 'onSide');
    expect(onSide.hands[1]).toEqual(['blue M2', 'green XL4']);
    expect(fitted(entered, 2, 'standard').hands).toEqual(entered.hands);
  });
});

describe('what is wrong with a position is said where it is', () => {
  const problemOf = (position: Position) => {
    const result = setUpResult({ setUp: position });
    return result.ok ? undefined : result.problem;
  };
  const [, , , top = []] = layersOf('standard');
  const pillars = layersOf('standard')
    .slice(1)
    .flatMap((layer) => layer.filter((card) => /S1$/.test(card)));
  const full = [...new Set([...pillars, ...top])];

  it.each<[string, Position, Target]>([
    ['kubo/set-up-cannot-lie', tap(halfway, 'table', 'yellow M3'), 'table'],
    ['kubo/set-up-full', { ...halfway, laid: full, hands: [['blue L1'], ['blue M2']] }, 'table'],
    ['kubo/set-up-empty-hand', tap(halfway, 0, 'yellow S1', 'blue L1'), 0],
    ['kubo/set-up-empty-hand', tap(halfway, 1, 'red S1', 'blue M2', 'green XL4'), 1],
  ])('%s', (code, position, place) => {
    const problem = problemOf(position);
    expect(problem?.code).toBe(code);
    expect(placeOf(problem)).toBe(place);
    expect(problem !== undefined && kuboPosition.says(problem)).toBe(true);
  });

  it('leaves to others what is not of the position', () => {
    expect(kuboPosition.says({ code: 'setup/no-name' })).toBe(false);
    expect(kuboPosition.says({ code: 'setup/seats' })).toBe(false);
  });

  it('and nothing else can go wrong with what was tapped', () => {
    const seatsArbitrary = fc.integer({ min: 2, max: 6 });
    const standing = fc.constantFrom<Orientation>('standard', 'onSide', 'onEnd');
    const taps = fc.array(fc.tuple(fc.integer({ min: -4, max: 5 }), fc.constantFrom(...cardNames)), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(seatsArbitrary, seatsArbitrary, standing, standing, taps, (seats, later, was, is, all) => {
        let position = fitted({}, seats, was);
        for (const [at, card] of all) {
          const target = at < -3 ? 'deck' : at < 0 ? 'table' : at % seats;
          const result = tapped(position, was, target, card);
          if (result.ok) position = result.value;
        }
        const setUp = fitted(position, later, is);
        const { table, hands, left } = countsOf(setUp, is);
        expect(table + left + hands.reduce((sum, one) => sum + one, 0)).toBe(64);
        const result = setUpResult({ seats: later, setUp, options: { orientation: is } });
        if (result.ok) expect(kubo.pieces(result.value)).toEqual(cardNames.toSorted());
        else expect(placeOf(result.problem), result.problem.code).toBeDefined();
      }),
    );
  });
});
