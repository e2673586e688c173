import { wallRule } from './walls.ts';

/** This is the part of the linter's plugin interface, which is ESLint's, that these rules use. */
export interface LintRule {
  create(context: LintContext): Readonly<Record<string, (node: object) => void>>;
}

interface LintContext {
  readonly cwd: string;
  readonly filename: string;
  report(found: { readonly node: object; readonly message: string }): void;
}

function refuse(...refused: readonly { readonly selector: string; readonly message: string }[]): LintRule {
  return {
    create: ({ report }) =>
      Object.fromEntries(
        refused.map(({ selector, message }) => [selector, (node: object) => report({ node, message })]),
      ),
  };
}

const inCatalogue = 'Take this text from shared/i18n.';
const matchObject = 'CallExpression[callee.property.name="toMatchObject"]';

/** `.oxlintrc.json` says which files each rule checks. */
export default {
  meta: { name: 'cubewright' },
  rules: {
    walls: wallRule,
    'text-from-catalogue': refuse(
      { selector: 'JSXText[value=/[A-Za-z]{2,}/]', message: inCatalogue },
      {
        selector:
          'JSXAttribute[name.name=/^(aria-label|title|alt|placeholder)$/] > Literal[value=/[A-Za-z]{2,}/]',
        message: inCatalogue,
      },
    ),
    'regexp-in-match-object': refuse(
      {
        // `toMatchObject` compares a RegExp by its own properties; it has none, so it would match anything.
        selector: `${matchObject} :matches(Property, ArrayExpression, ${matchObject}) > Literal[regex]`,
        message: 'Use expect.stringMatching(...): toMatchObject takes a RegExp to match anything.',
      },
      {
        selector: `${matchObject} > Literal[regex]`,
        message: 'Use toMatch(...): toMatchObject takes a RegExp to match anything.',
      },
    ),
  },
};
