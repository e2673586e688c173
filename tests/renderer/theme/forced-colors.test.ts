import { describe, expect, it } from 'vitest';
import { classesIn, styleRules } from './style-rules.ts';

/** The tokens that forced colours give this value, as they stand in a declaration. */
function tokensOf(body: string, value: RegExp): readonly string[] {
  return [...body.matchAll(/(--[\w-]+): ([^;]+);/gu)].flatMap(([, name = '', is = '']) =>
    value.test(is) ? [`var(${name})`] : [],
  );
}

/** Light and shade that nothing depends on: outlines stand in for them. */
const ornaments = ['.game-menu-sheet', '.hand-cube-front', '.rail'];

describe('where the system forces colours', () => {
  it('nothing is hidden: inverted text and drawn patterns keep the colours they are given', () => {
    const rules = styleRules();
    const forced = rules.find(
      ({ selector, body }) => selector === ':root:root' && body.includes('--table: Canvas'),
    );
    const paper = tokensOf(forced?.body ?? '', /^(?:Canvas|HighlightText)$/u);
    const ink = tokensOf(forced?.body ?? '', /CanvasText|^Highlight$/u);
    expect(paper.length).toBeGreaterThan(10);
    expect(ink.length).toBeGreaterThan(10);
    const kept = new Set(
      rules
        .filter(({ body }) => body.includes('forced-color-adjust: none'))
        .flatMap(({ selector }) => classesIn(selector)),
    );
    const has = (value: string, tokens: readonly string[]) => tokens.some((token) => value.includes(token));
    // A browser paints paper behind all text, so that text in the colour of paper is gone, and leaves gradients out.
    const atRisk = rules.filter(({ body }) =>
      [...body.matchAll(/(?:^|[\s;])([\w-]+):([^;]+)/gu)].some(
        ([, property = '', value = '']) =>
          (property === 'color' && has(value, paper)) ||
          (property.startsWith('background') && value.includes('gradient(') && has(value, ink)),
      ),
    );
    expect(atRisk.length).toBeGreaterThan(10);
    const hidden = atRisk.filter(({ selector }) => {
      // A modifier stands beside its own class.
      const all = classesIn(selector).flatMap((one) => [one, one.replace(/--.*/u, '')]);
      return !all.some((one) => kept.has(one) || ornaments.includes(one));
    });
    expect(hidden.map(({ selector }) => selector)).toEqual([]);
  });
});
