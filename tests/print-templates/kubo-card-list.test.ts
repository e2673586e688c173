import { describe, expect, it } from 'vitest';
import { chooseCards } from '#print-templates/templates/cards/deck.ts';
import { textsOf } from '#print-templates/layout/facts.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { kuboDeck } from '#shared/pieces/index.ts';
import { layOut, refusal } from '#tests/support/print/lay-out.ts';

describe('cards printed again (R27)', () => {
  const named = (...lines: string[]) =>
    expectOk(chooseCards(kuboDeck, lines)).map(({ colour, size, number }) => `${colour} ${size}${number}`);

  it('are named by colour and code, in any case and order, each once; a colour is all of its cards', () => {
    expect(named('red XL4, blue s1', 'Blue S 1', 'green m2')).toEqual(['blue S1', 'green M2', 'red XL4']);
    expect(named('yellow, yellow L3')).toHaveLength(16);
    expect(expectOk(chooseCards(kuboDeck, ['', ' , ']))).toBe(kuboDeck);
  });

  it.each(['purple S1', 'blue S5', 'XL4', 'blue S1 red M2'])('%s is refused with what would do', (line) => {
    expect(refusal('kubo-deck', { cards: [line] })).toMatchObject({
      code: 'print/bad-option',
      option: 'cards',
    });
  });

  it('make one packed sheet, whatever their colours, with the square and their backs behind them', () => {
    const { sheets, facts } = layOut('kubo-deck', { cards: ['blue S1, red XL4, green M2'] });
    expect(sheets.map(({ label }) => label)).toEqual(['Kubo, 3 cards', 'Kubo, backs of 3 cards']);
    expect(facts.pieces).toBe(3);
    const texts = textsOf(sheets[0]?.ops ?? []).map(({ text }) => text);
    expect(texts.filter((text) => ['S1', 'M2', 'XL4'].includes(text))).toHaveLength(6);
    expect(texts).toContain('50 mm square');
  });

  it.each([
    [8, 'poker', 'letter'],
    [15, 'mini', 'a4'],
  ])('of %i %s cards on %s begin with a sheet that has the square', (count, card, paper) => {
    const cards = kuboDeck.slice(0, count).map(({ colour, size, number }) => `${colour} ${size}${number}`);
    const { sheets, facts } = layOut('kubo-deck', { cards, card, paper, backs: false });
    expect(facts.pieces).toBe(count);
    expect(textsOf(sheets[0]?.ops ?? []).map(({ text }) => text)).toContain('50 mm square');
  });

  it('fill sheet after sheet where there are many', () => {
    const many = layOut('kubo-deck', { cards: ['blue, green S1, green L2'], backs: false });
    expect(many.facts.pieces).toBe(18);
    expect(many.sheets).toHaveLength(3);
  });
});
