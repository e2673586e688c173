import { expect, it } from 'vitest';
import { styleRules } from './style-rules.ts';

const byAria = "[aria-disabled='true']";

it('a button that only says that it is disabled looks as one that is', async () => {
  const rules = styleRules().filter(({ selector }) => /\.button\b.*disabled/u.test(selector));
  expect(rules.length).toBeGreaterThan(2);
  for (const { selector } of rules) {
    expect(selector).toContain(':disabled');
    expect(selector).toContain(byAria);
  }
});
