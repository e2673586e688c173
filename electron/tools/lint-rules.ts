import { wallRule } from './walls.ts';

/** What a rule of ours needs of the linter's interface for plugins, which is ESLint's. */
export interface LintRule {
  create(context: LintContext): Readonly<Record<string, (node: object) => void>>;
}

interface LintContext {
  /** Where the linter was started: the root of the program. */
  readonly cwd: string;
  readonly filename: string;
  report(found: { readonly node: object; readonly message: string }): void;
}

/** A rule that refuses whatever a selector (of esquery) finds. */
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

/** The linter's rules of our own (.oxlintrc.json says which files they look at). */
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
        // A RegExp there has no properties of its own to compare, so that it matches anything.
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
