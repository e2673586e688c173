import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Which of our folders a folder may not import (STYLE of the house: dependencies point inwards). */
const walls = {
  shared: [
    '#print-templates/*',
    '#firmware-protocol/*',
    '#renderer/*',
    '#electron/*',
    '#tests/*',
    'node:*',
    'electron',
  ],
  'print-templates': ['#firmware-protocol/*', '#renderer/*', '#electron/*', '#tests/*', 'electron'],
  'firmware-protocol': ['#print-templates/*', '#renderer/*', '#electron/*', '#tests/*', 'electron'],
  renderer: [
    '#firmware-protocol/*',
    '#electron/*',
    '#tests/*',
    'node:*',
    'electron',
    '#print-templates/drawing/pdf/*',
  ],
  electron: ['#renderer/*', '#tests/*'],
};

const wallConfigs = Object.entries(walls).map(([folder, group]) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': ['error', { patterns: [{ group, message: `${folder} does not import this.` }] }],
  },
}));

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

export default tseslint.config(
  { ignores: ['build/**', 'coverage/**', 'node_modules/**'] },
  ...tseslint.configs.strict,
  ...wallConfigs,
  noBareText,
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
