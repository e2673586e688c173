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

export default tseslint.config(
  { ignores: ['build/**', 'coverage/**', 'node_modules/**'] },
  ...tseslint.configs.strict,
  { plugins: { cubewright: { rules: { walls: wallRule } } }, rules: { 'cubewright/walls': 'error' } },
  noBareText,
  pure,
  { files: ['renderer/**/*.tsx', 'renderer/**/*.ts'], ...reactHooks.configs.flat.recommended },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  { files: ['electron/{cli,starter,tools}/**', 'tests/**'], rules: { 'no-console': 'off' } },
);
