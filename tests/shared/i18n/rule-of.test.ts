import { describe, expect, it } from 'vitest';
import { gameIds } from '#shared/games/index.ts';
import { gameProblems, gameRuleOf, gameRules } from '#shared/i18n/en/games/index.ts';
import { ruleOf } from '#shared/i18n/index.ts';

describe('the rule behind a refusal (D12)', () => {
  it.each(gameIds)('of %s leads to a section that its page has, from a refusal that it has', (game) => {
    const sections: readonly string[] = gameRules[game].sections.map(({ id }) => id);
    const codes = Object.values(gameRuleOf[game]).flat() as readonly string[];
    expect(Object.keys(gameRuleOf[game]).filter((section) => !sections.includes(section))).toEqual([]);
    expect(codes.filter((code) => !Object.hasOwn(gameProblems, code))).toEqual([]);
    expect(codes.filter((code) => !code.startsWith(`${game}/`))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('is found by code, and not where a line was mistyped', () => {
    expect(ruleOf('kubo/covered')).toEqual({ game: 'kubo', section: 'kubo-laying' });
    expect(ruleOf('kubo/empty-text')).toBeUndefined();
    expect(ruleOf('constructor')).toBeUndefined();
  });

  // What a word is refused for, in every game with words.
  it.each(gameIds.filter((game) => `${game}/not-in-lexicon` in gameProblems))(
    'of %s tells of words',
    (game) => {
      for (const why of ['not-in-lexicon', 'excluded-by-table', 'excluded-by-person']) {
        expect(ruleOf(`${game}/${why}`)?.game).toBe(game);
      }
    },
  );
});
