import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { still } from './screens.ts';

const everyTag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AxeAsk {
  /** Left out, everything is looked at: WCAG 2.2 A and AA, and good practice. */
  readonly only?: 'color-contrast' | undefined;
  /** A selector of what is not looked at. */
  readonly without?: string | undefined;
}

/**
 * What axe holds against a page once it is at rest, a line a rule, with the rules it could apply. Our pages have no
 * frames, so that axe may run in the page at once (its "legacy mode") and need not open another to put its results
 * together; of what it has no objection to, it need not work out the selectors; none of its rules here reads style sheets
 * or sounds, so that it need not fetch them. All make it four times as fast and change no finding.
 */
export async function axeOn(
  page: Page,
  { only, without }: AxeAsk = {},
): Promise<{ readonly findings: readonly string[]; readonly applied: readonly string[] }> {
  await still(page);
  // It is put in twice at each call, 600 KB to read, unless it is there already.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page: page as never, ...(isThere ? { axeSource: 'undefined' } : {}) })
    .setLegacyMode(true)
    .options({
      runOnly: only === undefined ? everyTag : [only],
      resultTypes: ['violations'],
      preload: false,
    });
  if (without !== undefined) axe.exclude(without);
  const { violations, passes } = await axe.analyze();
  return {
    findings: violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`,
    ),
    applied: [...violations, ...passes].map(({ id }) => id),
  };
}
