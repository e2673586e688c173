import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { styleSheets } from './style-rules.ts';

/** A name that nothing declares makes its whole declaration invalid, and what it placed falls where it may. */
it('every variable that a style sheet reads is declared in one, or set by a component', () => {
  const sheets = styleSheets();
  const components = globSync('renderer/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const declared = new Set([
    ...sheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)),
    ...components.flatMap((text) => [...text.matchAll(/['"](--[\w-]+)['"]/g)].map(([, name]) => name)),
  ]);
  const unknown = sheets.flatMap(({ file, text }) =>
    // With a fallback it may be missing.
    [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)]
      .filter(([, name]) => !declared.has(name))
      .map(([, name]) => `${file}: ${String(name)}`),
  );
  expect(declared.size).toBeGreaterThan(50);
  expect(unknown).toEqual([]);
});
