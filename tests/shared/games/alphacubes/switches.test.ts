import { describe, expect, it } from 'vitest';
import { alphacubesOptions } from '#shared/games/alphacubes/index.ts';
import { gameIds, gameOf, isGameId } from '#shared/games/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { defaults } from '#shared/options/index.ts';
import { formatRecord } from '#shared/records/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { readRecord } from '#tests/support/alphacubes/records.ts';

type Setting = readonly [string, string | boolean | readonly string[]];

const settings = alphacubesOptions.flatMap((option): readonly Setting[] => {
  switch (option.kind) {
    case 'choice':
      return option.choices.map((choice) => [option.name, choice]);
    // The clock's numbers are tried by its own tests.
    case 'number':
      return [];
    case 'toggle':
      return [true, false].map((value) => [option.name, value]);
    case 'lines':
      return [[option.name, ['QAT', 'ZAX']]];
  }
});

describe('P2 the switches of Alphacubes', () => {
  it('P2 each has its default', () => {
    expect(defaults(alphacubesOptions)).toEqual({
      set: 'standard',
      ownSet: [],
      board: 'standard',
      ownBoard: [],
      judge: 'assisted',
      challengeKind: 'double',
      missedTurn: 'this',
      strict: false,
      allow: ['RITZ'],
      forbid: ['XU'],
      personalAllow: [],
      personalForbid: [],
      family: 'off',
    });
  });

  it.each(settings)('P2 %s = %s is stored in the record', (name, value) => {
    const { record } = published;
    const text = formatRecord({ ...record, options: { ...record.options, [name]: value } });
    expect(readRecord(text).options).toEqual({ ...record.options, [name]: value });
  });

  it('P2 each has a label, and each choice its own label and line of consequence', () => {
    const { t, exists } = createTranslator();
    for (const [name, value] of settings) {
      const key = `option:alphacubes.${name}`;
      expect(exists(`${key}.label`)).toBe(true);
      if (typeof value === 'string') expect(t(`${key}.choices.${value}`)).not.toContain('.');
      if (typeof value === 'string' || typeof value === 'boolean') {
        expect(t(`${key}.says.${String(value)}`)).toMatch(/\.$/);
      } else {
        expect(t(`${key}.says.lines`)).toMatch(/[.]$/);
      }
    }
  });
});

describe('the list of games', () => {
  it('has Alphacubes for 1 to 6', () => {
    expect(gameIds).toContain('alphacubes');
    expect(gameOf('alphacubes')).toMatchObject({ title: 'Alphacubes', seats: { least: 1, most: 6 } });
  });

  it('knows only its own', () => {
    expect(isGameId('alphacubes')).toBe(true);
    for (const id of ['constructor', 'toString', '', 'chess']) expect(isGameId(id)).toBe(false);
  });
});
