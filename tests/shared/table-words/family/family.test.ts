import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { gameIds, gameOf } from '#shared/games/index.ts';
import { acceptAll, dutchAlphabet, latinAlphabet, noWords, withWords } from '#shared/lexicon/index.ts';
import {
  familyListFor,
  familyOption,
  familyWords,
  tableJudge,
  tableWords,
  type FamilyList,
} from '#shared/table-words/index.ts';

interface Lists {
  readonly allow: readonly string[];
  readonly forbid: readonly string[];
  readonly personalAllow: readonly string[];
  readonly personalForbid: readonly string[];
}
const none: Lists = { allow: [], forbid: [], personalAllow: [], personalForbid: [] };
const lists = familyOption.choices.filter((choice) => choice !== 'off');
/** A word by its place: none of them is written here. */
const word = (list: FamilyList, at = 0) => familyWords(list)[at] ?? '';
const under = (family: FamilyList | 'off', options: Partial<Lists> = {}, allowed = noWords) => ({
  options: { ...none, ...options, family },
  allowed,
});

describe('P10 words that are not for everybody', () => {
  it('P10 are in no list that changes: records name it, and are judged by it for ever', () => {
    const hashes = lists.map((list) => {
      const hash = createHash('sha256').update(familyWords(list).join(' ')).digest('hex');
      return `${list} ${familyWords(list).length} ${hash.slice(0, 16)}`;
    });
    // A list that shall change gets a new name, and the one that is here stays.
    expect(hashes).toEqual([
      'af 27 f57aff1015a15e53',
      'da 20 830addfb4fbba07b',
      'de 66 025f41987df9f186',
      'en 389 5684312f43c8da35',
      'es 58 58696c39d2d86d58',
      'fi 122 d00b57038a1c6a99',
      'fr 79 18434142a3263088',
      'it 157 1268c998593f50cf',
      'nl 126 8bfd5382f3ce609a',
      'no 38 e60a0547296110fd',
      'pt 64 70ece64c55e231f7',
      'sv 39 f9d22eff56eb2d65',
    ]);
  });

  it('P10 are left out where the game says so, and the judge tells why', () => {
    for (const list of lists) {
      for (const one of familyWords(list)) {
        const plain = tableJudge(acceptAll, under(list), one);
        expect(plain.rulingOn(one)).toEqual({ accepted: false, by: 'family' });
        expect(tableJudge(acceptAll, under('off'), one).has(one)).toBe(true);
      }
    }
  });

  it('P10 count where people brought them, the table has them or this game let them stand', () => {
    const [one, two, three] = [word('en', 3), word('en', 4), word('en', 5)];
    const judge = tableJudge(
      acceptAll,
      under('en', { personalAllow: [one], allow: [two] }, withWords(noWords, [three])),
    );
    expect([one, two, three].map((each) => judge.rulingOn(each))).toEqual([
      { accepted: true, by: 'personal' },
      { accepted: true, by: 'table' },
      { accepted: true, by: 'game' },
    ]);
    expect(judge.has(word('en', 6))).toBe(false);
  });

  it('P10 are kept from computers and hints, which are given what all layers come to', () => {
    const { allowed, denied } = tableWords(under('en', { personalAllow: [word('en')], forbid: ['XU'] }));
    expect(allowed).toEqual([word('en')]);
    expect(denied).toEqual([...familyWords('en').slice(1), 'XU'].sort());
  });

  it('P10 are spelled with the letters of the pieces', () => {
    const withIj = familyWords('nl').filter((one) => one.includes('IJ'));
    expect(withIj.length).toBeGreaterThan(3);
    const dutch = tableJudge(acceptAll, under('nl'), dutchAlphabet);
    for (const one of withIj) expect(dutch.has(one.replaceAll('IJ', 'Ĳ'))).toBe(false);
    const accented = familyWords('sv').find((one) => one.includes('Ö')) ?? '';
    const swedish = `${latinAlphabet}ÅÄÖ`;
    expect(tableJudge(acceptAll, under('sv'), swedish).has(accented)).toBe(false);
    expect(tableJudge(acceptAll, under('sv'), swedish).has(accented.replaceAll('Ö', 'O'))).toBe(true);
    expect(tableJudge(acceptAll, under('sv')).has(accented.replaceAll('Ö', 'O'))).toBe(false);
  });

  it('P10 are found by the language of the word list', () => {
    const tags = ['en-GB', 'nl', 'af-ZA', 'nb', 'nn', 'no', 'eo', undefined];
    expect(tags.map(familyListFor)).toEqual(['en', 'nl', 'af', 'no', 'no', 'no', undefined, undefined]);
  });

  it('P10 every game of words has the switch, off by default and in records from before it', () => {
    const games = gameIds.map(gameOf).filter(({ lexicon }) => lexicon === 'required');
    expect(games).toHaveLength(4);
    for (const { optionsSchema } of games) {
      expect(optionsSchema.parse({})).toMatchObject({ family: 'off' });
      expect(optionsSchema.parse({ family: 'nl' })).toMatchObject({ family: 'nl' });
      expect(optionsSchema.safeParse({ family: 'xx' }).success).toBe(false);
    }
  });
});
