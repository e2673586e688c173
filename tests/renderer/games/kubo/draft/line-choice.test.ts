import { describe, expect, it } from 'vitest';
import type { CardName } from '#shared/games/kubo/index.ts';
import {
  chooseLine,
  noChoice,
  pickedCards,
  type LineChoice,
} from '#renderer/games/kubo/draft/line-choice.ts';
import { allLines, layers } from '#tests/support/kubo-page/standing.ts';

const pick = (...cards: readonly CardName[]): LineChoice =>
  cards.reduce<LineChoice>(
    (choice, card) => chooseLine(choice, { kind: 'pick', card }, allLines),
    chooseLine(noChoice, { kind: 'begin' }, allLines),
  );

describe('pointing out a line', () => {
  it('takes its two ends in either order, and gives all four cards from end to end', () => {
    const column = ['red S1', 'red S2', 'red S3', 'red S4'];
    for (const choice of [pick('red S1', 'red S4'), pick('red S4', 'red S1')]) {
      expect(choice.kind).toBe('line');
      expect([column, column.toReversed()]).toContainEqual(pickedCards(choice));
    }
  });

  it('finds each of the 76 lines by its ends, and none by any other two cards', () => {
    const all = layers.flat();
    const found = all.flatMap((first, at) =>
      all.slice(at + 1).flatMap((second) => {
        const choice = pick(first, second);
        return choice.kind === 'line' ? [choice.cards] : [];
      }),
    );
    const names = (some: readonly (readonly CardName[])[]) => some.map((cards) => cards.join()).sort();
    expect(found).toHaveLength(76);
    expect(names(found)).toEqual(names(allLines));
  });

  it('takes the four cards in any order', () => {
    const zoker: readonly CardName[] = ['green L3', 'yellow M2', 'blue XL4', 'red S1'];
    expect(pick(...zoker.slice(0, 3))).toEqual({ kind: 'picking', cards: zoker.slice(0, 3) });
    expect(pick(...zoker).kind).toBe('line');
    expect([...pickedCards(pick(...zoker))].sort()).toEqual([...zoker].sort());
  });

  it('says at once when cards lie on no common line, and begins anew with the next', () => {
    const none = pick('red S1', 'red M3');
    expect(none).toEqual({ kind: 'no-line', cards: ['red S1', 'red M3'] });
    expect(chooseLine(none, { kind: 'pick', card: 'blue S1' }, allLines)).toEqual({
      kind: 'picking',
      cards: ['blue S1'],
    });
    // Each two of these share a line, all three do not.
    expect(pick('blue S1', 'blue M1', 'blue S2').kind).toBe('no-line');
  });

  it('drops a card that is picked again, and steps back card by card until it stops', () => {
    expect(pick('red S1', 'red S2', 'red S1')).toEqual({ kind: 'picking', cards: ['red S2'] });
    const back = (choice: LineChoice) => chooseLine(choice, { kind: 'back' }, allLines);
    const two = pick('red S1', 'red S2');
    expect(back(two)).toEqual({ kind: 'picking', cards: ['red S1'] });
    expect(back(back(two))).toEqual({ kind: 'picking', cards: [] });
    expect(back(back(back(two)))).toBe(noChoice);
    expect(back(pick('red S1', 'red S4'))).toEqual({ kind: 'picking', cards: [] });
  });

  it('picks nothing before it has begun or after it has stopped', () => {
    expect(chooseLine(noChoice, { kind: 'pick', card: 'red S1' }, allLines)).toBe(noChoice);
    expect(chooseLine(pick('red S1'), { kind: 'stop' }, allLines)).toBe(noChoice);
    expect(pickedCards(noChoice)).toEqual([]);
  });
});
