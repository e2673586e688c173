import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

interface Rule {
  readonly selector: string;
  readonly body: string;
}

async function allRules(): Promise<readonly Rule[]> {
  const files: string[] = [];
  for await (const file of glob('renderer/**/*.css')) files.push(file);
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gsu, '');
    return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/gu)].flatMap(([, selectors = '', body = '']) =>
      selectors.split(/,(?![^(]*\))/u).map((selector) => ({ selector: selector.trim(), body })),
    );
  });
}

/** The classes of the element itself that a rule is for. */
const classesOf = (selector: string) =>
  selector
    .split(/[\s>+~]+/u)
    .at(-1)
    ?.match(/\.[\w-]+/gu) ?? [];

const isPositioned = (body: string) => /(?:^|[\s;])position:/u.test(body);

describe('places that scroll', () => {
  it('hold what is hidden in them, so that it makes the page no longer', async () => {
    const rules = await allRules();
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
