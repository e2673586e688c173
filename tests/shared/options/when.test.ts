import { describe, expect, it } from 'vitest';
import { gameIds, gameOf } from '#shared/games/index.ts';
import { defaults, optionsInUse } from '#shared/options/index.ts';

const { options, optionsSchema } = gameOf('alphacubes');
const inUse = (values: Readonly<Record<string, string>>) =>
  optionsInUse(options, { ...defaults(options), ...values }).map(({ name }) => name);

describe('an option that depends on another', () => {
  it('is in use while the other has the value that it asks for', () => {
    expect(inUse({})).not.toContain('ownBoard');
    expect(inUse({ board: 'own' })).toContain('ownBoard');
    expect(inUse({})).not.toContain('challengeKind');
    expect(inUse({ judge: 'challenge' })).toEqual(expect.arrayContaining(['challengeKind', 'missedTurn']));
    expect(inUse({ judge: 'challenge', challengeKind: 'void' })).not.toContain('missedTurn');
  });

  it('is not in use where the option that it depends on is not', () => {
    expect(inUse({ judge: 'assisted', challengeKind: 'double' })).not.toContain('missedTurn');
  });

  it('is parsed with any value, whatever the other is', () => {
    expect(optionsSchema.parse({ judge: 'assisted', missedTurn: 'next' })).toMatchObject({
      judge: 'assisted',
      missedTurn: 'next',
    });
  });

  it.each(gameIds)('names an option of %s and a value that it can have', (id) => {
    const { options: all, optionsSchema: schema } = gameOf(id);
    for (const { name, when } of all) {
      if (when === undefined) continue;
      expect(all.map((option) => option.name)).toContain(when.option);
      expect(schema.safeParse({ [when.option]: when.is }).success, name).toBe(true);
    }
  });
});
