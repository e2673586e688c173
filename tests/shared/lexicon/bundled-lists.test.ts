import { readFileSync } from 'node:fs';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { expectOk } from '#shared/kernel/index.ts';
import { createJudge, decodeLexicon, formatWordList, wordLengths } from '#shared/lexicon/index.ts';
import { bundledFile, bundledList, bundledNames } from '#tests/support/bundled-list.ts';
import { seed } from '#tests/support/seed.ts';

/** Another one each run; give it by CUBEWRIGHT_SEED to run one again. */
/** Spellings that no list holds, for each list; CUBEWRIGHT_SPELLINGS=1000000 takes some seconds a list. */
const tried = Number(process.env.CUBEWRIGHT_SPELLINGS ?? 20_000);

const compiled = (name: string): Buffer =>
  readFileSync(new URL(`../../../build/lexica/${name}.cwlex`, import.meta.url));

describe.each(bundledNames)('the list %s', (name) => {
  const { text, words, set, manifest, sha256 } = bundledList(name);
  const file = compiled(name);
  const lexicon = expectOk(decodeLexicon(new Uint8Array(file), `${name}.cwlex`));
  const judge = createJudge(lexicon);
  /** Agreement is counted, not asserted word by word: a million assertions would take longer than the judge. */
  const disagreements = (spellings: readonly string[]): readonly string[] =>
    spellings.filter((spelling) => judge.has(spelling) !== set.has(spelling));

  it('is what its manifest describes, and so is its graph', () => {
    const { alphabet } = manifest;
    expect(sha256).toBe(manifest.sha256);
    expect(words.length).toBe(manifest.words);
    expect(set.size).toBe(words.length);
    expect(formatWordList(words)).toBe(text);
    expect(lexicon).toMatchObject({ name, alphabet, words: words.length, sha256 });
  });

  it('holds words of its letters only, as long as a board is wide, in their order', () => {
    const places = new Map(Array.from(manifest.alphabet, (letter, place) => [letter, place]));
    const inOrder = (one: string, other: string): boolean => {
      let at = 0;
      while (one[at] === other[at] && at < one.length) at += 1;
      return (places.get(one[at] ?? '') ?? -1) < (places.get(other[at] ?? '') ?? -1);
    };
    const { least, most } = wordLengths;
    const odd = words.filter(
      (word, at) =>
        word.length < least ||
        word.length > most ||
        [...word].some((letter) => !places.has(letter)) ||
        (at > 0 && !inOrder(words[at - 1] ?? '', word)),
    );
    expect(odd).toEqual([]);
  });

  it('comes with its licence', () => {
    expect(bundledFile(manifest.licence).toString('utf8').length).toBeGreaterThan(5_000);
  });

  it('knows each of its words, and no beginning or end of one that is none', () => {
    expect(disagreements(words)).toEqual([]);
    expect(disagreements(words.map((word) => word.slice(0, -1)))).toEqual([]);
    expect(disagreements(words.map((word) => word.slice(1)))).toEqual([]);
  });

  it(`agrees with a plain set on ${tried} spellings near its words (seed ${seed})`, () => {
    const generator = xoroshiro128plus(seed);
    const draw = (below: number): number => uniformInt(generator, 0, below - 1);
    const letter = (): string => manifest.alphabet.charAt(draw(manifest.alphabet.length));
    const near = (word: string): string => {
      const at = draw(word.length);
      switch (draw(4)) {
        case 0:
          return word.slice(0, at) + letter() + word.slice(at + 1);
        case 1:
          return word.slice(0, at) + letter() + word.slice(at);
        case 2:
          return word.slice(0, at) + word.slice(at + 1);
        default:
          return word + letter();
      }
    };
    const spellings: string[] = [];
    while (spellings.length < tried) {
      const spelling = near(words[draw(words.length)] ?? '');
      if (!set.has(spelling)) spellings.push(spelling);
    }
    expect(spellings.filter((spelling) => judge.has(spelling))).toEqual([]);
  });
});

describe('what the packages are known to hold, of 2 to 15 letters', () => {
  const written = (word: string): number => word.replaceAll('Ĳ', 'IJ').length;

  it.each([
    // RITZ is ours, in the smaller English list (RULES A8).
    ['english', 114_169 + 1],
    ['english-large', 247_789],
    // The inlet IJ has become one letter, which is no word.
    ['dutch', 299_609 - 1],
    ['afrikaans', 136_140],
    ['swedish', 664_356],
  ] as const)('%s has %d', (name, expected) => {
    expect(bundledList(name).words.filter((word) => written(word) <= 15).length).toBe(expected);
  });

  it('includes RITZ, and leaves XU to the table (A8)', () => {
    for (const name of ['english', 'english-large'] as const) {
      expect(['RITZ', 'XU'].filter((word) => bundledList(name).set.has(word))).toEqual(['RITZ', 'XU']);
    }
  });
});

describe('IJ in the Dutch list (K12)', () => {
  const { words, set, manifest } = bundledList('dutch');

  it('is one letter after I, wherever it stands', () => {
    expect(manifest.alphabet).toBe('ABCDEFGHIĲJKLMNOPQRSTUVWXYZ');
    expect(['ĲS', 'FĲN', 'BĲECTIE', 'BĲOU', 'GELĲKTĲDIG'].filter((word) => !set.has(word))).toEqual([]);
    expect(words.filter((word) => word.includes('IJ'))).toEqual([]);
  });

  it('counts as one in the length of a word', () => {
    expect(set.has('ĲS')).toBe(true);
    expect(set.has('Ĳ')).toBe(false);
  });
});

describe.each([
  ['english', [4013, 11110, 40481, 63640], [10, 20, 35, 40, 50, 55, 60, 70]],
  ['english-large', [4037, 11210, 41214, 65171], [10, 20, 35, 40, 50, 55, 60, 70, 80]],
] as const)('the levels of %s', (name, counts, levels) => {
  const { words, manifest } = bundledList(name);
  const lexicon = (level: number) => {
    const file = `${name}-${level}`;
    return createJudge(expectOk(decodeLexicon(new Uint8Array(compiled(file)), file)));
  };

  it('grow, and the vocabularies hold what stands at their level or below', () => {
    const [ten, twenty, thirtyFive, fifty] = [lexicon(10), lexicon(20), lexicon(35), lexicon(50)];
    const known = [ten, twenty, thirtyFive, fifty].map(({ has }) => words.filter(has).length);
    expect(known).toEqual(counts);
    expect(words.filter((word) => ten.has(word) && !twenty.has(word))).toEqual([]);
    expect(words.filter((word) => thirtyFive.has(word) && !fifty.has(word))).toEqual([]);
    expect(manifest.levels).toEqual(levels);
  });

  it('begin with what everybody knows', () => {
    expect(['HOUSE', 'WATER', 'PLAY'].every((word) => lexicon(10).has(word))).toBe(true);
    expect(['RITZ', 'XU'].some((word) => lexicon(35).has(word))).toBe(false);
  });
});
