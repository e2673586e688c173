import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameFault, nameKey, tidyName, withoutHidden } from '#shared/kernel/index.ts';

/** Names as people have them, in writing that needs joiners, and with pictures. */
const real = [
  'Ann',
  'José',
  'Ștefan-Łukasz O’Neill',
  'محمد',
  'می\u200cخواهم',
  'ශ්\u200dරී',
  'क्\u200dष',
  '李小龍',
  'Ann 👩‍👩‍👧‍👦',
  '🏳️‍🌈',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} Tom',
  '👍🏽',
  '1️⃣',
  '❤️',
];

/** Each with the character that is at fault. */
const faulty = [
  ['a\0b', 'U+0000'],
  ['a\tb', 'U+0009'],
  ['a\u001b[31mb', 'U+001B'],
  ['a\u0085b', 'U+0085'],
  ['a\u202eb', 'U+202E'],
  ['a\u2066b', 'U+2066'],
  ['a\u200fb', 'U+200F'],
  ['a\u061cb', 'U+061C'],
  ['a\u200bb', 'U+200B'],
  ['a\u200db', 'U+200D'],
  ['a\u200cb', 'U+200C'],
  ['می\u200c', 'U+200C'],
  ['a\u2060b', 'U+2060'],
  ['a\ufeffb', 'U+FEFF'],
  ['a\u00adb', 'U+00AD'],
  ['a\ufe0fb', 'U+FE0F'],
  ['1\ufe0f', 'U+FE0F'],
  ['a\u034fb', 'U+034F'],
  ['\u3164', 'U+3164'],
  ['a\u{e0041}b', 'U+E0041'],
  ['a\u2028b', 'U+2028'],
  ['a\ud800b', 'U+D800'],
] as const;

describe('a name', () => {
  test.each(real)('of people is let through: %s', (name) => {
    expect(nameFault(tidyName(name))).toBeUndefined();
    expect(withoutHidden(name)).toBe(tidyName(name));
  });

  test.each(faulty)('that hides something is refused: %j (7.14)', (name, character) => {
    expect(nameFault(tidyName(name))).toEqual({ fault: 'hidden', character });
    expect(nameFault(withoutHidden(name))?.fault).not.toBe('hidden');
  });

  test('is kept without space around it, composed, and in bounds (7.14)', () => {
    expect(tidyName('\u00a0 Jose\u0301\n')).toBe('José');
    expect(nameFault('')).toEqual({ fault: 'empty' });
    expect(nameFault('x'.repeat(60))).toBeUndefined();
    expect(nameFault('x'.repeat(61))).toEqual({ fault: 'too-long', most: 60 });
  });

  test.each([
    ['Ann', 'ANN'],
    ['Straße', 'STRASSE'],
    ['José', 'Jose\u0301'],
    ['Ann Bo', 'Ann\u00a0 Bo'],
    ['Ａｎｎ', 'ann'],
    ['می\u200cخواهم', 'میخواهم'],
  ])('looks like another: %s and %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  test('is none the worse for cleaning, whatever was in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (written) => {
        const clean = withoutHidden(written);
        expect(nameFault(clean)?.fault).not.toBe('hidden');
        expect(withoutHidden(clean)).toBe(clean);
      }),
    );
  });
});
