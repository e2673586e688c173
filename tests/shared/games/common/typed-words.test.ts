import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inNotation, noWords, typedWords } from '#shared/games/common/typed-words.ts';
import { ok, refuse } from '#shared/kernel/index.ts';

const words = typedWords({ lay: 'lägg, lägga ut', red: 'röd', clockwise: 'met de klok mee', '': 'den' });
const put = (line: string) => inNotation(line, () => words);

describe('a line that is typed in another language than the notation', () => {
  it('has the words of the notation, and all else as it was', () => {
    expect(put('Lägg  RÖD M2, e.g.').text).toBe('lay  red M2, e.g.');
    expect(put('lagga ut den  rod').text).toBe('lay   red');
    expect(put('met de klok mee').text).toBe('clockwise');
    expect(put('met de, klok mee').text).toBe('met de, klok mee');
    expect(put('').text).toBe('');
  });

  it('is read word by word, each after those before it', () => {
    const seen: string[] = [];
    inNotation('lägg röd: M2; röd', (before, after) => {
      seen.push(`${before.join(' ')} | ${after}`);
      return before.length === 1 ? noWords : words;
    });
    expect(seen).toEqual([
      ' | lägg röd: M2; röd',
      'lay | röd: M2; röd',
      'lay röd : | M2; röd',
      'lay röd : m2 ; | röd',
    ]);
  });

  it('is quoted as it was typed, whole or in part', () => {
    const line = put(' lägg röd N9');
    const found = (text: string) => line.asTyped(refuse({ code: 'kubo/unknown-text', found: text }));
    expect(found('lay red N9')).toEqual(refuse({ code: 'kubo/unknown-text', found: 'lägg röd N9' }));
    expect(found('RED N9')).toEqual(refuse({ code: 'kubo/unknown-text', found: 'röd N9' }));
    expect(found('ed')).toEqual(refuse({ code: 'kubo/unknown-text', found: 'ed' }));
    expect(line.asTyped(refuse({ code: 'play/over' }))).toEqual(refuse({ code: 'play/over' }));
    expect(line.asTyped(ok(3))).toEqual(ok(3));
  });

  it('is quoted by its beginning where it is long', () => {
    const typed = `lägg ${'röd '.repeat(40)}`;
    const line = put(typed);
    const refused = refuse({ code: 'kubo/unknown-text', found: line.text.trim().slice(0, 60) });
    expect(line.asTyped(refused)).toMatchObject({ problem: { found: typed.slice(0, 60) } });
  });

  it('stays as it was without such words, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        expect(inNotation(text, () => noWords).text).toBe(text);
        put(text);
      }),
    );
  });
});
