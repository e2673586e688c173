import { describe, expect, it } from 'vitest';
import data from '#shared/pieces/sets/kubo.json' with { type: 'json' };
import {
  cardAt,
  type CardName,
  cardNames,
  cellOf,
  cornersOf,
  kubo,
  kuboLines,
  layersOf,
  lineHolding,
  linesThrough,
  type Orientation,
  placingOf,
  shapeOf,
} from '#shared/games/kubo/index.ts';
import { kuboDeck } from '#shared/pieces/index.ts';
import { begun, moved, playedOn, refusal, setUpResult } from '#tests/support/kubo/table.ts';

const orientations: readonly Orientation[] = ['standard', 'onSide', 'onEnd'];

describe('U1 the cards and the players', () => {
  it('U1 64 names, no two alike, made of colour, size and number', () => {
    expect(cardNames).toHaveLength(64);
    expect(new Set(cardNames).size).toBe(64);
    expect(cardNames[0]).toBe('blue S1');
    expect(cardNames[63]).toBe(`${data.colours[3]} ${data.sizes[3]}${data.numbers[3]}`);
  });

  it.each([2, 3, 4, 5, 6])('U1 %i players sit down', (seats) => {
    expect(begun({ seats }).seats).toHaveLength(seats);
  });

  it.each([0, 1, 7, 2.5])('U1 %d players do not', (seats) => {
    expect(setUpResult({ seats })).toEqual({
      ok: false,
      problem: { code: 'setup/seats', seats, least: 2, most: 6 },
    });
  });
});

describe('U2 the set-up', () => {
  const corners: Readonly<Record<Orientation, readonly CardName[]>> = {
    standard: ['blue S1', 'blue S4', 'blue XL1', 'blue XL4'],
    onSide: ['blue S1', 'blue S4', 'red S1', 'red S4'],
    onEnd: ['blue S4', 'blue XL4', 'red S4', 'red XL4'],
  };

  it.each(orientations)('U2 the corners of the bottom layer lie, %s', (orientation) => {
    expect(cornersOf(orientation).toSorted()).toEqual(corners[orientation]);
    expect(begun({ options: { orientation } }).table.toSorted()).toEqual(corners[orientation]);
  });

  it('U2 the other 60 are shuffled, four each are dealt, and the first turn draws one', () => {
    const { deck, seats, table } = begun({ seats: 3, setUp: { dealer: 0 } });
    expect(seats.map(({ hand }) => hand.length)).toEqual([4, 5, 4]);
    expect(deck).toHaveLength(60 - 13);
    expect([...deck, ...table, ...seats.flatMap(({ hand }) => hand)].sort()).toEqual(cardNames.toSorted());
    expect(begun({ seats: 3, seed: 8 }).deck).not.toEqual(deck);
    expect(begun({ seats: 3, setUp: { dealer: 0 } }).deck).toEqual(deck);
  });

  it('U2 lot finds the dealer: each of three deals in some game', () => {
    const dealers = Array.from({ length: 30 }, (_, seed) => begun({ seats: 3, seed }).dealer);
    expect(new Set(dealers)).toEqual(new Set([0, 1, 2]));
  });

  it('U2 the player to the left of the dealer begins, and turns go clockwise', () => {
    let state = begun({ seats: 3, setUp: { dealer: 1 } });
    const order = [kubo.rules.turn(state).seat];
    for (const line of ['2: end', '0: end', '1: end']) {
      state = moved(state, line);
      order.push(kubo.rules.turn(state).seat);
    }
    expect(order).toEqual([2, 0, 1, 2]);
    expect(kubo.rules.turn(state).number).toBe(4);
  });

  it('U2 a height of colour rises from blue, of size from S, of number falls from 4 to 1', () => {
    const up = (orientation: Orientation) => layersOf(orientation).map(([card]) => card);
    expect(up('standard')).toEqual(['blue S1', 'green S1', 'yellow S1', 'red S1']);
    expect(up('onSide')).toEqual(['blue S1', 'blue M1', 'blue L1', 'blue XL1']);
    expect(up('onEnd')).toEqual(['blue S4', 'blue S3', 'blue S2', 'blue S1']);
  });

  it('U2 layer, column and top turn with the cube', () => {
    const lay = (orientation: Orientation, card: CardName) =>
      placingOf({ options: { orientation }, table: cornersOf(orientation) }, card);
    expect(lay('standard', 'green S1')).toMatchObject({ kind: 'free', on: 'blue S1' });
    expect(lay('onSide', 'blue M1')).toEqual({ kind: 'free', beside: [], on: 'blue S1' });
    expect(lay('onSide', 'green S1')).toEqual({ kind: 'free', beside: ['blue S1'] });
    expect(lay('onSide', 'red S2')).toEqual({ kind: 'free', beside: ['red S1'] });
    expect(lay('onEnd', 'red XL3')).toEqual({ kind: 'free', beside: [], on: 'red XL4' });
    expect(lay('onEnd', 'green S4')).toEqual({ kind: 'free', beside: ['blue S4'] });
    expect(lay('onEnd', 'blue S1')).toMatchObject({ kind: 'waits' });
  });
});

describe('U3 each card has one cell', () => {
  it.each(orientations)('U3 64 cells, and back to the card, %s', (orientation) => {
    const cells = cardNames.map((card) => cellOf(card, orientation));
    expect(new Set(cells.map((cell) => JSON.stringify(cell))).size).toBe(64);
    expect(cells.map((cell) => cardAt(cell, orientation))).toEqual(cardNames);
    expect(cardAt({ x: 4, y: 0, height: 0 }, orientation)).toBeUndefined();
  });

  it('U3 in the standard way x is the size, to the right, y the number and the height the colour', () => {
    for (const { colour, size, number, x, y, z } of kuboDeck) {
      expect(cellOf(`${colour} ${size}${number}`, 'standard')).toEqual({ x, y, height: z });
    }
  });
});

describe('U4 placing', () => {
  const hands: readonly (readonly CardName[])[] = [
    ['blue M1', 'blue S2', 'green S1', 'green S2', 'blue M2', 'green XL4'],
    ['blue XL3', 'blue L4', 'blue M4', 'yellow XL4', 'red L3'],
  ];
  const table = () => begun({ setUp: { dealer: 1, hands } });

  it('U4 at first beside a corner in its layer, or the green card on it: S1 takes M1, S2 and green S1', () => {
    for (const card of ['blue M1', 'blue S2', 'green S1']) {
      expect(moved(table(), `0: lay ${card}`).table).toContain(card);
    }
    for (const card of ['green S2', 'blue M2']) {
      expect(refusal(table(), `0: lay ${card}`).code).toBe('kubo/touches-nothing');
    }
  });

  it('U4 M1 goes to the right of S1, towards XL1', () => {
    const [s1, m1, xl1] = (['blue S1', 'blue M1', 'blue XL1'] as const).map((card) =>
      cellOf(card, 'standard'),
    );
    expect([s1, m1, xl1]).toEqual([
      { x: 0, y: 0, height: 0 },
      { x: 1, y: 0, height: 0 },
      { x: 3, y: 0, height: 0 },
    ]);
  });

  it('U4 U12 beside blue XL4 go XL3 and L4, above it green XL4; M4, which the source names, is not beside it', () => {
    const second = moved(table(), '0: end');
    for (const card of ['blue XL3', 'blue L4']) {
      expect(placingOf(second, card as CardName)).toEqual({ kind: 'free', beside: ['blue XL4'] });
      expect(moved(second, `1: lay ${card}`).table).toContain(card);
    }
    expect(moved(table(), '0: lay green XL4').table).toContain('green XL4');
    // M4 lies beside S4, not beside XL4.
    expect(placingOf(second, 'blue M4')).toEqual({ kind: 'free', beside: ['blue S4'] });
  });

  it('U4 on a card goes only the one directly above: not two layers up', () => {
    expect(refusal(moved(table(), '0: end'), '1: lay yellow XL4')).toEqual({
      code: 'kubo/touches-nothing',
      card: 'yellow XL4',
      needs: ['yellow L4', 'yellow XL3', 'green XL4'],
    });
  });

  it('U4 a corner in the same layer is no neighbour, nor is a step in both features', () => {
    expect(placingOf(table(), 'blue M2')).toEqual({
      kind: 'waits',
      needs: ['blue S2', 'blue L2', 'blue M1', 'blue M3'],
    });
  });

  it('U4 beside a card of an upper layer one may lie over an empty cell, which is then closed (picture 2)', () => {
    const built = moved(table(), '0: lay green S1', '0: lay green S2');
    expect(built.table).toEqual([...table().table, 'green S1', 'green S2']);
    expect(placingOf(built, 'blue S2')).toEqual({ kind: 'dead', under: 'green S2' });
    expect(refusal(built, '0: lay blue S2')).toEqual({
      code: 'kubo/covered',
      card: 'blue S2',
      by: 'green S2',
    });
  });

  it('U4 a dead card stays in the hand, is marked, and costs a point in the end', () => {
    const built = moved(table(), '0: lay green S1', '0: lay green S2');
    const view = kubo.rules.viewFor(built, 'table');
    expect(view.dead).toEqual(['blue S2']);
    expect(built.seats[0]?.hand).toContain('blue S2');
  });

  it('U4 covering needs no direct neighbour: two layers up closes the cell too', () => {
    const cards: readonly CardName[] = ['green S1', 'yellow S1', 'yellow S2', 'blue S2', 'green S2'];
    const built = moved(
      begun({ setUp: { dealer: 1, hands: [cards, ['red XL1']] } }),
      ...cards.slice(0, 3).map((card) => `0: lay ${card}`),
    );
    expect(placingOf(built, 'blue S2')).toEqual({ kind: 'dead', under: 'yellow S2' });
    expect(kubo.rules.viewFor(built, 'table').dead).toEqual(['blue S2', 'green S2']);
  });

  it('U4 only cards of the hand, each once', () => {
    expect(refusal(table(), '0: lay blue XL3')).toEqual({ code: 'kubo/not-in-hand', card: 'blue XL3' });
    expect(refusal(moved(table(), '0: lay blue M1'), '0: lay blue M1').code).toBe('kubo/lies-already');
    expect(refusal(table(), '0: lay blue S1').code).toBe('kubo/lies-already');
  });

  it('U4 the card is laid and told to everybody', () => {
    const { events } = playedOn(table(), '0: lay blue M1');
    expect(events).toEqual([{ kind: 'laid', seat: 0, card: 'blue M1' }]);
    expect(kubo.rules.eventsFor(events, 'table')).toEqual(events);
  });
});

describe('U8 the lines', () => {
  const features = ({ x, y, z }: (typeof kuboDeck)[number]) => [x, y, z];

  it('U8 48 straight, 24 diagonals and 4 Zokers, for 1, 2 and 12 points', () => {
    const count = (kind: string) => kuboLines.filter((line) => line.kind === kind);
    expect(['straight', 'diagonal', 'zoker'].map((kind) => count(kind).length)).toEqual([48, 24, 4]);
    expect(['straight', 'diagonal', 'zoker'].map((kind) => count(kind)[0]?.points)).toEqual([1, 2, 12]);
    expect(data.colours).toHaveLength(4);
  });

  it('U8 by another way: two cards are the ends of a line when each feature is the same or at opposite ends', () => {
    const ends = kuboDeck.flatMap((one) =>
      kuboDeck.flatMap((other) => {
        const steps = features(one).map((value, at) => Math.abs(value - (features(other)[at] ?? 0)));
        const changing = steps.filter((step) => step === 3).length;
        const isEnd = one.id < other.id && changing > 0 && steps.every((step) => step === 0 || step === 3);
        return isEnd ? [[one, other, changing] as const] : [];
      }),
    );
    expect(ends).toHaveLength(76);
    for (const [one, other, changing] of ends) {
      const line = lineHolding([
        `${one.colour} ${one.size}${one.number}`,
        `${other.colour} ${other.size}${other.number}`,
      ]);
      expect(line?.kind).toBe(['', 'straight', 'diagonal', 'zoker'][changing]);
    }
  });

  it('U8 each is four cards in a straight line of the cube, with equal steps, however the cube stands', () => {
    for (const orientation of orientations) {
      for (const { cards } of kuboLines) {
        const cells = cards.map((card) => cellOf(card, orientation));
        const step = (from: number, to: number, axis: 'x' | 'y' | 'height') =>
          (cells[to]?.[axis] ?? 9) - (cells[from]?.[axis] ?? 9);
        for (const axis of ['x', 'y', 'height'] as const) {
          expect([0, 1, -1]).toContain(step(0, 1, axis));
          expect([step(1, 2, axis), step(2, 3, axis)]).toEqual([step(0, 1, axis), step(0, 1, axis)]);
        }
      }
    }
    expect(new Set(kuboLines.map(({ cards }) => cards.toSorted().join())).size).toBe(76);
  });

  it.each(orientations)(
    'U8 16 rows, 16 columns and 16 pillars, %s; a pillar has a card in each layer',
    (orientation) => {
      const shapes = kuboLines.map((line) => shapeOf(line, orientation));
      const count = (shape: string) => shapes.filter((one) => one === shape).length;
      expect(['row', 'column', 'pillar', 'diagonal', 'zoker'].map(count)).toEqual([16, 16, 16, 24, 4]);
      for (const line of kuboLines) {
        const heights = new Set(line.cards.map((card) => cellOf(card, orientation).height));
        if (shapeOf(line, orientation) === 'pillar') expect(heights.size).toBe(4);
        if (['row', 'column'].includes(shapeOf(line, orientation))) expect(heights.size).toBe(1);
        if (line.kind === 'zoker') expect(heights.size).toBe(4);
      }
    },
  );

  it('U8 seven lines run through each corner and inner card of the cube, four through every other', () => {
    const through = cardNames.map((card) => linesThrough(card).length);
    expect(through.filter((count) => count === 7)).toHaveLength(16);
    expect(through.filter((count) => count === 4)).toHaveLength(48);
    expect(through.reduce((sum, count) => sum + count, 0)).toBe(76 * 4);
  });

  it('U8 two cards lie on one line at most, and one card alone names none', () => {
    expect(lineHolding(['red S1'])).toBeUndefined();
    expect(lineHolding(['red S1', 'red S1'])).toBeUndefined();
    expect(lineHolding(['red S1', 'blue M2'])).toBeUndefined();
    expect(lineHolding(['yellow M2', 'green L3'])?.id).toBe('blue XL4 to red S1');
  });
});
