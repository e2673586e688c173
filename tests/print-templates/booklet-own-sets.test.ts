import { describe, expect, it } from 'vitest';
import { printSetOf, printSets } from '#print-templates/index.ts';
import { booklet, rulesOf } from '#print-templates/templates/booklet/index.ts';
import { bookletOf, type Booklet } from '#shared/i18n/booklets.ts';
import { languages, type Language } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { alphacubesSet, cubewordSet, kubagramSets, type PieceSet } from '#shared/pieces/index.ts';

const sentencesOf = ({ line, sections }: Booklet): readonly string[] => [
  line,
  ...Object.values(sections).flatMap(({ title, body, example }) => [
    title,
    ...body.flat(),
    ...(example === undefined ? [] : [example.title, ...example.rows.flat()]),
  ]),
];
const textOf = (rules: Booklet) => sentencesOf(rules).join('\n');

function rulesFor(pieces: PieceSet, language: Language = 'en'): Booklet {
  const set = printSetOf(pieces);
  if (set.game === undefined) throw new Error(`No game for ${pieces.name}`);
  return rulesOf(set.game, set, language);
}

/** With Ħ in the place of the letter, worth `value`. */
function renamed(set: PieceSet, letter: string, value: number): PieceSet {
  const text = JSON.stringify(set.pieces).replaceAll(`"${letter}"`, '"Ħ"');
  const { [letter]: _, ...values } = set.values;
  return {
    ...set,
    name: 'mine',
    title: 'Mine',
    language: 'mt',
    alphabet: set.alphabet.replace(letter, 'Ħ'),
    values: { ...values, Ħ: value },
    pieces: JSON.parse(text) as PieceSet['pieces'],
  };
}

describe('the rules that are printed with a set', () => {
  it.each(languages)('leave nothing to be filled in, in %s', (language) => {
    for (const set of printSets) {
      if (set.game === undefined) continue;
      expect(textOf(rulesOf(set.game, set, language)), set.name).not.toContain('{{');
    }
  });

  it.each(languages)('have each sentence that another set changes, once, in %s', (language) => {
    for (const game of ['alphacubes', 'kubagram', 'cubeword'] as const) {
      const text = bookletOf(game, language);
      for (const [sentence] of Object.values(text.own ?? {})) {
        expect(textOf(text).split(sentence), sentence).toHaveLength(2);
      }
    }
  });

  it('tell Alphacubes by the number of its cubes, its faces and its board', () => {
    expect(textOf(rulesFor(alphacubesSet))).toMatch(
      /98 cubes\. Each has five.*\nA board of 17 by 17 squares, 81 of/,
    );
    const small: PieceSet = {
      ...alphacubesSet,
      name: 'mine',
      pieces: alphacubesSet.pieces.slice(0, 60),
      boards: { mine: { name: 'mine', rows: ['..d..', '.....', 'D.*.T', '.....', '..t..'] } },
    };
    const text = textOf(rulesFor(small));
    expect(text).toMatch(
      /\n60 cubes\. Each has five different letters.*\nA board of 5 by 5 squares, 5 of them/,
    );
    expect(text).toContain('The face with the sum is no blank.');
    expect(text).not.toMatch(/second board|worked out anew|FROSTED/);
    const withoutSums = small.pieces.map((piece) => ({
      ...piece,
      faces: piece.faces.filter(({ kind }) => kind === 'letter'),
    }));
    const plain = textOf(rulesFor({ ...small, pieces: withoutSums }));
    expect(plain).toContain('60 cubes. Each shows its letters');
    expect(plain).toContain('A cube costs you the sum of its letters');
    expect(plain).not.toMatch(/sum of the five|face with the sum/);
  });

  it('keep an example as long as the set bears it out', () => {
    const dearer = { ...alphacubesSet, name: 'mine', values: { ...alphacubesSet.values, F: 5 } };
    expect(textOf(rulesFor({ ...alphacubesSet, name: 'mine' }))).toContain('FROSTED');
    expect(textOf(rulesFor(dearer))).not.toContain('FROSTED');
    expect(textOf(rulesFor({ ...cubewordSet, name: 'mine' }))).toContain('PLANET');
    expect(textOf(rulesFor(renamed(cubewordSet, 'N', 1)))).not.toContain('PLANET');
  });

  it.each(languages)('say in %s that dice are none of the makers, unless they are', (language) => {
    const own = bookletOf('kubagram', language).own?.['makers'] ?? ['', ''];
    for (const [name, set] of Object.entries({ ...kubagramSets, mine: renamed(kubagramSets.en, 'T', 12) })) {
      const text = textOf(rulesFor(set, language));
      const isMakers = name === 'en' || name === 'nl' || name === 'af';
      expect([text.includes(own[0]), text.includes(own[1])], name).toEqual([isMakers, !isMakers]);
    }
    expect(textOf(rulesFor(kubagramSets.sv, language))).toContain('FJÄLLSTUGA');
  });

  it.each(languages)('tell Kubagram in a language that we have no words for, in %s', (language) => {
    const mine = renamed(kubagramSets.en, 'T', 12);
    const text = textOf(rulesFor(mine, language));
    expect(text).not.toMatch(/\{\{|CATTLE|TABLE|undefined|NaN/);
    expect(text).toContain('DOKĦER 32, GEERRY 25, POLLEĦ 29');
    expect(text).toMatch(/\b1 \S+.* 12[ ,]/);
    const product = booklet.of(printSetOf(mine));
    if (product === undefined) throw new Error('No booklet');
    expect(expectOk(product.layout(expectOk(product.parse({ language })))).sheets.length).toBeGreaterThan(3);
  });
});
