import { describe, expect, it } from 'vitest';
import { classesIn, styleRules } from './style-rules.ts';

/** The classes of the element itself that a rule is for. */
const classesOf = (selector: string) => classesIn(selector.split(/[\s>+~]+/u).at(-1) ?? '');
const isPositioned = (body: string) => /(?:^|[\s;])position:/u.test(body);

describe('places that scroll', () => {
  it('hold what is hidden in them, so that it makes the page no longer', () => {
    const rules = styleRules();
    const positioned = new Set(
      rules.filter(({ body }) => isPositioned(body)).flatMap(({ selector }) => classesOf(selector)),
    );
    const scrolling = rules.filter(({ body }) => /overflow(?:-[xy])?:[^;]*(?:auto|scroll)/u.test(body));
    expect(scrolling.length).toBeGreaterThan(30);
    // Text for speech alone is positioned: in a scroller that is not, it lies below the window and lengthens the page.
    const loose = scrolling.filter(
      ({ selector, body }) => !isPositioned(body) && !classesOf(selector).some((one) => positioned.has(one)),
    );
    expect(loose.map(({ selector }) => selector)).toEqual([]);
  });
});
