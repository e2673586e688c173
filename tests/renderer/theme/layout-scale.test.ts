import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { styleWriter } from '#electron/tools/screen-styles.ts';
import { breakpoints } from '#renderer/theme/index.ts';
import { styleRules } from './style-rules.ts';

const tokens = styleWriter()('@tokens;', 'a style sheet');
const spacing = /(?:^|[\s;])((?:margin|padding|gap|row-gap|column-gap)(?:-[a-z-]+)?)\s*:\s*([^;]+)/gu;

/** A border's width: a pixel more or less makes up for one. */
const hairlines = new Set(['0px', '0.5px', '1px', '-1px']);

it('every margin, padding and gap is a step of the scale', () => {
  expect([...tokens.matchAll(/--space-[\d-]+: \d+px;/gu)].length).toBeGreaterThan(8);
  const rules = styleRules();
  let seen = 0;
  const literal = rules.flatMap(({ selector, body }) =>
    [...body.matchAll(spacing)].flatMap(([, property, value = '']) => {
      seen += 1;
      const lengths = value.match(/-?[\d.]+px/gu) ?? [];
      return lengths.some((length) => !hairlines.has(length)) ? [`${selector} ${property}: ${value}`] : [];
    }),
  );
  expect(seen).toBeGreaterThan(500);
  expect(literal).toEqual([]);
});

it('no step of the scale is unused', () => {
  const sheets = globSync('renderer/**/*.css')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const steps = [...tokens.matchAll(/(--space-[\d-]+):/gu)].map(([, name = '']) => name);
  expect(steps.filter((name) => !sheets.includes(`var(${name})`))).toEqual([]);
});

it('a layout changes only at sizes that have a name', () => {
  const sheets = globSync('renderer/**/*.css').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const conditions = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/@media ([^{]+)\{/gu)].map(([, condition = '']) => ({ file, condition })),
  );
  const used = conditions.flatMap(({ condition }) => condition.match(/(?<=\(--)[\w-]+/gu) ?? []);
  expect(used.length).toBeGreaterThan(30);
  expect([...new Set(used)].filter((name) => !(name in breakpoints))).toEqual([]);
  expect(conditions.filter(({ condition }) => /width|height/u.test(condition))).toEqual([]);
  const queries = globSync('renderer/**/*.{ts,tsx}').filter((file) =>
    /\((?:max|min)-(?:width|height):/u.test(readFileSync(file, 'utf8')),
  );
  expect(queries).toEqual([]);
});
