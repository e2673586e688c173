import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDice, readRow, type Square } from '#renderer/games/kubagram/position/entry-text.ts';
import { alphabetOf, isJoker, lettersOn } from '#shared/games/kubagram/index.ts';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { cubeId, expectOk } from '#shared/kernel/index.ts';
import { spokenWords } from '#shared/spoken/index.ts';
import { dieOf } from '#tests/support/kubagram/dice.ts';

const english = { set: 'en', jokersGone: new Set<never>() } as const;
const dokter = dieOf('en', 'DOKTER');

describe('a row that is dictated', () => {
  it.each(['en', 'nl', 'af', 'sv'] as const)('is the row that was spoken: %s', (set) => {
    const [own] = spokenWords[set];
    const anyOf = (words: readonly string[]) => fc.constantFrom(...words);
    const sign = (name: 'empty' | 'any' | 'open' | 'close') => anyOf(own?.signs[name] ?? []);
    /** In any alphabet of these dice, or by its name. */
    const sound = (letter: string) =>
      anyOf([
        ...spokenWords[set].flatMap(({ alphabet }) => alphabet[letter] ?? []),
        ...(own?.names[letter] ?? []),
      ]);
    const inAlphabet = (letter: string) =>
      anyOf(spokenWords[set].flatMap(({ alphabet }) => alphabet[letter] ?? []));
    const letters = fc.constantFrom(...alphabetOf(set));
    const named = fc
      .integer({ min: 0, max: 104 })
      .map(cubeId)
      .filter((die) => !isJoker(die) && new Set(lettersOn(set, die)).size === 3)
      .chain((die) => {
        const [letter = '', ...others] = lettersOn(set, die);
        const words = [sound(letter), sign('open'), ...others.map(sound), sign('close')];
        return fc.tuple(fc.constant<Square>({ die, letter }), fc.tuple(...words));
      });
    const spoken = fc.oneof(
      letters.chain((letter) => fc.tuple(fc.constant<Square>({ letter }), fc.tuple(sound(letter)))),
      fc.tuple(fc.constant<Square>(null), fc.tuple(sign('empty'))),
      fc.tuple(fc.constant<Square>('any'), fc.tuple(sign('any'))),
      named,
    );
    const first = letters.chain((letter) =>
      fc.tuple(fc.constant<Square>({ letter }), fc.tuple(inAlphabet(letter))),
    );
    // As dictation writes: a capital here, a comma there.
    const written = fc.constantFrom(
      (word: string) => word,
      (word: string) => word.charAt(0).toUpperCase() + word.slice(1),
      (word: string) => `${word},`,
      (word: string) => `${word}.`,
    );
    fc.assert(
      fc.property(
        first,
        fc.array(spoken, { minLength: 1, maxLength: 11 }),
        fc.array(written, { minLength: 80, maxLength: 80 }),
        (begin, more, hands) => {
          const words = [begin, ...more].flatMap(([, said]) => said);
          const line = words.map((word, at) => hands[at]?.(word) ?? word).join(' ');
          const row = [begin, ...more].map(([square]) => square);
          expect(readRow(line, { set, jokersGone: new Set() }, 12)).toEqual({ ok: true, value: row });
        },
      ),
    );
  });

  it('may be the central field, which has no empty squares', () => {
    expect(expectOk(readDice('Alpha, bravo. Charlie.', english, 12))).toEqual([
      { letter: 'A' },
      { letter: 'B' },
      { letter: 'C' },
    ]);
    expect(readDice('alpha space bravo', english, 12)).toMatchObject({
      problem: { code: 'kubagram/entry-sign', found: '.' },
    });
  });

  it('names what was misheard, and shows a joker behind its letter', () => {
    expect(expectOk(readRow('kilo joker and space', english, 12))).toEqual([
      { letter: 'K', die: dokter },
      null,
    ]);
    const read = readRow('alpha bravo sharlie delta', english, 12);
    expect(read.ok ? '' : problemText(createTranslator().t, read.problem)).toBe(
      'Cubewright did not understand sharlie (word 3 of this line). Say the letter again, or type it.',
    );
  });
});
