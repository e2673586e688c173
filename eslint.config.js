import vitest from '@vitest/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { wallRule } from './electron/tools/walls.ts';

/** Every sentence a person reads comes from the catalogue (shared/i18n). */
const noBareText = {
  files: ['renderer/**/*.tsx'],
  rules: {
    'no-restricted-syntax': [
      'error',
      { selector: 'JSXText[value=/[A-Za-z]{2,}/]', message: 'Take this text from shared/i18n.' },
      {
        selector:
          'JSXAttribute[name.name=/^(aria-label|title|alt|placeholder)$/] > Literal[value=/[A-Za-z]{2,}/]',
        message: 'Take this text from shared/i18n.',
      },
    ],
  },
};

/** No clock and no dice in the middle: time and seeds come as arguments (ARCHITECTURE.md, Invariants). */
const pure = {
  files: ['shared/**/*.ts', 'print-templates/**/*.ts', 'firmware-protocol/{codec,link}/**/*.ts'],
  ignores: ['print-templates/drawing/pdf/**'],
  rules: {
    'no-restricted-globals': ['error', 'Date', 'performance', 'crypto'],
    'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
  },
};

/** What makes a test that cannot fail, or that runs nothing. */
const honestTests = {
  files: ['tests/**/*.test.{ts,tsx}'],
  plugins: { vitest },
  rules: {
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/valid-expect-in-promise': 'error',
    'vitest/no-standalone-expect': 'error',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'vitest/no-commented-out-tests': 'error',
    'vitest/no-identical-title': 'error',
    'no-restricted-syntax': [
      'error',
      {
        // A RegExp there has no properties of its own to compare, so that it matches anything.
        selector:
          'CallExpression[callee.property.name="toMatchObject"] :matches(Property, ArrayExpression, CallExpression[callee.property.name="toMatchObject"]) > Literal[regex]',
        message: 'Use expect.stringMatching(...): toMatchObject takes a RegExp to match anything.',
      },
      {
        selector: 'CallExpression[callee.property.name="toMatchObject"] > Literal[regex]',
        message: 'Use toMatch(...): toMatchObject takes a RegExp to match anything.',
      },
    ],
  },
};

export default tseslint.config(
  { ignores: ['build/**', 'coverage/**', 'node_modules/**'] },
  ...tseslint.configs.strict,
  { plugins: { cubewright: { rules: { walls: wallRule } } }, rules: { 'cubewright/walls': 'error' } },
  noBareText,
  honestTests,
  pure,
  { files: ['renderer/**/*.tsx', 'renderer/**/*.ts'], ...reactHooks.configs.flat.recommended },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      eqeqeq: 'error',
      'no-duplicate-imports': 'error',
      'no-console': 'error',
    },
  },
  { files: ['electron/{cli,starter,tools}/**', 'tests/**'], rules: { 'no-console': 'off' } },
);
