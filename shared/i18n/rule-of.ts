import { gameRuleOf } from './en/games/index.ts';

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

/** Returns undefined for a problem that no rule causes, such as a typing error. */
export function ruleOf(code: string): RulePlace | undefined {
  return byCode.get(code);
}
