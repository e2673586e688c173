import { describe, expect, it } from 'vitest';
import { findProduct, sheetToSvg } from '#print-templates/index.ts';
import { anotherValue } from '#renderer/screens/print/compare/differences.ts';
import { drawOption } from '#renderer/screens/print/gallery/draw-option.ts';
import { expectOk } from '#shared/kernel/index.ts';
import type { OptionValue } from '#shared/options/index.ts';
import { layOut } from '#tests/support/print/lay-out.ts';

const bodyOf = (svg: string) => svg.slice(svg.indexOf('><') + 1);
const pictures = (name: string, set: string, option: string, other?: OptionValue) => {
  const template = name.slice(set.length + 1);
  const found = findProduct(name)?.options.find((one) => one.name === option);
  if (found === undefined) throw new Error(`${name} has no ${option}`);
  const values = [found.default, other ?? anotherValue(found, found.default)] as const;
  const ask = { template, set, setText: undefined, options: {}, option, values };
  return { values, drawn: expectOk(drawOption(ask)) };
};

describe('the pictures of an option', () => {
  it.each([
    ['cubeword-nets', 'tab'],
    ['cubeword-nets', 'edge'],
    ['cubeword-nets', 'ink'],
    ['cubeword-stickers', 'gutter'],
    ['cubeword-mat', 'overlap'],
  ])('of %s, %s, are the very sheets with either value, seen where they differ', (name, option) => {
    const { values, drawn } = pictures(name, 'cubeword', option);
    expect(drawn).toHaveLength(2);
    for (const [at, picture] of drawn.entries()) {
      const printed = layOut(name, { [option]: values[at] }).sheets.map((sheet) => bodyOf(sheetToSvg(sheet)));
      expect(printed).toContain(bodyOf(picture ?? ''));
    }
    const views = drawn.map((svg) => /viewBox="([^"]+)"/.exec(svg ?? '')?.[1]);
    expect(views[0]).toBe(views[1]);
    expect(views[0]).toMatch(/ 64 48$/);
  });

  it('of numbers inside show the back, and that without there is none', () => {
    const { drawn } = pictures('cubeword-nets', 'cubeword', 'insides');
    expect(drawn.map((picture) => picture === undefined)).toEqual([true, false]);
  });

  it('are none where a choice changes nothing that is drawn', () => {
    expect(pictures('cubeword-nets', 'cubeword', 'edge', 15).drawn).toEqual([]);
  });
});
