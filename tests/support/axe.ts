import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { still } from './screens.ts';

const everyTag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AxeAsk {
  /** Left out, everything is looked at: WCAG 2.2 A and AA, and good practice. */
  readonly only?: 'color-contrast' | undefined;
  /** A selector of what alone is looked at; left out, the whole page. */
  readonly within?: string | undefined;
  /** A selector of what is not looked at. */
  readonly without?: string | undefined;
}

/**
 * What axe holds against a page once it is at rest, a line a rule, with the rules it could apply. It is put into a page
 * once, as the page's own script: our pages have no frames, whose results axe's own driver would put together. Of what
 * it has no objection to it need not work out the selectors, and none of its rules here reads style sheets or sounds,
 * so that it need not fetch them. This is four times as fast and changes no finding.
 */
export async function axeOn(
  page: Page,
  { only, within = 'html', without }: AxeAsk = {},
): Promise<{ readonly findings: readonly string[]; readonly applied: readonly string[] }> {
  await still(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source}; undefined`);
  const context = { include: [[within]], exclude: without === undefined ? [] : [[without]] };
  const options = {
    runOnly: only === undefined ? everyTag : [only],
    resultTypes: ['violations' as const],
    preload: false,
  };
  return page.evaluate(
    async ([what, how]) => {
      const { violations, passes } = await (window as unknown as { axe: typeof axe }).axe.run(what, how);
      return {
        findings: violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`,
        ),
        applied: [...violations, ...passes].map(({ id }) => id),
      };
    },
    [context, options] as const,
  );
}
