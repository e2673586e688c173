import { gameRuleOf } from './en/games/index.ts';

/** Where a rule stands in the manual. */
export interface RulePlace {
  readonly game: string;
  readonly section: string;
}

const byCode: ReadonlyMap<string, RulePlace> = new Map(
  Object.entries(gameRuleOf).flatMap(([game, sections]) =>
    Object.entries(sections).flatMap(([section, codes]: readonly [string, readonly string[]]) =>
      codes.map((code) => [code, { game, section }] as const),
    ),
  ),
);

/** The rule behind a refusal; undefined for what is no matter of rules, as a slip in typing. */
export function ruleOf(code: string): RulePlace | undefined {
  return byCode.get(code);
}
