import type { i18n } from 'i18next';
import { describe, expect, it } from 'vitest';
import { withGames } from '#shared/i18n/catalogue.ts';
import { addScreens, createTranslator, languages } from '#shared/i18n/index.ts';

interface Texts {
  readonly [key: string]: unknown;
}

function* sentences(texts: unknown, key = ''): Generator<readonly [key: string, text: string]> {
  if (typeof texts === 'string') yield [key, texts];
  else if (typeof texts === 'object' && texts !== null)
    for (const [name, one] of Object.entries(texts))
      yield* sentences(one, key === '' ? name : `${key}.${name}`);
}

const textsOf = (instance: i18n, language: string): ReadonlyMap<string, string> =>
  new Map(sentences(instance.getDataByLanguage(language) as Texts));
const factsIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)/gu)].map(([, name = '']) => name))].toSorted();
const formsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{\w+, (\w+)\(/gu)].map(([, name = '']) => name);

describe.each(languages.filter((language) => language !== 'en'))('the texts in %s', (language) => {
  it('lack none of the English ones', async () => {
    const instance = createTranslator(language);
    await addScreens(instance, language);
    const own = textsOf(instance, language);
    expect([...textsOf(instance, 'en').keys()].filter((key) => !own.has(key))).toEqual([]);
  });

  it('are said of the same facts as the English ones, and have no key that English lacks', async () => {
    const instance = createTranslator(language);
    await addScreens(instance, language);
    const english = textsOf(instance, 'en');
    const own = [...textsOf(instance, language)];
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter(([key]) => !english.has(key)).map(([key]) => key)).toEqual([]);
    const unlike = own.filter(([key, text]) => {
      // “One card” needs no number.
      const wanted = factsIn(english.get(key) ?? '').filter((fact) => fact !== 'count');
      return (
        factsIn(text)
          .filter((fact) => fact !== 'count')
          .join() !== wanted.join()
      );
    });
    expect(unlike).toEqual([]);
    const known = ['counted', 'does', 'said', 'whose', 'whom'];
    expect(own.filter(([, text]) => formsIn(text).some((form) => !known.includes(form)))).toEqual([]);
  });
});

describe('a player who is named, and one who is not', () => {
  const said = (language: string, you: string, name: string) => {
    const instance = createTranslator();
    instance.addResource(language, 'common', 'you', you);
    const t = instance.getFixedT(language, 'common');
    const facts = { name };
    return [
      t('none', { ...facts, defaultValue: '{{name, whose(you: my)}}' }),
      t('none', { ...facts, defaultValue: '{{name, whom(you: me)}}' }),
      t('none', { ...facts, defaultValue: '{{name, does(they: goes; you: go)}}' }),
    ];
  };
  it.each([
    ['nl', 'Jij', 'Anna', 'Anna’s'],
    ['nl', 'Jij', 'Anne', 'Annes'],
    ['nl', 'Jij', 'Jan', 'Jans'],
    ['nl', 'Jij', 'Joey', 'Joeys'],
    ['nl', 'Jij', 'Billy', 'Billy’s'],
    ['nl', 'Jij', 'Speler 1', 'Speler 1’s'],
    ['nl', 'Jij', 'Thomas', 'Thomas’'],
    ['sv', 'Du', 'Anna', 'Annas'],
    ['sv', 'Du', 'Thomas', 'Thomas'],
  ])('own things in %s', (language, you, name, owner) => {
    expect(said(language, you, name)).toEqual([owner, name, `${name} goes`]);
    expect(said(language, you, you)).toEqual(['my', 'me', `${you} go`]);
  });
});

it('games are added where the screens look for them, and nothing is lost by it', () => {
  const game = {
    about: { name: 'Spel', says: 'Dat' },
    keys: { table: { title: 'Tafel', keys: { lay: 'Leg' } } },
    options: { size: { label: 'Maat' } },
    problems: { 'spel/no': 'Nee.' },
    record: { kinds: { play: 'zet' } },
    rules: { title: 'Regels', lead: 'Zo.', sections: [{ id: 'a', title: 'A' }] },
    sets: { onScreen: { spel: 'Spel' } },
    tables: { spelTable: { lay: 'Leg' } },
  };
  const screens = { common: { you: 'Jij' }, help: { title: 'Hulp', pages: { about: { title: 'Over' } } } };
  const clock = { options: { clock: { label: 'Klok' } }, record: { kinds: { 'clock-pass': 'tijd' } } };
  expect(withGames(screens, { spel: game }, clock)).toEqual({
    common: { you: 'Jij', games: { spel: 'Spel' } },
    game: { spel: game.about },
    help: {
      title: 'Hulp',
      keyTexts: game.keys,
      pages: { about: { title: 'Over' }, spel: game.rules },
    },
    option: { spel: { size: { label: 'Maat' }, clock: { label: 'Klok' } } },
    print: { sets: { spel: 'Spel' } },
    problem: game.problems,
    record: { spel: { kinds: { play: 'zet', 'clock-pass': 'tijd' } } },
    spelTable: { lay: 'Leg' },
  });
});
