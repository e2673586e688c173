import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeOn } from '#tests/support/axe.ts';

interface Form {
  readonly form: () => Locator;
  /** Brings into view what is looked at. */
  readonly show: () => Promise<void>;
  /** Leaves the form as `show` found it. */
  readonly leave?: () => Promise<void>;
}

/** The form of a position, in three lights and widths. */
export function itFitsEverybody({ form, show, leave }: Form): void {
  it.each([
    ['light', 1280, 800],
    ['dark', 640, 400],
    ['high-contrast', 320, 640],
  ] as const)(
    'gives axe nothing to find and never scrolls sideways: %s at %i px',
    async (theme, width, height) => {
      const page = form().page();
      await page.setViewportSize({ width, height });
      await page.evaluate((worn) => {
        document.documentElement.dataset['theme'] = worn;
        document.body.style.background = 'var(--table)';
      }, theme);
      await show();
      const { findings, applied } = await axeOn(page);
      expect(findings).toEqual([]);
      expect(applied).toContain('color-contrast');
      const over = () =>
        form().evaluate((one) =>
          [document.documentElement, one].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        );
      await expect.poll(over).toEqual([0, 0]);
      await leave?.();
    },
  );
}
