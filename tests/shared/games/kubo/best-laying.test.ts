import { describe, expect, it } from 'vitest';
import {
  bestLaying,
  cardNames,
  kuboLines,
  placingOf,
  type CardName,
  type Laying,
  type Orientation,
} from '#shared/games/kubo/index.ts';
import { Dice } from '#tests/support/alphacubes/random-game.ts';
import { begun } from '#tests/support/kubo/table.ts';

interface Table {
  readonly options: { readonly orientation: Orientation };
  readonly table: readonly CardName[];
}

function workedOut(laying: Laying | undefined): Laying {
  if (laying === undefined) throw new Error('Not worked out');
  return laying;
}

/** Every order of every choice of cards, laid as the rules let them. */
function slowMost(
  { options, table }: Table,
  hand: readonly CardName[],
  laid: readonly CardName[] = [],
): number {
  const lying = [...table, ...laid];
  const done = kuboLines.filter(
    ({ cards }) => cards.some((card) => laid.includes(card)) && cards.every((card) => lying.includes(card)),
  );
  const further = hand
    .filter((card) => placingOf({ options, table: lying }, card).kind === 'free')
    .map((card) =>
      slowMost(
        { options, table },
        hand.filter((other) => other !== card),
        [...laid, card],
      ),
    );
  return Math.max(
    done.reduce((sum, { points }) => sum + points, 0),
    ...further,
  );
}

/** Cards laid at random as the rules let them, and a hand of others: many of them beside and above one another. */
function randomTable(dice: Dice): readonly [Table, readonly CardName[]] {
  const options = { orientation: dice.pick(['standard', 'onSide', 'onEnd'] as const) };
  let { table } = begun({ options, seed: dice.below(1000) });
  for (let count = 12 + dice.below(24); count > 0; count -= 1) {
    const free = cardNames.filter((card) => placingOf({ options, table }, card).kind === 'free');
    if (free.length > 0) table = [...table, dice.pick(free)];
  }
  const others = cardNames.filter((card) => placingOf({ options, table }, card).kind !== 'lies');
  const hand = new Set(Array.from({ length: 6 }, () => dice.pick(others)));
  return [{ options, table }, [...hand]];
}

describe('the laying that completes the most points', () => {
  it('is found as by trying every order, can be laid as it is told, and holds no idle card', () => {
    const dice = new Dice(20);
    let scoring = 0;
    for (let round = 0; round < 150; round += 1) {
      const [table, hand] = randomTable(dice);
      const { cards, lines, points } = workedOut(bestLaying(table, hand));
      const told = JSON.stringify({ table, hand, cards });
      expect(points, told).toBe(slowMost(table, hand));
      expect(
        lines.reduce((sum, line) => sum + line.points, 0),
        told,
      ).toBe(points);
      for (const [at, card] of cards.entries()) {
        const before = { options: table.options, table: [...table.table, ...cards.slice(0, at)] };
        expect(placingOf(before, card).kind, told).toBe('free');
      }
      for (const idle of cards) {
        const rest = cards.filter((card) => card !== idle);
        expect(slowMost(table, rest), told).toBeLessThan(points);
      }
      if (points > 0) scoring += 1;
      else expect(cards, told).toEqual([]);
    }
    expect(scoring).toBeGreaterThan(50);
  });

  it('leaves one of two out where each would be in the way of the other’s line', () => {
    const options = { orientation: 'standard' } as const;
    const table: readonly CardName[] = [
      'blue S1',
      'blue M1',
      'blue XL1',
      'green S1',
      'green M1',
      'green XL1',
      'green L2',
    ];
    // Green L1 completes its row and covers blue L1, which lies first for a row and a pillar less.
    expect(bestLaying({ options, table }, ['green L1', 'blue L1'])).toMatchObject({
      cards: ['blue L1', 'green L1'],
      points: 2,
    });
    const waiting: readonly CardName[] = ['blue S1', 'green S1', 'green M1', 'green XL1'];
    expect(bestLaying({ options, table: waiting }, ['green L1', 'blue L1'])).toMatchObject({
      cards: ['green L1'],
      points: 1,
    });
  });

  it('leaves a card out that only came first, where the others can be laid in another order', () => {
    const options = { orientation: 'standard' } as const;
    const table: readonly CardName[] = [...begun().table, 'green XL1'];
    const hand: readonly CardName[] = ['green S1', 'green S2', 'green M2', 'green L2', 'green XL2'];
    expect(bestLaying({ options, table }, hand)).toMatchObject({
      cards: ['green XL2', 'green L2', 'green M2', 'green S2'],
      points: 1,
    });
  });

  it('does not tire of a hand of half the deck', () => {
    const options = { orientation: 'standard' } as const;
    const { table } = begun();
    const rest = cardNames.filter((card) => !table.includes(card));
    const all = workedOut(bestLaying({ options, table }, rest));
    expect(all.cards).toHaveLength(60);
    expect(all.points).toBe(48 + 2 * 24 + 12 * 4);
    const half = workedOut(
      bestLaying(
        { options, table },
        rest.filter((_, at) => at % 2 === 0),
      ),
    );
    expect(half.points).toBeGreaterThan(0);
  });

  it('is not known where a large hand has too many ways', () => {
    const options = { orientation: 'standard' } as const;
    // A corner stands up to the top layer. Every further card there covers a yellow one that waits for another.
    const table: readonly CardName[] = [...begun().table, 'green S1', 'yellow S1', 'red S1'];
    const top = cardNames.filter((card) => card.startsWith('red') && card !== 'red S1');
    const waiting = cardNames.filter(
      (card) => card.startsWith('yellow') && !['yellow S1', 'yellow M1', 'yellow S2'].includes(card),
    );
    expect(bestLaying({ options, table }, [...top, ...waiting])).toBeUndefined();
    expect(bestLaying({ options, table }, top)).toBeDefined();
  });
});
