import { describe, expect, it } from 'vitest';
import { gameIds, gameOf } from '#shared/games/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';

const { t } = createTranslator();
const has = (key: string) => t(key, { defaultValue: '', count: 2 }) !== '';

/** What the screens ask the catalogue for, whichever game it is. */
describe.each(gameIds)('the catalogue of %s', (id) => {
  it('says what the game is, and how each of its computers plays', () => {
    const levels = gameOf(id).computers.levels.map(({ level }) => `levels.${level}`);
    for (const key of ['name', 'says', 'atTable', 'facts', ...levels]) {
      expect(has(`game:${id}.${key}`), key).toBe(true);
    }
    expect(t(`common:games.${id}`)).toBe(gameOf(id).title);
  });

  it('has its rules in the manual', () => {
    expect(t(`help:pages.${id}`, { returnObjects: true })).toMatchObject({
      title: expect.stringContaining(gameOf(id).title) as string,
      lead: expect.any(String) as string,
    });
  });

  it('names every option, each choice, and what each comes to', () => {
    for (const option of gameOf(id).options) {
      const key = `option:${id}.${option.name}`;
      expect(has(`${key}.label`), key).toBe(true);
      const values =
        option.kind === 'choice'
          ? option.choices
          : option.kind === 'toggle'
            ? ['true', 'false']
            : [option.kind === 'lines' ? 'lines' : 'value'];
      for (const value of values) expect(has(`${key}.says.${value}`), `${key}.says.${value}`).toBe(true);
      if (option.kind !== 'choice') continue;
      for (const value of option.choices) expect(has(`${key}.choices.${value}`), value).toBe(true);
    }
  });
});
