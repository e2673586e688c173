import { describe, expect, it } from 'vitest';
import { anotherValue, differences, measured } from '#renderer/screens/print/compare/differences.ts';
import { products } from '#print-templates/index.ts';
import { layOut } from '#tests/support/print/lay-out.ts';

const of = (options: object) => measured(layOut('cubeword-nets', { ...options }));

describe('two ways of printing one thing', () => {
  it('differ in what an option changes, by the figures of the sheets, and in nothing else', () => {
    const plain = layOut('cubeword-nets');
    const ink = differences(of({}), of({ ink: 'low' }));
    expect(ink.filter(({ more }) => more !== 0).map(({ measure }) => measure)).toEqual(['ink']);
    const [sheets] = ink;
    expect(sheets).toEqual({
      measure: 'sheets',
      one: plain.sheets.length,
      other: plain.sheets.length,
      more: 0,
    });
    const edge = Object.fromEntries(
      differences(of({ edge: 15 }), of({ edge: 20 })).map(({ measure, more }) => [measure, more]),
    );
    expect(edge.sheets).toBeGreaterThan(0);
    expect(edge.tab).toBeCloseTo(1.5, 5);
  });

  it('says that there are none of a thing, as tabs where nothing is glued', () => {
    const stickers = measured(layOut('cubeword-stickers'));
    expect(differences(of({}), stickers).find(({ measure }) => measure === 'tab')).toMatchObject({
      other: undefined,
      more: undefined,
    });
  });

  it('begins with another value that the option takes', () => {
    for (const option of products.flatMap(({ options }) => options)) {
      if (option.kind === 'lines') continue;
      const value = anotherValue(option, option.default);
      expect(value, option.name).not.toBe(option.default);
      if (option.kind === 'number') {
        expect(Number(value), option.name).toBeGreaterThanOrEqual(option.min);
        expect(Number(value), option.name).toBeLessThanOrEqual(option.max);
      }
    }
  });
});
